import { decimal, refuse, tidy, type Reading } from './reading.ts'
import { writeSpeed } from './write-number.ts'

/** The units a speed field can be in. */
type SpeedUnit = 'km/h' | 'm/s'

const metresPerSecond = { 'km/h': 1 / 3.6, 'm/s': 1, mph: 1609.344 / 3600 }
const fastest = 1000

/**
 * A typed speed, in `unit`: `12,5`, `12.5 km/h`, `12kmh`, `1,25 m/s`, `7.5 mph`; another unit typed after it is converted.
 * Refused: empty, unreadable, zero, 1000 and more.
 */
export function readSpeed(text: string, unit: SpeedUnit = 'km/h'): Reading {
  const expected = `Indiquez une vitesse comme ${unit === 'km/h' ? '12,5' : '1,25'} ${unit}.`
  const typed = tidy(text)
  if (typed === '') return refuse('empty', expected)
  const match = /^([\d. ]+?) ?(km ?\/ ?h|kmh|m ?\/ ?s|mph|mi\/h)?$/.exec(typed ?? '')
  const number = decimal(match?.[1] ?? '')
  if (number === undefined) return refuse('unreadable', expected)
  const value = number * (metresPerSecond[typedUnit(match?.[2], unit)] / metresPerSecond[unit])
  if (!(value > 0 && value < fastest)) return refuse('out-of-range', expected)
  return { ok: true, value, reading: writeSpeed(value, unit) }
}

function typedUnit(word: string | undefined, unit: SpeedUnit): keyof typeof metresPerSecond {
  if (word === undefined) return unit
  if (word.startsWith('k')) return 'km/h'
  return word === 'mph' || word === 'mi/h' ? 'mph' : 'm/s'
}
