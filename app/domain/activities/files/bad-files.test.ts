import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Activity, Track } from '../activity.ts'
import { columnNames } from '../track/columns.ts'
import {
  fileOf,
  fit,
  fitRecord,
  gpx,
  northward,
  tcx,
  tcxActivity,
  type Point,
} from './fixtures/written-files.ts'
import { readActivityFile } from './read-activity-file.ts'
import { refusals } from './refusals.ts'

async function read(content: string | Uint8Array) {
  return readActivityFile(fileOf(content))
}

async function trackOf(points: readonly Point[]): Promise<Track> {
  const { activities } = await read(gpx([points]))
  return (activities[0] as Activity).legs[0]?.track as Track
}

const run = northward(600, 3)
const changed = (points: readonly Point[], row: number, change: Point) =>
  points.with(row, { ...points[row], ...change })

describe('what is no activity is refused in words', () => {
  const bomb = `<!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>`
  const whole = gpx([run])
  it.each([
    ['empty', '', refusals.empty],
    ['words', 'Bonjour', refusals.unknown],
    ['a page', '<!doctype html><html><body>404</body></html>', refusals.unknown],
    ['an archive', 'PK\u0003\u0004', refusals.zip],
    ['a map', '<?xml version="1.0"?><kml/>', refusals.kml],
    ['no track', '<gpx></gpx>', refusals.nothing],
    ['one point', gpx([run.slice(0, 1)]), refusals.nothing],
    ['cut at once', '<?xml version="1.0"?><gpx><trk', refusals.broken],
    ['a bomb', whole.replace('<gpx', `${bomb}<gpx`).replace('Sortie', '&b;'), refusals.hostile],
    ['deep', `<gpx>${'<trk>'.repeat(1000)}`, refusals.hostile],
    ['a head alone', new Uint8Array([14, 32, 0, 0, 0, 0, 0, 0, 46, 70, 73, 84, 0, 0]), refusals.broken],
  ])('%s', async (_, content, message) => {
    expect(await read(content)).toEqual({ activities: [], message })
  })

  it('ten million points, long before they are all read', async () => {
    const points = new Blob(['<trkpt/>'.repeat(10_000)])
    const file = new File(['<gpx><trk>', ...Array.from({ length: 1000 }, () => points)], 'x.gpx')
    let read = 0
    const refused = await readActivityFile(file, (bytes) => (read = bytes))
    expect(refused).toEqual({ activities: [], message: refusals.tooManyPoints })
    expect(read).toBeLessThan(file.size / 5)
  })

  it('as many activities, however short they are written', async () => {
    expect(await read(`<gpx>${'<trk/>'.repeat(100_000)}</gpx>`)).toMatchObject({
      message: refusals.tooManyPoints,
    })
  })

  it('keeps what comes before the end of a cut file, and says so', async () => {
    const { activities, message } = await read(gpx([run]).slice(0, 20_000))
    expect(message).toBe(refusals.cut)
    expect(activities[0]?.legs[0]?.track.seconds.length).toBeGreaterThan(50)
  })

  it.each(['Seuil & côtes', '&inconnue;', 'Fin\u0001'])('reads on after « %s »', async (title) => {
    const { activities, message } = await read(gpx([run]).replace('Sortie', title))
    expect(message).toBe(title.includes('& ') ? undefined : refusals.cut)
    expect(activities[0]?.legs[0]?.track.seconds).toHaveLength(601)
  })

  it('reads what begins with white space', async () => {
    const { activities, message } = await read(`          ${gpx([run])}`)
    expect([activities.length, message]).toEqual([1, undefined])
  })
})

describe('wrong clocks', () => {
  it.each([
    ['a row in 1970', changed(run, 0, { seconds: -1.7e9 }), 599],
    ['a row that jumps ahead', changed(run, 300, { seconds: 90_000 }), 600],
    ['a row that goes back', changed(run, 300, { seconds: 5 }), 600],
    ['the same second twice', changed(run, 300, { seconds: 299 }), 600],
    ['no clock at all', run.map(({ latitude, longitude }) => ({ latitude, longitude })), Number.NaN],
    [
      'a clock that is set back on the way',
      run.map((point, row) => ({ ...point, seconds: row < 300 ? row : row - 5000 })),
      599,
    ],
  ])('%s', async (_, points, expected) => {
    const { seconds, metres } = await trackOf(points)
    expect(seconds.at(-1)).toBe(expected)
    expect(metres.at(-1)).toBeCloseTo(1800, 0)
    expect(isRising(seconds) && isRising(metres)).toBe(true)
  })

  it('a whole activity in 1970 has its durations and no day', async () => {
    const { activities } = await read(gpx([run.map((point, row) => ({ ...point, seconds: -1.75e9 + row }))]))
    expect(activities[0]?.startedAt).toBeUndefined()
    expect(activities[0]?.legs[0]?.track.seconds.at(-1)).toBe(600)
  })
})

