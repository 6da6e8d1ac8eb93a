import { clockParts } from './clock-parts.ts'
import { refuse, tidy, type Reading } from './reading.ts'
import { writePace, type PaceUnit } from './write-pace.ts'

const metresPerUnit: Record<PaceUnit, number> = { km: 1000, mi: 1609.344, '100 m': 100, '100 yd': 91.44 }
const suffix = / ?(?:\/|au|aux|par) ?(km|mile|mi|100 ?m|100 ?(?:y|yd|yds|yards?)|100)$/
const minutesAfterColons = /(?<=:\d\d) ?(?:min|mn)$/
const longest = 24 * 3600
const secondsFrom = 30

/**
 * A typed pace, in seconds per `unit`. Two parts are m:ss, three h:mm:ss; a bare number is minutes below 30, else
 * seconds. A unit typed after it (`8:00/mi`, `4'59 au km`) is converted into `unit`.
 * Refused: empty, unreadable, zero, a day and more.
 */
export function readPace(text: string, unit: PaceUnit = 'km'): Reading {
  const example = unit === 'km' || unit === 'mi' ? '4:59 ou 4′59″' : '1:45 ou 1′45″'
  const expected = `Indiquez une allure comme ${example}, par ${unit}.`
  const typed = tidy(text)
  if (typed === '') return refuse('empty', expected)
  const seconds =
    typed === undefined ? undefined : secondsOf(typed.replace(suffix, '').replace(minutesAfterColons, ''))
  if (typed === undefined || seconds === undefined) return refuse('unreadable', expected)
  const value = (seconds * metresPerUnit[unit]) / metresPerUnit[typedUnit(typed) ?? unit]
  if (!(value > 0 && value < longest)) return refuse('out-of-range', expected)
  return { ok: true, value, reading: writePace(value, unit, { tenths: !Number.isInteger(value) }) }
}

function secondsOf(typed: string): number | undefined {
  const parts = clockParts(typed)
  if (!parts) return undefined
  if (parts.kind === 'exact') return parts.seconds
  if (parts.kind === 'two-parts') return parts.first * 60 + parts.second
  return parts.number < secondsFrom ? parts.number * 60 : parts.number
}

function typedUnit(typed: string): PaceUnit | undefined {
  const word = suffix.exec(typed)?.[1]?.replace(' ', '')
  if (word === undefined) return undefined
  if (word === 'km') return 'km'
  if (word === 'mi' || word === 'mile') return 'mi'
  if (word === '100m') return '100 m'
  // A bare « /100 » keeps the field's own unit.
  return word === '100' ? undefined : '100 yd'
}
