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
import { netTimeOf, runPaceOf, solveRun, type Run } from '#app/domain/training/running/run.ts'
import type { MarksReading } from '#app/domain/training/typed/distances.ts'
import type { Reading } from '#app/domain/training/typed/reading.ts'
import { chosen, isWrong, type Sought, soughtOf, valueOf, type ToolQuery } from '../tool-query.ts'
import { intervalOf, strategies, units, readRunningPace } from './running-pace-fields.ts'

/** Everything the running tool says of a query; what a wrong field spoils is undefined, the rest stays. */
export function answerRunningPace(query: ToolQuery) {
  const sought = soughtOf(query, 'allure', 'vitesse')
  const unit = chosen(units, query.unite, 'km')
  const strategy = chosen(strategies, query.strategie, 'reguliere')
  const readings = readRunningPace(query, sought)
  const delaySeconds = valueOf(readings.decalage)
  const run = runOf(readings, sought, query.chrono === 'officiel' ? delaySeconds : undefined)
  const gapPercent = gapOf(strategy, readings.ecart)
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
    paceAlone: run || sought === 'allure' ? undefined : runPaceOf(paceOf(readings)),
    isBeyondBestMarks: run !== undefined && isBeyondBestMarks(run.distanceMetres, run.timeSeconds),
    /** The strategy's, or the one typed (%). */
    gapPercent,
    pacing,
    halfSeconds: run && pacing && timeAt(pacing, run.distanceMetres / 2),
    intervalMetres,
    /** Every interval, then the finish; undefined when there are too many. */
    splits: pacing && splitsEvery(pacing, intervalMetres),
    aidStations: pacing ? aidStationsOf(pacing, readings.ravitaillements) : [],
    delaySeconds,
  }
}

export type RunningPaceAnswer = ReturnType<typeof answerRunningPace>

type Readings = ReturnType<typeof readRunningPace>

function paceOf({ allure, vitesse }: Readings) {
  return { pace: valueOf(allure), speed: valueOf(vitesse) }
}

function runOf(readings: Readings, sought: Sought, delaySeconds: number | undefined): Run | undefined {
  const { distance, temps, allure, vitesse } = readings
  const typedTime = valueOf(temps)
  const known = {
    distanceMetres: valueOf(distance),
    timeSeconds: typedTime && delaySeconds ? netTimeOf(typedTime, delaySeconds) : typedTime,
    ...paceOf(readings),
  }
  if (sought === 'allure') return isWrong(temps) || isWrong(distance) ? undefined : solveRun(known, 'pace')
  const hasPace = known.pace !== undefined || known.speed !== undefined
  if (!hasPace && (isWrong(allure) || isWrong(vitesse))) return undefined
  if (isWrong(sought === 'temps' ? distance : temps)) return undefined
  return solveRun(known, sought === 'temps' ? 'time' : 'distance') ?? solveRun(known)
}

function gapOf(strategy: Strategy, gap: Reading): number | undefined {
  return strategy === 'reguliere' ? usualGapPercent.reguliere : valueOf(gap, usualGapPercent[strategy])
}

function aidStationsOf(pacing: Pacing, reading: MarksReading): Split[] {
  if (!reading.ok) return []
  const { marks } = reading
  const splits =
    'atMetres' in marks ? splitsAt(pacing, marks.atMetres) : splitsEvery(pacing, marks.everyMetres)
  return splits?.slice(0, -1) ?? []
}
