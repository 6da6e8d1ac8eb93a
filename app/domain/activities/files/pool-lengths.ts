import type { FitFields } from './fit-messages.ts'
import { RawRows, type RawLeg } from './raw.ts'
import { instantOf, scaled } from './read-fit.ts'

const active = 1

/**
 * The rows of a swim in a pool: at each wall, since a watch knows the distance there alone. Time in movement is that of
 * the lengths swum, without the rest between them.
 */
export function poolRows(leg: RawLeg, poolMetres: number, lengths: readonly FitFields[]): void {
  const hearts = leg.rows.columns()
  const rows = new RawRows()
  let [metres, swum, beat] = [0, 0, 0]
  const inOrder = lengths.toSorted((one, other) => instantOf(one, 2) - instantOf(other, 2))
  for (const length of inOrder) {
    const startedAt = instantOf(length, 2)
    const seconds = scaled(length, 3, 1000)
    if (!(seconds >= 0) || Number.isNaN(startedAt)) continue
    const isSwum = length.get(12) !== 0 || length.get(12) === active
    rows.add({ seconds: startedAt, metres })
    if (isSwum) {
      metres += poolMetres
      swum += seconds
    }
    while (beat < hearts.seconds.length && (hearts.seconds[beat] ?? 0) < startedAt + seconds) beat += 1
    rows.add({
      seconds: startedAt + seconds,
      metres,
      heartRates: hearts.heartRates[beat] ?? Number.NaN,
      cadences: isSwum ? scaled(length, 9, 1) : Number.NaN,
    })
  }
  leg.rows = rows
  if (swum > 0) leg.told.movingSeconds = swum
  if (metres > 0) leg.told.metres = metres
}