describe('wrong places', () => {
  it.each([
    ['outside the Earth', { latitude: 145 }],
    ['not a number', { latitude: Number.NaN }],
    ['0°, 0°', { latitude: 0, longitude: 0 }],
    ['a jump of 5 km and back', { latitude: 45.05 }],
  ])('%s is no place, and adds no distance', async (_, change) => {
    const track = await trackOf(changed(run, 300, change))
    expect(track.latitudes[300]).toBeNaN()
    expect(track.metres.at(-1)).toBeCloseTo(1800, 0)
    expect(track.metres[300]).toBeCloseTo(900, 0)
  })

  it('a long jump to where the athlete stays counts for nothing', async () => {
    const moved = run.map((point, row) => ({ ...point, longitude: row < 300 ? 4 : 9 }))
    const track = await trackOf(moved)
    expect(track.longitudes.at(-1)).toBe(9)
    expect(track.metres.at(-1)).toBeCloseTo(1797, 0)
  })

  it.each([
    [
      'the date line',
      northward(600, 3)
        .map((point, row) => ({ ...point, latitude: 0, longitude: 179.99 + row * 3e-5 }))
        .map((point) => ({
          ...point,
          longitude: point.longitude > 180 ? point.longitude - 360 : point.longitude,
        })),
      600 * 3e-5 * 111_195,
    ],
    [
      'the pole',
      northward(600, 3).map((point, row) => ({
        ...point,
        latitude: 89.991 + (row < 300 ? row : 600 - row) * 3e-5,
        longitude: row < 300 ? 0 : 180,
      })),
      600 * 3e-5 * 111_195,
    ],
  ])('crosses %s', async (_, points, metres) => {
    expect((await trackOf(points)).metres.at(-1)).toBeCloseTo(metres, -1)
  })

  it('does not believe laps that are longer than the clock', async () => {
    const lap = { start: 0, seconds: 1e8, metres: 1e9, points: run }
    const { activities } = await read(tcx(tcxActivity('Running', [lap])))
    expect(activities[0]?.legs[0]?.told).toEqual({})
  })

  it('does not believe a distance nobody reaches', async () => {
    const { activities } = await read(
      fit(run.map((point) => fitRecord({ ...point, metres: (point.seconds ?? 0) * 3000 }))),
    )
    expect(activities[0]?.legs[0]?.track.metres.at(-1)).toBeCloseTo(1800, 0)
  })
})

function isRising(column: Float64Array): boolean {
  return column.every((value, row) => row === 0 || !(value < (column[row - 1] ?? 0)))
}

describe('anything', () => {
  const anyNumber = fc.oneof(fc.double(), fc.integer({ min: -200, max: 200 }), fc.constant(Number.NaN))
  const point = fc.record({
    latitude: anyNumber,
    longitude: anyNumber,
    seconds: fc.integer({ min: -4e9, max: 4e9 }),
    altitude: anyNumber,
    heartRate: anyNumber,
  })

  it('of points gives columns of one length that never go back, or words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(point, { maxLength: 40 }), async (points) => {
        const { activities, message } = await read(gpx([points]))
        expect(activities.length === 1 || typeof message === 'string').toBe(true)
        for (const track of activities.flatMap(({ legs }) => legs.map((leg) => leg.track))) {
          expect(new Set(columnNames.map((name) => track[name].length)).size).toBe(1)
          expect(isRising(track.seconds) && isRising(track.metres)).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('done to the bytes of a FIT file never throws', async () => {
    const whole = fit(northward(60, 3).map(fitRecord))
    const change = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(change, fc.nat(whole.length), async (changes, length) => {
        const bytes = whole.slice()
        for (const [place, value] of changes) bytes[place] = value
        const { activities, message } = await read(bytes.slice(0, length))
        expect(activities.length > 0 || typeof message === 'string').toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
