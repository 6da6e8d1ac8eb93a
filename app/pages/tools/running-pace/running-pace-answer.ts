import { isBeyondBestMarks } from '#app/domain/training/running/best-marks.ts'
import {
  pacingOf,
  timeAt,
  usualGapPercent,
  type Pacing,
  type Strategy,
  splitsAt,
  splitsEvery,
  type Split,
} from '#app/domain/training/running/pacing.ts'
import { netTimeOf, runPaceOf, solveRun, type Run, type RunPace } from '#app/domain/training/running/run.ts'
import type { MarksReading } from '#app/domain/training/typed/distances.ts'
import type { Reading } from '#app/domain/training/typed/reading.ts'
import type { ToolFields, ToolQuery } from '../tool-query.ts'
import {
  chosen,
  intervalOf,
  strategies,
  units,
  type RunningUnit,
  type Sought,
  readRunningPace,
  soughtOf,
  type RunningPaceReadings,
} from './running-pace-fields.ts'

export const runningPaceFields: ToolFields = {
  names: [
    'cherche',
    'distance',
    'temps',
    'allure',
    'vitesse',
    'unite',
    'intervalle',
    'strategie',
    'ecart',
    'dixiemes',
    'decalage',
    'chrono',
    'ravitaillements',
  ],
  example: { distance: 'marathon', temps: '3:29:59', strategie: 'progressive' },
}

/** Everything the running tool says of a query; what a wrong field spoils is undefined, the rest stays. */
export type RunningPaceAnswer = {
  sought: Sought
  unit: RunningUnit
  strategy: Strategy
  hasTenths: boolean
  readings: RunningPaceReadings
  /** Metres, seconds on the athlete's own watch, s/km, s/mi, km/h. */
  run: Run | undefined
  paceAlone: RunPace | undefined
  isBeyondBestMarks: boolean
  /** The strategy's, or the one typed (%). */
  gapPercent: number | undefined
  pacing: Pacing | undefined
  halfSeconds: number | undefined
  intervalMetres: number
  /** Every interval, then the finish; undefined when there are too many. */
  splits: Split[] | undefined
  aidStations: Split[]
  delaySeconds: number | undefined
}

export function answerRunningPace(query: ToolQuery): RunningPaceAnswer {
  const sought = soughtOf(query)
  const unit = chosen(units, query.unite) ?? 'km'
  const strategy = chosen(strategies, query.strategie) ?? 'reguliere'
  const readings = readRunningPace(query, sought)
  const delaySeconds = valueOf(readings.delay)
  const run = runOf(readings, sought, query.chrono === 'officiel' ? delaySeconds : undefined)
  const gapPercent = gapOf(strategy, readings.gap)
  const pacing =
    run && gapPercent !== undefined
      ? pacingOf(run.distanceMetres, run.timeSeconds, strategy, gapPercent)
      : undefined
  const intervalMetres = intervalOf(query.intervalle, unit, run?.distanceMetres ?? 0)
  return {
    sought,
    unit,
    strategy,
    hasTenths: query.dixiemes !== undefined && query.dixiemes !== '',
    readings,
    run,
    paceAlone: run || sought === 'allure' ? undefined : paceAloneOf(readings),
    isBeyondBestMarks: run !== undefined && isBeyondBestMarks(run.distanceMetres, run.timeSeconds),
    gapPercent,
    pacing,
    halfSeconds: run && pacing && timeAt(pacing, run.distanceMetres / 2),
    intervalMetres,
    splits: pacing && splitsEvery(pacing, intervalMetres),
    aidStations: pacing ? aidStationsOf(pacing, readings.aidStations) : [],
    delaySeconds,
  }
}

function runOf(
  { distance, time, pace, speed }: RunningPaceReadings,
  sought: Sought,
  delaySeconds: number | undefined,
): Run | undefined {
  const typedTime = valueOf(time)
  const known = {
    distanceMetres: valueOf(distance),
    timeSeconds: typedTime && delaySeconds ? netTimeOf(typedTime, delaySeconds) : typedTime,
    pace: valueOf(pace),
    speed: valueOf(speed),
  }
  if (sought === 'allure') return isWrong(time) || isWrong(distance) ? undefined : solveRun(known, 'pace')
  const other = sought === 'temps' ? distance : time
  const paceIsWrong =
    known.pace === undefined && known.speed === undefined && (isWrong(pace) || isWrong(speed))
  if (isWrong(other) || paceIsWrong) return undefined
  return solveRun(known, sought === 'temps' ? 'time' : 'distance') ?? solveRun(known)
}

function paceAloneOf({ pace, speed }: RunningPaceReadings): RunPace | undefined {
  return runPaceOf({ pace: valueOf(pace), speed: valueOf(speed) })
}

function gapOf(strategy: Strategy, gap: Reading): number | undefined {
  if (strategy === 'reguliere' || (!gap.ok && gap.reason === 'empty')) return usualGapPercent[strategy]
  return valueOf(gap)
}

function aidStationsOf(pacing: Pacing, reading: MarksReading): Split[] {
  if (!reading.ok) return []
  const { marks } = reading
  const splits =
    'atMetres' in marks ? splitsAt(pacing, marks.atMetres) : splitsEvery(pacing, marks.everyMetres)
  return splits?.slice(0, -1) ?? []
}

function isWrong(reading: Reading): boolean {
  return !reading.ok && reading.reason !== 'empty'
}

function valueOf(reading: Reading): number | undefined {
  return reading.ok ? reading.value : undefined
}
