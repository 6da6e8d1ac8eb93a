import { writeClock } from './write-duration.ts'

/** What a pace is counted over, as written after it. */
export type PaceUnit = 'km' | 'mi' | '100 m' | '100 yd'

/**
 * A pace to the nearest second (or tenth), carried: `4′59″/km`, `1′45,3″/100 m`; an hour or more is `1:02′05″/km`.
 * @param seconds per `unit`
 */
export function writePace(seconds: number, unit?: PaceUnit, precision: { tenths?: boolean } = {}): string {
  const minutesAndSeconds = writeClock(seconds, precision).replace(/:(?=[^:]*$)/, '′')
  return `${minutesAndSeconds}″${unit === undefined ? '' : `/${unit.replace(' ', '\u00a0')}`}`
}
