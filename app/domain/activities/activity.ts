/** What moved: paces per km for `run`, `trail`, `walk`; per 100 m for `swim`; km/h for `ride`. */
export const sports = ['run', 'trail', 'walk', 'swim', 'ride', 'triathlon', 'other'] as const
export type Sport = (typeof sports)[number]

/** Columns of equal length, one row a point in the order of time; what was not measured is NaN. */
export type Track = {
  /** Seconds since the start of the activity, pauses included. */
  seconds: Float64Array
  /** Degrees, WGS 84. */
  latitudes: Float64Array
  longitudes: Float64Array
  /** Metres since the start of the activity; never goes back. */
  metres: Float64Array
  altitudes: Float64Array
  heartRates: Float64Array
  /** Steps, strokes or turns a minute. */
  cadences: Float64Array
  watts: Float64Array
}

/** A part of the activity in seconds and metres since its start. */
export type Lap = { startSeconds: number; seconds: number; metres: number; isRest: boolean }

/** One sport of an activity: a triathlon has three and its transitions lie between them. */
export type Leg = {
  sport: Sport
  /** Without points when it was typed by hand or measured indoors without a file. */
  track: Track
  laps: Lap[]
  /** Metres of the pool; undefined outside. */
  poolMetres: number | undefined
  /** What the device or the person says, where the track does not; undefined where nobody does. */
  told: {
    metres?: number
    movingSeconds?: number
    elapsedSeconds?: number
    climbMetres?: number
    averageHeartRate?: number
    averageWatts?: number
    hasMeasuredPower?: boolean
  }
}

export type Activity = {
  id: string
  source: 'file' | 'hand' | 'strava'
  title: string
  /** Undefined when no clock can be believed. */
  startedAt: Date | undefined
  /** The recording device, where Garmin’s or Strava’s attribution asks for it. */
  device: string | undefined
  legs: Leg[]
}
