import { writeClock, writeDuration, writeDistance, writeNumber } from '#app/domain/training/typed/writing.ts'
import type { BandColumn, PaceBand } from './pace-band.ts'

const noBreakSpace = '\u00a0'
const unitInWords = { km: 'kilomètre', mi: 'mile', m: 'mètre' }

/** What the picture of a band shows: « Bracelet pour 42,195 km en 3 h 29 min 59 s, un temps à chaque kilomètre ». */
export function sayBand({ finish, ...band }: PaceBand): string {
  return `Bracelet pour ${writeDistance(finish.metres)} en ${writeDuration(finish.seconds)}, ${sayStep(band)}`
}

/** How far apart its times are: every kilometre, or more when they are many. */
export function sayStep({ columns, step, unit }: Pick<PaceBand, 'columns' | 'step' | 'unit'>): string {
  if (columns.length === 0) return 'l’arrivée seule'
  if (step === 1) return `un temps à chaque ${unitInWords[unit]}`
  return `un temps tous les ${writeNumber(step)}${noBreakSpace}${unit}`
}

/** A mark in words: « 5 km : 0:25:10 ». */
export function sayColumn({ label, seconds }: BandColumn, { unit, finish }: PaceBand): string {
  const time = writeClock(seconds, { hours: finish.seconds >= 3600 })
  return `${label}${noBreakSpace}${unit}${noBreakSpace}: ${time}`
}
