import { mileMetres } from '#app/domain/training/measures.ts'
import { timeAt, type Pacing } from '#app/domain/training/running/pacing.ts'
import type { Run } from '#app/domain/training/running/run.ts'
import { writeClock, writeDuration, writeDistance, writeNumber } from '#app/domain/training/typed/writing.ts'
import type { RunningPaceAnswer } from '../running-pace-answer.ts'
import type { RunningUnit } from '../running-pace-fields.ts'

export type BandColumn = { metres: number; label: string; seconds: number; isFifth: boolean }

type BandUnit = RunningUnit | 'm'

export type PaceBand = {
  columns: BandColumn[]
  step: number
  unit: BandUnit
  finish: { metres: number; seconds: number }
  meanPace: { seconds: number; unit: RunningUnit }
}

/** Narrower columns would not be read on a wrist. */
export const mostBandColumns = 50

const shortRaceMetres = 2000
const steps = [1, 5, 10, 25, 50, 100, 250, 500, 1000]
const sameMark = 0.01

export function paceBandOf(
  { distanceMetres, timeSeconds, pace, milePace }: Run,
  pacing: Pacing,
  unit: RunningUnit,
  mostColumns = mostBandColumns,
): PaceBand {
  const finish = { metres: distanceMetres, seconds: timeSeconds }
  const meanPace = { seconds: unit === 'mi' ? milePace : pace, unit }
  if (distanceMetres < shortRaceMetres)
    return { columns: columnsEvery(100, 1, pacing), step: 100, unit: 'm', finish, meanPace }
  const unitMetres = unit === 'mi' ? mileMetres : 1000
  const step = steps.find((units) => distanceMetres / (units * unitMetres) <= mostColumns + 1) ?? 1000
  return { columns: columnsEvery(step, unitMetres, pacing), step, unit, finish, meanPace }
}

function columnsEvery(step: number, unitMetres: number, pacing: Pacing): BandColumn[] {
  const last = (pacing.at(-1)?.toMetres ?? 0) - sameMark
  const count = Math.max(0, Math.ceil(last / (step * unitMetres)) - 1)
  return Array.from({ length: count }, (_, index) => {
    const units = (index + 1) * step
    const metres = units * unitMetres
    const isFifth = (index + 1) % 5 === 0
    return { metres, label: String(units), seconds: timeAt(pacing, metres), isFifth }
  })
}

export function bandOfAnswer(
  { run, pacing, unit }: Pick<RunningPaceAnswer, 'run' | 'pacing' | 'unit'>,
  mostColumns?: number,
): PaceBand | undefined {
  return run && pacing && paceBandOf(run, pacing, unit, mostColumns)
}

const noBreakSpace = '\u00a0'
const unitInWords = { km: 'kilomètre', mi: 'mile', m: 'mètre' }

export function sayBand({ finish, ...band }: PaceBand): string {
  return `Bracelet pour ${writeDistance(finish.metres)} en ${writeDuration(finish.seconds)}, ${sayStep(band)}`
}

export function sayStep({ columns, step, unit }: Pick<PaceBand, 'columns' | 'step' | 'unit'>): string {
  if (columns.length === 0) return 'l’arrivée seule'
  if (step === 1) return `un temps à chaque ${unitInWords[unit]}`
  return `un temps tous les ${writeNumber(step)}${noBreakSpace}${unit}`
}

export function sayColumn({ label, seconds }: BandColumn, { unit, finish }: PaceBand): string {
  const time = writeClock(seconds, { hours: finish.seconds >= 3600 })
  return `${label}${noBreakSpace}${unit}${noBreakSpace}: ${time}`
}
