import { isMeasure } from '../measures.ts'
import { readDistance } from '../typed/distances.ts'
import { clockParts, readDuration } from '../typed/durations.ts'
import { readPace, readSpeed } from '../typed/paces.ts'
import { orClock, refuse, tidy, type Reading } from '../typed/reading.ts'
import { writeNumber } from '../typed/writing.ts'

const expectedDistance = 'Indiquez une distance comme 1500 m, 1,9 km ou 1650 yd, d’au moins un mètre.'
const expectedTime = 'Indiquez un temps comme 25:45, 1:32,4 ou 1h08, d’au moins une seconde.'
const expectedPace = 'Indiquez une allure comme 1:45 ou 1′45″'
const expectedSpeed = 'Indiquez une vitesse comme 0,97 m/s ou 3,5 km/h.'

/** Nobody swims 100 m this fast (s): a bare number read as seconds that would be is minutes. */
const tooFastForSeconds = 40

/** Below this many, a bare number may be kilometres: one with decimals (`1,9`) is. */
const leastPool = 20

/**
 * A typed distance swum, metres, from one metre on, read back in metres. A bare number is metres, but for one with
 * decimals below 20 (`1,9`, `3.8`), which is kilometres; below 20, whole ones (`5`) may be `meant` as kilometres.
 */
export function readSwimDistance(text: string): Reading {
  const parts = clockParts(tidy(text) ?? '')
  const bare = parts?.kind === 'bare' ? parts.number : undefined
  const isSmall = bare !== undefined && bare < leastPool
  const inMetres = bare !== undefined && !(isSmall && !Number.isInteger(bare))
  const reading = fromLeast(readDistance(inMetres ? `${text} m` : text), 1, expectedDistance)
  if (!reading.ok) return reading
  const said = { ...reading, reading: writeMetres(reading.value) }
  if (!isSmall || !inMetres) return said
  return { ...said, meant: { text: `${bare} km`, reading: `${bare}\u00a0km` } }
}

function writeMetres(metres: number): string {
  return `${writeNumber(metres)}\u00a0m`
}

/**
 * A typed time of a swim, seconds, from one second on; two parts as `readDuration` reads them, whose h:mm is only for
 * paces under 9 s per 100 m. A bare number is seconds (`58` for 100 m), unless no swimmer is that fast over the
 * distance or the distance is not known: then minutes (`25` for 1 500 m).
 */
export function readSwimTime(text: string, distance?: number): Reading {
  const reading = fromLeast(readDuration(withUnit(text, distance), distance), 1, expectedTime)
  if (!reading.ok) return reading
  const understood = { ...reading, seconds: reading.value }
  return orClock(tidy(text) ?? '', understood, (meant) => readSwimTime(meant, distance)) ?? reading
}

/** A typed pace, seconds per `unit`, from a tenth of a second on; see `readPace`. */
export function readSwimPace(text: string, unit: '100 m' | '100 yd'): Reading {
  return fromLeast(readPace(text, unit), 0.1, `${expectedPace}, par ${unit}.`)
}

/** A typed speed, m/s, from a millimetre a second on; see `readSpeed`. */
export function readSwimSpeed(text: string): Reading {
  return fromLeast(readSpeed(text, 'm/s'), 0.001, expectedSpeed)
}

function withUnit(text: string, distance: number | undefined): string {
  const parts = clockParts(tidy(text) ?? '')
  if (parts?.kind !== 'bare') return text
  const isSeconds = isMeasure(distance) && (100 * parts.number) / distance >= tooFastForSeconds
  return `${text} ${isSeconds ? 's' : 'min'}`
}

function fromLeast(reading: Reading, least: number, expected: string): Reading {
  if (reading.ok) return reading.value >= least ? reading : refuse('out-of-range', expected)
  return refuse(reading.reason, reading.reason === 'out-of-range' ? reading.expected : expected)
}
