import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Activity } from '../activity.ts'
import { totalsOf } from '../figures/totals.ts'
import { hasLine } from '../track/columns.ts'
import {
  fileOf,
  fit,
  fitClock,
  fitRecord,
  fitSummary,
  gpx,
  northward,
  startedAt,
  tcx,
  tcxActivity,
  type FitValue,
} from './fixtures/written-files.ts'
import { readActivityFile } from './read-activity-file.ts'
import { refusals } from './refusals.ts'

async function read(content: string | Uint8Array, name?: string) {
  return readActivityFile(fileOf(content, name))
}

async function only(content: string | Uint8Array): Promise<Activity> {
  const { activities, message } = await read(content)
  expect(message).toBeUndefined()
  expect(activities).toHaveLength(1)
  return activities[0] as Activity
}

const run = northward(600, 3, () => ({ altitude: 200, heartRate: 140, cadence: 85 }))
const legOf = ({ legs }: Activity) => legs[0] as Activity['legs'][number]

describe('GPX', () => {
  it('reads places, clock, heart and steps, the sport and the name', async () => {
    const activity = await only(gpx([run]))
    expect(activity).toMatchObject({
      title: 'Sortie',
      startedAt,
      device: 'Garmin Forerunner',
      source: 'file',
    })
    const { sport, track } = legOf(activity)
    expect(sport).toBe('run')
    expect([track.seconds.length, track.seconds.at(-1)]).toEqual([601, 600])
    expect(track.metres.at(-1)).toBeCloseTo(1800, 3)
    expect([track.heartRates[5], track.cadences[5], track.altitudes[5]]).toEqual([140, 170, 200])
  })

  it('has an activity for each track, whatever the name of the file', async () => {
    const { activities } = await read(gpx([run, run.slice(0, 100)]), 'sortie.fit')
    expect(activities.map((activity) => legOf(activity).track.seconds.length)).toEqual([601, 100])
    expect(new Set(activities.map(({ id }) => id)).size).toBe(2)
  })

  it('reads it compressed, in Latin letters and in UTF-16', async () => {
    const { title } = await only(gzipSync(gpx([run])))
    expect(title).toBe('Sortie')
    const accents = gpx([run], '<name>Forêt</name>').replace('UTF-8', 'ISO-8859-1')
    expect((await only(Buffer.from(accents, 'latin1'))).title).toBe('Forêt')
    expect((await only(Buffer.from(`\ufeff${gpx([run])}`, 'utf16le'))).title).toBe('Sortie')
  })

  it('reads a route without a clock, and guesses the sport of a track that names none', async () => {
    const planned = gpx([run.map(({ latitude, longitude }) => ({ latitude, longitude }))])
      .replaceAll('trkpt', 'rtept')
      .replaceAll('trk>', 'rte>')
      .replaceAll(/<\/?trkseg>/g, '')
    const route = await only(planned)
    expect(route.startedAt).toBeUndefined()
    expect(totalsOf(route)).toMatchObject({ metres: expect.closeTo(1800, 3), movingSeconds: undefined })
    expect(legOf(await only(gpx([northward(600, 8)], ''))).sport).toBe('ride')
    expect(legOf(await only(gpx([northward(600, 1.3)], ''))).sport).toBe('walk')
  })
})

describe('TCX', () => {
  it('prefers the distance of the device, and keeps laps and their rest', async () => {
    const points = run.map((point, second) => ({ ...point, metres: second * 3.1, watts: 250 }))
    const laps = [
      { start: 0, seconds: 300, metres: 930, points: points.slice(0, 301) },
      { start: 300, seconds: 290, metres: 930, isRest: true, points: points.slice(301) },
    ]
    const activity = await only(tcx(tcxActivity('Running', laps)))
    const { track, told, ...leg } = legOf(activity)
    expect(activity.device).toBe('Forerunner 965')
    expect(track.metres.at(-1)).toBeCloseTo(1860, 6)
    expect(told).toEqual({ metres: 1860, movingSeconds: 590 })
    expect(leg.laps).toEqual([
      { startSeconds: 0, seconds: 300, metres: 930, isRest: false },
      { startSeconds: 300, seconds: 290, metres: 930, isRest: true },
    ])
    expect([track.heartRates[3], track.watts[3], track.cadences[3]]).toEqual([140, 250, 170])
  })

  it('has the sports of one session as legs of one activity', async () => {
    const parts = ['Other', 'Biking', 'Running'].map((sport, part) =>
      tcxActivity(sport, [
        {
          start: part * 1000,
          seconds: 600,
          metres: 1800,
          points: run.map((point) => ({ ...point, seconds: part * 1000 + (point.seconds ?? 0) })),
        },
      ]),
    )
    const session = `<MultiSportSession><FirstSport>${parts[0]}</FirstSport><NextSport>${parts[1]}</NextSport><NextSport>${parts[2]}</NextSport></MultiSportSession>`
    const { legs } = await only(tcx(session))
    expect(legs.map(({ track }) => [track.seconds[0], Math.round(track.metres[0] ?? -1)])).toEqual([
      [0, 0],
      [1000, 1800],
      [2000, 3600],
    ])
    expect(legs.map(({ sport }) => sport).slice(1)).toEqual(['ride', 'run'])
  })
})

