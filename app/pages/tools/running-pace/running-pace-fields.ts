import { mileMetres } from '#app/domain/training/measures.ts'
import { isRunnable } from '#app/domain/training/running/best-marks.ts'
import type { Strategy } from '#app/domain/training/running/pacing.ts'
import { netTimeOf } from '#app/domain/training/running/run.ts'
import { readDistance, readMarks } from '#app/domain/training/typed/distances.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import { readPercentage } from '#app/domain/training/typed/numbers.ts'
import { readPace, readSpeed } from '#app/domain/training/typed/paces.ts'
import { refuse, type Reading } from '#app/domain/training/typed/reading.ts'
import { choices, chosen, readFields, type Sought, toolFields, type ToolQuery } from '../tool-query.ts'
import words from './running-pace-fields.json' with { type: 'json' }

export const runningPaceFields = toolFields(
  words,
  { distance: 'marathon', temps: '3:29:59', strategie: 'progressive' },
  { carried: ['natation', 'velo', 'format', 'ralentissement'], refit: withoutAbsurdTime },
)

export type RunningUnit = 'km' | 'mi'

export const units = choices<RunningUnit>({ km: 'Kilomètres', mi: 'Miles' })
export const strategies = choices<Strategy>({
  reguliere: 'Régulière',
  prudente: 'Prudente',
  progressive: 'Progressive',
  positive: 'Positive',
})
export const clocks = choices({ reel: 'Temps réel', officiel: 'Temps officiel' })
export const intervals = [
  { value: '', label: 'Auto' },
  { value: '400', label: '400 m' },
  { value: '1000', label: '1 km' },
  { value: String(mileMetres), label: '1 mile' },
  { value: '5000', label: '5 km' },
]

/** The interval (m) of the passages: the one chosen, else one that gives a table of a page at most. */
export function intervalOf(typed: string | undefined, unit: RunningUnit, distanceMetres: number): number {
  const metres = Number(chosen(intervals, typed, ''))
  if (metres > 0) return metres
  if (distanceMetres <= 2000) return 400
  if (unit === 'mi') return mileMetres
  return distanceMetres <= 12_000 ? 1000 : 5000
}

/** The time asked again where the distance just pressed makes it no run. */
function withoutAbsurdTime(query: ToolQuery): ToolQuery {
  const { distance, temps } = readRunningPace(query, 'allure')
  const isAbsurd = distance.ok && temps.ok && !isRunnable(distance.value, temps.value)
  return isAbsurd ? { ...query, temps: '' } : query
}

export function readRunningPace(query: ToolQuery, sought: Sought) {
  const unit = chosen(units, query.unite, 'km')
  const distance = readDistance(query.distance ?? '', unit)
  // A distance that is sought says nothing of how a time is to be understood.
  const knownMetres = distance.ok && sought !== 'distance' ? distance.value : undefined
  const temps = readDuration(query.temps ?? '', knownMetres)
  return readFields(query, {
    distance: () => distance,
    temps: () => temps,
    allure: (typed) => readPacePerKm(typed, unit),
    vitesse: (typed) => readSpeed(unit === 'mi' && isBare(typed) ? `${typed} mi/h` : typed),
    ecart: readPercentage,
    decalage: (typed) => readDelay(typed, query.chrono, temps),
    ravitaillements: (typed) => readMarks(typed, unit),
  })
}

/** A pace typed per `unit`, unless it says another, as s/km; read back as it is typed. */
function readPacePerKm(typed: string, unit: RunningUnit): Reading {
  const reading = readPace(typed, unit)
  return reading.ok && unit === 'mi' ? { ...reading, value: (reading.value * 1000) / mileMetres } : reading
}

const bare = /^[\d\s.,:'’′"”″]+$/

function isBare(typed: string): boolean {
  return bare.test(typed)
}

/** What is typed without a unit, with the one it was read in: for somebody who changes the unit of the page. */
export function withUnits(query: ToolQuery): ToolQuery {
  const unit = chosen(units, query.unite, 'km')
  const { distance = '', allure = '', vitesse = '', ravitaillements = '' } = query
  const ofDistance = isBare(distance) && Number(distance.replace(',', '.')) < 100 ? ` ${unit}` : ''
  const marks = readMarks(ravitaillements, unit)
  return {
    distance: distance + ofDistance,
    allure: allure + (isBare(allure) ? `/${unit}` : ''),
    vitesse: vitesse + (isBare(vitesse) ? ` ${unit}/h` : ''),
    ravitaillements: marks.ok ? marks.reading : ravitaillements,
  }
}

function readDelay(typed: string, clock: string | undefined, time: Reading): Reading {
  const delay = readDuration(/^[\s0:]*$/.test(typed) ? '' : typed)
  const isTooLong = delay.ok && time.ok && netTimeOf(time.value, delay.value) === undefined
  if (clock !== 'officiel' || !isTooLong) return delay
  return refuse('out-of-range', 'Ce délai dure plus longtemps que le temps officiel visé.')
}
