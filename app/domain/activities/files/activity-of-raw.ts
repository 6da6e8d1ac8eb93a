import type { Activity, Leg } from '../activity.ts'
import { sportOf } from '../figures/figures-of.ts'
import { sportNames } from '../sports.ts'
import { at, rowCount } from '../track/columns.ts'
import { isBelieved } from './clocks.ts'
import { legOfRaw } from './leg-of-raw.ts'
import type { RawActivity, RawLeg } from './raw.ts'

/** An activity as the site knows it; undefined where nothing in it is an activity. `name` sets its id apart. */
export function activityOfRaw(raw: RawActivity, name: string): Activity | undefined {
  const legs: Leg[] = []
  let metresBefore = 0
  const start = startOf(raw.legs[0])
  for (const rawLegOfIt of raw.legs) {
    const between = startOf(rawLegOfIt) - start
    const isLater = between > 0 && between < 36 * 3600
    const leg = legOfRaw(rawLegOfIt, isLater ? between : endOf(legs.at(-1)), metresBefore)
    metresBefore = at(leg.track.metres, rowCount(leg.track) - 1) || metresBefore + (leg.told.metres ?? 0)
    if (rowCount(leg.track) > 1 || (leg.told.movingSeconds ?? 0) > 0) legs.push(leg)
  }
  if (legs.length === 0) return undefined
  return {
    id: idOf(name, legs, start),
    source: 'file',
    title: raw.title || sportNames[sportOf({ legs })],
    startedAt: isBelieved(start) ? new Date(start * 1000) : undefined,
    device: raw.device,
    legs,
  }
}

/** By its last row with a clock less its time: a clock may be right only once it has seen a satellite. */
function startOf(leg: RawLeg | undefined): number {
  const clock = leg?.rows.columns().seconds ?? new Float64Array()
  const first = clock.find((value) => !Number.isNaN(value)) ?? leg?.laps[0]?.startedAt ?? Number.NaN
  return isBelieved(first) ? first : (clock.find(isBelieved) ?? first)
}

function endOf(leg: Leg | undefined): number {
  if (!leg) return 0
  return (
    at(leg.track.seconds, rowCount(leg.track) - 1) || (leg.told.elapsedSeconds ?? leg.told.movingSeconds ?? 0)
  )
}

/** The same for the same file opened again (FNV-1a of its name, start and lengths). */
function idOf(name: string, legs: readonly Leg[], start: number): string {
  const text = [
    name,
    start,
    ...legs.flatMap(({ track }) => [rowCount(track), ...track.metres.slice(-1)]),
  ].join(' ')
  let hash = 0x81_1c_9d_c5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  return `fichier-${hash.toString(36)}`
}