const sports = { run: 1, ride: 2, transition: 3, swim: 5 }
const sportField = (sport: keyof typeof sports): FitValue => [5, 'u8', sports[sport]]
const fileId = [
  0,
  [
    [0, 'u8', 4],
    [1, 'u16', 1],
  ],
] as const

describe('FIT', () => {
  const records = run.map((point) => fitRecord({ ...point, metres: (point.seconds ?? 0) * 3.05 }))

  it('reads records, laps and what the session tells', async () => {
    const lap = fitSummary({ start: 0, seconds: 600, metres: 1830 }, [[23, 'u8', 1]], true)
    const session = fitSummary({ start: 0, seconds: 600, timer: 550, metres: 1830 }, [
      sportField('run'),
      [22, 'u16', 12],
    ])
    const activity = await only(fit([fileId, ...records, lap, session]))
    const { sport, track, laps, told } = legOf(activity)
    expect(activity).toMatchObject({ device: 'Garmin', startedAt })
    expect(sport).toBe('run')
    expect(track.metres.at(-1)).toBeCloseTo(1830, 2)
    expect(track.latitudes[300]).toBeCloseTo(run[300]?.latitude ?? 0, 6)
    expect(track.cadences[3]).toBe(170)
    expect(laps).toEqual([{ startSeconds: 0, seconds: 600, metres: 1830, isRest: true }])
    expect(told).toMatchObject({ metres: 1830, movingSeconds: 550, elapsedSeconds: 600, climbMetres: 12 })
  })

  it('swims lengths of a pool, its rest apart', async () => {
    const lengths = [0, 1, 2, 3].map(
      (length) =>
        [
          101,
          [
            [2, 'u32', fitClock(length * 40 + (length > 1 ? 60 : 0))],
            [3, 'u32', 40_000],
            [12, 'u8', 1],
          ],
        ] as const,
    )
    const rest = [
      101,
      [
        [2, 'u32', fitClock(80)],
        [3, 'u32', 60_000],
        [12, 'u8', 0],
      ],
    ] as const
    const session = fitSummary({ start: 0, seconds: 220, metres: 100 }, [
      sportField('swim'),
      [44, 'u16', 2500],
    ])
    const swim = await only(fit([fileId, ...lengths, rest, session]))
    const { poolMetres, track } = legOf(swim)
    expect(poolMetres).toBe(25)
    expect(totalsOf(swim)).toMatchObject({ metres: 100, movingSeconds: 160, elapsedSeconds: 220 })
    expect([...new Set(track.metres)]).toEqual([0, 25, 50, 75, 100])
    expect(hasLine(track)).toBe(false)
  })

  it('has three legs of a triathlon and no transition', async () => {
    const day = northward(1000, 3)
    const sessions = (['swim', 'transition', 'ride', 'transition', 'run'] as const).map((sport, part) =>
      fitSummary({ start: part * 200, seconds: 199, metres: 597 }, [sportField(sport)]),
    )
    const { legs } = await only(fit([fileId, ...day.map(fitRecord), ...sessions]))
    expect(legs.map(({ sport }) => sport)).toEqual(['swim', 'ride', 'run'])
    expect(legs.map(({ track }) => track.seconds[0])).toEqual([0, 400, 800])
    expect(totalsOf({ legs } as Activity).elapsedSeconds).toBe(999)
  })

  it('runs indoors: a distance and no line', async () => {
    const indoor = run.map(({ seconds = 0 }) => fitRecord({ seconds, metres: seconds * 3 }))
    const activity = await only(fit([fileId, ...indoor]))
    expect(hasLine(legOf(activity).track)).toBe(false)
    expect(totalsOf(activity)).toMatchObject({ metres: 1800, movingSeconds: 600, climbMetres: undefined })
  })

  it('shows what was read of a file that is cut, and of several in one', async () => {
    const whole = fit([fileId, ...records])
    const { activities, message } = await read(whole.slice(0, whole.length / 2))
    expect(message).toBe(refusals.cut)
    expect(legOf(activities[0] as Activity).track.seconds.length).toBeGreaterThan(250)
    const joined = new Uint8Array([
      ...fit([fileId, ...records.slice(0, 300)]),
      ...fit([fileId, ...records.slice(300)]),
    ])
    expect(legOf(await only(joined)).track.seconds).toHaveLength(601)
  })

  it('reads big-endian numbers, clocks of five bits and past what developers add', async () => {
    const clock = fitClock(0) - (fitClock(0) % 32)
    const big = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
    const body = [
      [0x60, 0, 1, 0, 20, 2, 253, 4, 0x86, 5, 4, 0x86, 1, 0, 2, 0],
      [0, ...big(clock + 30), ...big(1000), 7, 7],
      [0x41, 0, 0, 20, 0, 1, 5, 4, 0x86],
      // 31 s, then round the corner of 32: 33 s.
      [0x80 | (1 << 5) | 31, ...big(1300).toReversed()],
      [0x80 | (1 << 5) | 1, ...big(1900).toReversed()],
    ].flat()
    const head = [12, 16, 0, 0, ...big(body.length).toReversed(), ...Buffer.from('.FIT')]
    const { track } = legOf(await only(Uint8Array.from([...head, ...body, 0, 0])))
    expect([...track.seconds]).toEqual([0, 1, 3])
    expect([...track.metres]).toEqual([0, 3, 9])
  })
})
