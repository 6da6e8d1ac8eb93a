import { mileMetres } from '../measures.ts'
import { clockParts, type ClockParts } from './durations.ts'
import { orClock, refuse, tidy, type Reading, decimal } from './reading.ts'
import { writePace, type PaceUnit, writeSpeed } from './writing.ts'

const metresPerUnit: Record<PaceUnit, number> = { km: 1000, mi: mileMetres, '100 m': 100, '100 yd': 91.44 }
const suffix = / ?(?:\/|au|aux|par) ?(km|mile|mi|100 ?m|100 ?(?:y|yd|yds|yards?)|100)$/
const minutesAfterColons = /(?<=:\d\d) ?(?:min|mn)$/
const speedWithUnit = /\d ?(?:km ?\/ ?h|kmh|m ?\/ ?s|mph|mi\/h)$/
const longest = 24 * 3600
const secondsFrom = 30

/**
 * A typed pace, in seconds per `unit`. Two parts are m:ss, three h:mm:ss; a bare number is minutes below 30, else
 * seconds; `4.59` is decimal minutes that may be `meant` otherwise. A unit typed after it (`8:00/mi`, `4'59 au km`) is
 * converted into `unit`, a speed (`12 km/h`) into a pace.
 * Refused: empty, unreadable, zero, a day and more.
 */
export function readPace(text: string, unit: PaceUnit = 'km'): Reading {
  const example = unit === 'km' || unit === 'mi' ? '4:59 ou 4′59″' : '1:45 ou 1′45″'
  const expected = `Indiquez une allure comme ${example}, par ${unit}.`
  const typed = tidy(text)
  if (typed === '') return refuse('empty', expected)
  const speed = typed !== undefined && speedWithUnit.test(typed) ? readSpeed(typed, 'm/s') : undefined
  if (speed?.ok) {
    const pace = metresPerUnit[unit] / speed.value
    return {
      ok: true,
      value: pace,
      reading: writePace(pace, unit, { tenths: pace.toFixed(3).slice(-3) !== '000' }),
    }
  }
  const parts = typed === undefined ? undefined : clockParts(withoutUnit(typed))
  if (typed === undefined || parts === undefined) return refuse('unreadable', expected)
  const seconds = secondsOf(parts)
  const value = (seconds * metresPerUnit[unit]) / metresPerUnit[typedPaceUnit(typed) ?? unit]
  if (!(value > 0 && value < longest)) return refuse('out-of-range', expected)
  const rough = { value, reading: writePace(value, unit), seconds }
  const doubtful = orClock(typed, rough, (meant) => readPace(meant, unit))
  if (doubtful) return doubtful
  return { ok: true, value, reading: writePace(value, unit, { tenths: !Number.isInteger(value) }) }
}

function withoutUnit(typed: string): string {
  return typed.replace(suffix, '').replace(minutesAfterColons, '')
}

function secondsOf(parts: ClockParts): number {
  if (parts.kind === 'exact') return parts.seconds
  if (parts.kind === 'two-parts') return parts.first * 60 + parts.second
  return parts.number < secondsFrom ? parts.number * 60 : parts.number
}

function typedPaceUnit(typed: string): PaceUnit | undefined {
  const word = suffix.exec(typed)?.[1]?.replace(' ', '')
  if (word === undefined) return undefined
  if (word === 'km') return 'km'
  if (word === 'mi' || word === 'mile') return 'mi'
  if (word === '100m') return '100 m'
  // A bare « /100 » keeps the field's own unit.
  return word === '100' ? undefined : '100 yd'
}

type SpeedUnit = 'km/h' | 'm/s'

const metresPerSecond = { 'km/h': 1 / 3.6, 'm/s': 1, mph: mileMetres / 3600 }
const fastest = 1000

/** A typed speed in `unit`; another one typed after it (`7.5 mph`) is converted. Refused: empty, unreadable, 0, 1000 and more. */
export function readSpeed(text: string, unit: SpeedUnit = 'km/h'): Reading {
  const expected = `Indiquez une vitesse comme ${unit === 'km/h' ? '12,5' : '1,25'} ${unit}.`
  const typed = tidy(text)
  if (typed === '') return refuse('empty', expected)
  const match = /^([\d. ]+?) ?(km ?\/ ?h|kmh|m ?\/ ?s|mph|mi\/h)?$/.exec(typed ?? '')
  const number = decimal(match?.[1] ?? '')
  if (number === undefined) return refuse('unreadable', expected)
  const value = number * (metresPerSecond[typedSpeedUnit(match?.[2], unit)] / metresPerSecond[unit])
  if (!(value > 0 && value < fastest)) return refuse('out-of-range', expected)
  return { ok: true, value, reading: writeSpeed(value, unit) }
}

function typedSpeedUnit(word: string | undefined, unit: SpeedUnit): keyof typeof metresPerSecond {
  if (word === undefined) return unit
  if (word.startsWith('k')) return 'km/h'
  return word === 'mph' || word === 'mi/h' ? 'mph' : 'm/s'
}
