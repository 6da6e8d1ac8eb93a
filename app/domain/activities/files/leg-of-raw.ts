import type { Lap, Leg, Sport, Track } from '../activity.ts'
import { fastest, isOnFoot, sportOfSpeed } from '../sports.ts'
import { at, columnOf, trackOf } from '../track/columns.ts'
import { rowsInOrder, secondsSinceStart } from './clocks.ts'
import { toldMetres, walkPositions } from './distances.ts'
import type { RawLap, RawLeg } from './raw.ts'

/** What a column may hold; anything else was not measured. */
const ranges: { [Name in keyof Track]?: readonly [least: number, most: number] } = {
  latitudes: [-90, 90],
  longitudes: [-180, 180],
  altitudes: [-500, 9000],
  heartRates: [25, 250],
  cadences: [1, 300],
  watts: [0, 3000],
}

/** A leg from what a file said, its clock beginning `secondsBefore` after the start of the activity, `metresBefore` along it. */
export function legOfRaw(raw: RawLeg, secondsBefore: number, metresBefore: number): Leg {
  const read = raw.rows.columns()
  const rows = rowsInOrder(read.seconds)
  const clock = columnOf(rows.length, (row) => at(read.seconds, rows[row] ?? -1))
  const track = trackOf((name) => measured(read[name], rows, ranges[name]))
  forgetNullIsland(track)
  track.seconds = secondsSinceStart(clock)
  const sport = raw.sport ?? guessSport(track)
  const walked = walkPositions(track, fastest[sport])
  track.metres = toldMetres(track.metres, track.seconds, fastest[sport]) ?? walked
  if (isOnFoot(sport)) bothLegs(track.cadences, raw.isCadenceOfOneLeg)
  const laps = raw.laps.flatMap((lap) => lapOf(lap, at(clock, 0), track, secondsBefore))
  const elapsed = at(track.seconds, track.seconds.length - 1)
  track.seconds = track.seconds.map((value) => value + secondsBefore)
  track.metres = track.metres.map((value) => value + metresBefore)
  return { sport, track, laps, poolMetres: raw.poolMetres, told: believable(raw.told, sport, elapsed) }
}

function measured(column: Float64Array, rows: Uint32Array, range: readonly [number, number] | undefined) {
  const [least, most] = range ?? [-Infinity, Infinity]
  const kept = new Float64Array(rows.length)
  for (let row = 0; row < kept.length; row += 1) {
    const value = column[rows[row] ?? -1] ?? NaN
    kept[row] = value >= least && value <= most ? value : Number.NaN
  }
  return kept
}

/** 0°, 0° is what receivers say that do not know where they are. */
function forgetNullIsland({ latitudes, longitudes }: Track): void {
  for (let row = 0; row < latitudes.length; row += 1) {
    const isNowhere = latitudes[row] === 0 && longitudes[row] === 0
    if (isNowhere || Number.isNaN(longitudes[row])) latitudes[row] = Number.NaN
    if (Number.isNaN(latitudes[row])) longitudes[row] = Number.NaN
  }
}

function guessSport(track: Track): Sport {
  const seconds = at(track.seconds, track.seconds.length - 1)
  const copy = { ...track, latitudes: track.latitudes.slice(), longitudes: track.longitudes.slice() }
  const metres = toldMetres(track.metres, track.seconds, fastest.other) ?? walkPositions(copy, fastest.other)
  return sportOfSpeed(at(metres, metres.length - 1) / seconds)
}

/** Nobody runs with fewer than 120 steps a minute most of the time: such a cadence is of one leg. */
function bothLegs(cadences: Float64Array, isOfOneLeg: boolean): void {
  let [slow, quick] = [0, 0]
  for (const cadence of cadences) {
    if (cadence < 120) slow += 1
    else if (cadence >= 120) quick += 1
  }
  if (!isOfOneLeg && slow <= quick) return
  for (let row = 0; row < cadences.length; row += 1) cadences[row] = (cadences[row] ?? NaN) * 2
}

function lapOf(lap: RawLap, start: number, track: Track, secondsBefore: number): Lap[] {
  const startSeconds = Number.isNaN(start) ? 0 : lap.startedAt - start
  const last = at(track.seconds, track.seconds.length - 1)
  const isThere = startSeconds >= -60 && !(startSeconds > last + 60) && lap.seconds > 0
  if (!isThere) return []
  const metres = lap.metres >= 0 ? lap.metres : 0
  return [
    {
      startSeconds: Math.max(0, startSeconds) + secondsBefore,
      seconds: lap.seconds,
      metres,
      isRest: lap.isRest,
    },
  ]
}

const mostTold: { [Name in keyof Leg['told']]?: number } = {
  metres: 1e7,
  movingSeconds: 1e6,
  elapsedSeconds: 1e6,
  climbMetres: 5e4,
  averageHeartRate: 250,
  averageWatts: 3000,
}

/** What is told without what cannot be: more than anybody does, or longer or further than the clock of the track allows. */
function believable(told: Leg['told'], sport: Sport, clock: number): Leg['told'] {
  const kept: Leg['told'] = { ...told }
  for (const [name, most] of Object.entries(mostTold) as [keyof typeof mostTold, number][]) {
    if (!(Number(told[name]) >= 0 && Number(told[name]) <= most)) delete kept[name]
  }
  if (clock > 0 && (kept.movingSeconds ?? 0) > 1.5 * clock + 60) delete kept.movingSeconds
  const seconds = kept.elapsedSeconds ?? kept.movingSeconds ?? clock
  if ((kept.metres ?? 0) > 50 + seconds * fastest[sport]) delete kept.metres
  return kept
}
