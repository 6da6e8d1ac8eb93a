import type { StravaDetail, StravaStreams, StravaSummary } from '#app/outside/strava/strava.ts'
import type { Activity, Lap, Sport, Track } from '../activity.ts'
import { isOnFoot } from '../sports.ts'
import { trackOf, type ColumnName } from '../track/columns.ts'

/** Strava’s sport types that are not `other`. */
const sports = new Map<string | undefined, Sport>([
  ...all('run', 'Run', 'VirtualRun'),
  ...all('trail', 'TrailRun'),
  ...all('walk', 'Walk', 'Hike', 'Snowshoe'),
  ...all('swim', 'Swim'),
  ...all('ride', 'Ride', 'MountainBikeRide', 'GravelRide', 'EBikeRide', 'EMountainBikeRide', 'VirtualRide'),
  ...all('ride', 'Velomobile', 'Handcycle'),
])

function all(sport: Sport, ...types: string[]) {
  return types.map((type) => [type, sport] as const)
}

export function sportOf({ sport_type, type }: Pick<StravaSummary, 'sport_type' | 'type'>): Sport {
  return sports.get(sport_type ?? type) ?? 'other'
}

/** Of an activity without columns: typed by hand, or known from a list alone. */
export const noStreams: StravaStreams = {
  time: undefined,
  distance: undefined,
  latlng: undefined,
  altitude: undefined,
  heartrate: undefined,
  cadence: undefined,
  watts: undefined,
}

export function activityOf(detail: StravaDetail, streams: StravaStreams): Activity {
  const sport = sportOf(detail)
  return {
    id: String(detail.id),
    source: 'strava',
    title: detail.name,
    startedAt: detail.start_date === undefined ? undefined : new Date(detail.start_date),
    device: detail.device_name,
    legs: [
      {
        sport,
        track: columnsOf(streams, sport),
        laps: lapsOf(detail),
        poolMetres: undefined,
        told: withoutAbsent({
          metres: detail.distance,
          movingSeconds: detail.moving_time,
          elapsedSeconds: detail.elapsed_time,
          climbMetres: detail.total_elevation_gain,
          averageHeartRate: detail.average_heartrate,
          averageWatts: detail.average_watts,
          // A meter says so; anything else is an estimate.
          hasMeasuredPower: detail.average_watts === undefined ? undefined : (detail.device_watts ?? false),
        }),
      },
    ],
  }
}

function columnsOf(streams: StravaStreams, sport: Sport): Track {
  const { time, distance, latlng, altitude, heartrate, cadence, watts } = streams
  const length = time?.data.length ?? 0
  // Strava counts the steps of one leg.
  const steps = isOnFoot(sport) ? 2 : 1
  const columns: Record<ColumnName, (row: number) => number | null | undefined> = {
    seconds: (row) => time?.data[row],
    latitudes: (row) => latlng?.data[row]?.[0],
    longitudes: (row) => latlng?.data[row]?.[1],
    metres: (row) => distance?.data[row],
    altitudes: (row) => altitude?.data[row],
    heartRates: (row) => heartrate?.data[row],
    cadences: (row) => (cadence?.data[row] ?? NaN) * steps,
    watts: (row) => watts?.data[row],
  }
  return trackOf((name) => Float64Array.from({ length }, (_, row) => columns[name](row) ?? NaN))
}

function lapsOf({ laps = [], start_date }: StravaDetail): Lap[] {
  const startedAt = start_date === undefined ? NaN : Date.parse(start_date)
  let endSeconds = 0
  return laps.map(({ distance = 0, elapsed_time = 0, start_date: lapStart }) => {
    const said = lapStart === undefined ? NaN : (Date.parse(lapStart) - startedAt) / 1000
    const startSeconds = Number.isFinite(said) ? said : endSeconds
    endSeconds = startSeconds + elapsed_time
    return { startSeconds, seconds: elapsed_time, metres: distance, isRest: false }
  })
}

type Told = Activity['legs'][number]['told']

function withoutAbsent(told: { [Name in keyof Told]: Told[Name] | undefined }): Told {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
}
