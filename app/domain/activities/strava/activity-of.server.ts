import type { StravaDetail, StravaStreams, StravaSummary } from '#app/outside/strava/strava.ts'
import type { Activity, Lap, Sport, Track } from '../activity.ts'

/** Strava's sport types that are not `other`. */
const sports: Readonly<Record<string, Sport>> = {
  Run: 'run',
  VirtualRun: 'run',
  TrailRun: 'trail',
  Walk: 'walk',
  Hike: 'walk',
  Swim: 'swim',
  Ride: 'ride',
  MountainBikeRide: 'ride',
  GravelRide: 'ride',
  EBikeRide: 'ride',
  EMountainBikeRide: 'ride',
  VirtualRide: 'ride',
  Velomobile: 'ride',
  Handcycle: 'ride',
}

export function sportOf({ sport_type, type }: Pick<StravaSummary, 'sport_type' | 'type'>): Sport {
  return sports[sport_type ?? type ?? ''] ?? 'other'
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
        track: trackOf(streams, sport),
        laps: lapsOf(detail),
        poolMetres: undefined,
        told: withoutAbsent({
          metres: detail.distance,
          movingSeconds: detail.moving_time,
          elapsedSeconds: detail.elapsed_time,
          climbMetres: detail.total_elevation_gain,
          averageHeartRate: detail.average_heartrate,
          averageWatts: detail.average_watts,
          hasMeasuredPower: detail.device_watts,
        }),
      },
    ],
  }
}

function trackOf(streams: StravaStreams, sport: Sport): Track {
  const length = streams.time?.data.length ?? 0
  const column = (data: readonly (number | null | undefined)[] = []) =>
    Float64Array.from({ length }, (_, row) => data[row] ?? NaN)
  const cadences = column(streams.cadence?.data)
  const isOnFoot = sport === 'run' || sport === 'trail' || sport === 'walk'
  return {
    seconds: column(streams.time?.data),
    latitudes: column(streams.latlng?.data.map((place) => place?.[0])),
    longitudes: column(streams.latlng?.data.map((place) => place?.[1])),
    metres: column(streams.distance?.data),
    altitudes: column(streams.altitude?.data),
    heartRates: column(streams.heartrate?.data),
    // Strava counts the steps of one leg.
    cadences: isOnFoot ? cadences.map((steps) => steps * 2) : cadences,
    watts: column(streams.watts?.data),
  }
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
