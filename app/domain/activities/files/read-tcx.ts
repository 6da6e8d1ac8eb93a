import { sportOfWords } from '../sports.ts'
import { PointPatterns } from './point-patterns.ts'
import type { RawActivity, RawFile, RawLap, RawLeg, RawRow } from './raw.ts'
import { addPart, rawLeg } from './raw.ts'
import { numberOf, secondsOf, valueOf } from './values.ts'
import { readXml, type XmlHandlers } from './xml.ts'

const columnsByPlace: Partial<Record<string, keyof RawRow>> = {
  'Time Trackpoint': 'seconds',
  'LatitudeDegrees Position': 'latitudes',
  'LongitudeDegrees Position': 'longitudes',
  'AltitudeMeters Trackpoint': 'altitudes',
  'DistanceMeters Trackpoint': 'metres',
  'Value HeartRateBpm': 'heartRates',
  'Cadence Trackpoint': 'cadences',
  'RunCadence TPX': 'cadences',
  'Watts TPX': 'watts',
}

/** Each activity of a TCX file; the sports of a multisport session are the legs of one. */
export async function readTcx(chunks: AsyncIterable<Uint8Array>): Promise<RawFile> {
  const activities: RawActivity[] = []
  let session: RawActivity | undefined
  let activity: RawActivity | undefined
  let leg: RawLeg | undefined
  let lap: RawLap | undefined
  let row: RawRow = {}
  const handlers: XmlHandlers = {
    open(name, attributes) {
      if (name === 'MultiSportSession') session = addPart(activities, emptyActivity())
      else if (name === 'Activity') {
        activity = session ?? addPart(activities, emptyActivity())
        leg = addPart(activity.legs, rawLeg(sportOfWords(attributes.Sport ?? ''), true))
      } else if (name === 'Lap' && leg) {
        lap = { startedAt: secondsOf(attributes.StartTime ?? ''), seconds: NaN, metres: NaN, isRest: false }
        addPart(leg.laps, lap)
      } else if (name === 'Trackpoint') row = {}
    },
    close(name, text, parents) {
      const parent = parents.at(-1)
      const column = columnsByPlace[`${name} ${parent}`]
      if (column) row[column] = valueOf(column, text)
      else if (name === 'Trackpoint') leg?.rows.add(row)
      else if (parent === 'Lap' && lap) tellLap(lap, name, text)
      else if (name === 'Activity' && leg) tellLeg(leg)
      else if (name === 'MultiSportSession') session = undefined
      else if (name === 'Name' && parent === 'Creator' && activity) activity.device = text
      else if (name === 'Notes' && parent === 'Activity' && activity) activity.title = text
    },
  }
  const points = new PointPatterns({
    name: 'Trackpoint',
    columnOf: (name, parent) => columnsByPlace[`${name} ${parent}`],
    structure,
    add: (point) => leg?.rows.add(point),
  })
  const isWhole = await readXml(chunks, handlers, points)
  return { activities, isCut: !isWhole }
}

const structure = new Set(['MultiSportSession', 'Activity', 'Lap', 'Trackpoint', 'Creator'])

function emptyActivity(): RawActivity {
  return { title: '', device: undefined, legs: [] }
}

function tellLap(lap: RawLap, name: string, text: string): void {
  if (name === 'TotalTimeSeconds') lap.seconds = numberOf(text)
  if (name === 'DistanceMeters') lap.metres = numberOf(text)
  if (name === 'Intensity') lap.isRest = text === 'Resting'
}

/** The clock of the device stops in pauses: its laps say the time in movement. */
function tellLeg(leg: RawLeg): void {
  const [seconds, metres] = [sumOf(leg, 'seconds'), sumOf(leg, 'metres')]
  if (seconds > 0) leg.told.movingSeconds = seconds
  if (metres > 0) leg.told.metres = metres
}

function sumOf({ laps }: RawLeg, name: 'seconds' | 'metres'): number {
  return laps.reduce((sum, lap) => sum + lap[name], 0)
}
