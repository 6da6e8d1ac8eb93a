import { sportOfWords } from '../sports.ts'
import { PointPatterns } from './point-patterns.ts'
import { addPart, rawLeg, type RawActivity, type RawFile, type RawRow } from './raw.ts'
import { numberOf, valueOf } from './values.ts'
import { readXml, type XmlHandlers } from './xml.ts'

type Names = { name: string; type: string }

/** Each track of a GPX file; its routes where it has no track. Extensions of Garmin and others for heart, steps, watts. */
export async function readGpx(chunks: AsyncIterable<Uint8Array>): Promise<RawFile> {
  const tracks: RawActivity[] = []
  const routes: RawActivity[] = []
  let device: string | undefined
  let activity: RawActivity | undefined
  let names: Names = { name: '', type: '' }
  let row: RawRow = {}
  let fileName = ''
  const handlers: XmlHandlers = {
    open(name, attributes) {
      if (name === 'gpx') device = attributes.creator
      else if (name === 'trk' || name === 'rte') {
        activity = { title: '', device, legs: [rawLeg(undefined)] }
        names = { name: '', type: '' }
        addPart(name === 'trk' ? tracks : routes, activity)
      } else if (name === 'trkpt' || name === 'rtept') {
        row = { latitudes: numberOf(attributes.lat), longitudes: numberOf(attributes.lon) }
      }
    },
    close(name, text, parents) {
      const column = columnsByName[name]
      const parent = parents.at(-1)
      if (column) row[column] = valueOf(column, text)
      else if (name === 'trkpt' || name === 'rtept') activity?.legs[0]?.rows.add(row)
      else if (name === 'name' && (parent === 'metadata' || parent === 'gpx')) fileName = text
      else if ((name === 'name' || name === 'type') && (parent === 'trk' || parent === 'rte'))
        names[name] = text
      else if ((name === 'trk' || name === 'rte') && activity) nameActivity(activity, names)
    },
  }
  const points = new PointPatterns({
    name: 'trkpt',
    columnOf: (name, parent) =>
      (parent === 'trkpt' ? attributeColumns[name] : undefined) ?? columnsByName[name],
    structure,
    add: (point) => activity?.legs[0]?.rows.add(point),
  })
  const isWhole = await readXml(chunks, handlers, points)
  if (activity && activity.title === '') nameActivity(activity, names)
  const activities = tracks.length > 0 ? tracks : routes
  const [first] = activities
  if (first?.title === '' && activities.length === 1) first.title = fileName
  return { activities, isCut: !isWhole }
}

function nameActivity(activity: RawActivity, { name, type }: Names): void {
  activity.title = name
  const [leg] = activity.legs
  if (leg) leg.sport = sportOfWords(type) ?? sportOfWords(name)
}

const columnsByName: Partial<Record<string, keyof RawRow>> = {
  ele: 'altitudes',
  time: 'seconds',
  hr: 'heartRates',
  cad: 'cadences',
  power: 'watts',
  PowerInWatts: 'watts',
}

const attributeColumns: Partial<Record<string, keyof RawRow>> = { '@lat': 'latitudes', '@lon': 'longitudes' }

const structure = new Set(['gpx', 'metadata', 'trk', 'rte', 'trkpt', 'rtept'])
