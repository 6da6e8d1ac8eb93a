import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Activity, Leg, Sport, Track } from '../activity.ts'
import { columnOf, emptyTrack, trackOf } from '../track/columns.ts'
import { elevationProfile, paceProfile } from '../track/profiles.ts'
import { bestEffort } from './best-effort.ts'
import { climbOf } from './climb.ts'
import { textOf } from './figure.ts'
import { figuresOf } from './figures-of.ts'
import { splitsOf } from './splits.ts'

/** A row a second; `metresAt` and the others by the second. */
function trackBy(seconds: number, columns: { [Name in keyof Track]?: (second: number) => number }): Track {
  return trackOf((name) =>
    columnOf(seconds + 1, columns[name] ?? (name === 'seconds' ? (row) => row : () => Number.NaN)),
  )
}

function activityOf(sport: Sport, track: Track, told: Leg['told'] = {}): Activity {
  const leg: Leg = { sport, track, laps: [], poolMetres: undefined, told }
  return { id: 'a', source: 'file', title: 'Sortie', startedAt: undefined, device: undefined, legs: [leg] }
}

function valuesOf(activity: Activity) {
  return Object.fromEntries(figuresOf(activity).map(({ name, value }) => [name, value]))
}

const steady = trackBy(3600, {
  metres: (second) => 3 * second,
  altitudes: (second) => 200 + 30 * Math.cos((2 * Math.PI * second) / 1200),
  heartRates: (second) => 120 + second / 100,
  cadences: () => 172,
})

describe('figuresOf', () => {
  it('says everything of a steady run, unrounded, as its closed forms do', () => {
    expect(valuesOf(activityOf('run', steady))).toEqual({
      distance: 10_800,
      temps: 3600,
      'temps-total': 3600,
      allure: expect.closeTo(1000 / 3, 9),
      vitesse: expect.closeTo(10.8, 9),
      // Three waves of 60 m; the mean over 50 m lowers each by sin(πw/L)/(πw/L), w/L being 50 m of 3600.
      denivele: expect.closeTo(3 * 60 * (Math.sin((Math.PI * 50) / 3600) / ((Math.PI * 50) / 3600)), 0),
      'frequence-cardiaque': expect.closeTo(138, 1),
      'frequence-cardiaque-max': 156,
      cadence: 172,
      'meilleur-400': expect.closeTo(400 / 3, 9),
      'meilleur-1000': expect.closeTo(1000 / 3, 9),
      'meilleur-5000': expect.closeTo(5000 / 3, 9),
    })
  })

  it('writes them as the other tools do', () => {
    const texts = new Map(figuresOf(activityOf('run', steady)).map((figure) => [figure.name, textOf(figure)]))
    expect(texts.get('distance')).toBe('10,8\u00a0km')
    expect(texts.get('temps')).toBe('1:00:00')
    expect(texts.get('allure')).toBe('5′33″/km')
    expect(texts.get('vitesse')).toBe('10,8\u00a0km/h')
  })

  it('leaves pauses out of the pace, and keeps them in the whole time', () => {
    // 20 minutes at 3 m/s with a minute at a crossing, then a gap of five minutes in the recording.
    const paused = trackBy(1200, {
      metres: (second) => 3 * (second < 600 ? second : Math.max(600, second - 60)),
      seconds: (second) => (second > 1000 ? second + 300 : second),
    })
    const { temps, allure, ...others } = valuesOf(activityOf('run', paused))
    expect(others['temps-total']).toBe(1500)
    expect(temps).toBeCloseTo(1140, -1)
    expect(allure).toBeCloseTo(1000 / 3, -1)
  })

  it('believes the device first', () => {
    const told = {
      metres: 10_549,
      movingSeconds: 3000,
      elapsedSeconds: 3700,
      climbMetres: 12,
      averageHeartRate: 141,
    }
    expect(valuesOf(activityOf('run', steady, told))).toMatchObject({
      distance: 10_549,
      temps: 3000,
      'temps-total': 3700,
      allure: expect.closeTo(3000 / 10.549, 9),
      denivele: 12,
      'frequence-cardiaque': 141,
    })
  })

  it('swims per 100 m, rides in km/h, and says what power is estimated', () => {
    const swim = valuesOf(activityOf('swim', emptyTrack, { metres: 1500, movingSeconds: 1620 }))
    expect(swim).toEqual({ distance: 1500, temps: 1620, 'temps-total': 1620, allure: 108 })
    const ride = activityOf('ride', steady, { averageWatts: 180, hasMeasuredPower: false })
    expect(valuesOf(ride)).not.toHaveProperty('allure')
    expect(figuresOf(ride)).toContainEqual(
      expect.objectContaining({ label: 'Puissance estimée', value: 180 }),
    )
    const measured = activityOf('ride', {
      ...steady,
      watts: steady.seconds.map((second) => (second % 2) * 300),
    })
    expect(valuesOf(measured).puissance).toBeCloseTo(150, 0)
    const running = activityOf('run', steady, { averageWatts: 240, hasMeasuredPower: true })
    for (const [activity, label] of [
      [measured, 'Puissance'],
      [running, 'Puissance estimée'],
    ] as const)
      expect(figuresOf(activity).find(({ name }) => name === 'puissance')?.label).toBe(label)
  })

  it('says nothing of what nobody knows', () => {
    expect(figuresOf(activityOf('run', emptyTrack))).toEqual([])
    expect(valuesOf(activityOf('run', emptyTrack, { metres: 5000 }))).toEqual({ distance: 5000 })
  })
})

const walks = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 20 })), {
  minLength: 2,
  maxLength: 60,
})

function walked(steps: readonly (readonly [metres: number, seconds: number])[]): Track {
  const metres = Float64Array.of(
    0,
    ...steps.map((_, row) => steps.slice(0, row + 1).reduce((sum, [step]) => sum + step, 0)),
  )
  const seconds = Float64Array.of(
    0,
    ...steps.map((_, row) => steps.slice(0, row + 1).reduce((sum, [, step]) => sum + step, 0)),
  )
  return { ...trackOf(() => new Float64Array(metres.length).fill(Number.NaN)), metres, seconds }
}

describe('bestEffort', () => {
  it('is the best of every start, tried one by one', () => {
    fc.assert(
      fc.property(walks, fc.integer({ min: 1, max: 200 }), (steps, distance) => {
        const track = walked(steps)
        const total = track.metres.at(-1) ?? 0
        const found = bestEffort(track, distance)
        if (total < distance) {
          expect(found).toBeUndefined()
          return
        }
        const starts = Array.from({ length: 4 * (total - distance) + 1 }, (_, quarter) => quarter / 4)
        const taken = starts.map((start) => arrival(track, start + distance) - departure(track, start))
        expect(found?.seconds).toBeCloseTo(Math.min(...taken), 6)
      }),
      { numRuns: 150 },
    )
  })
})

/** When the way reaches a place for the first time. */
function arrival({ metres, seconds }: Track, place: number): number {
  const row = metres.findIndex((value) => value >= place)
  return onTheWay(metres, seconds, row, place)
}

/** When it leaves it: after a pause there. */
function departure({ metres, seconds }: Track, place: number): number {
  const row = metres.findLastIndex((value) => value <= place)
  return row === metres.length - 1 ? (seconds[row] ?? 0) : onTheWay(metres, seconds, row + 1, place)
}

function onTheWay(metres: Float64Array, seconds: Float64Array, row: number, place: number): number {
  const [from = 0, to = 0] = [metres[row - 1], metres[row]]
  const [start = 0, end = 0] = [seconds[row - 1], seconds[row]]
  return row === 0 ? (seconds[0] ?? 0) : start + ((end - start) * (place - from)) / (to - from)
}

describe('climbOf', () => {
  it('passes over noise below 3 m', () => {
    expect(
      climbOf(trackBy(2000, { metres: (second) => 3 * second, altitudes: (second) => 100 + (second % 2) })),
    ).toBe(0)
  })

  it('is a steady climb, and nothing of the way down', () => {
    const hill = trackBy(2000, {
      metres: (second) => 3 * second,
      altitudes: (second) => 500 - Math.abs(second - 1000) / 4,
    })
    expect(climbOf(hill)).toBeCloseTo(250, -1)
    expect(climbOf(trackBy(100, { metres: (second) => second }))).toBeUndefined()
  })
})

describe('splits and profiles', () => {
  it('cut a run every kilometre, its rest last', () => {
    const splits = splitsOf({ ...(activityOf('run', steady).legs[0] as Leg) })
    expect(splits).toHaveLength(11)
    expect(splits[3]).toEqual({ endMetres: 4000, metres: 1000, seconds: expect.closeTo(1000 / 3, 6) })
    expect(splits[10]).toEqual({ endMetres: 10_800, metres: 800, seconds: expect.closeTo(800 / 3, 6) })
    expect(splitsOf({ ...(activityOf('run', emptyTrack).legs[0] as Leg) })).toEqual([])
  })

  it('follow altitude and pace along the way', () => {
    const { metres, values } = elevationProfile(steady, 121)
    expect([metres[0], metres.at(-1)]).toEqual([0, 10_800])
    expect(values[20]).toBeCloseTo(200 + 30 * Math.cos(Math.PI), 0)
    expect([...paceProfile(steady, 'run', 10).values].every((pace) => Math.abs(pace - 1000 / 3) < 1e-6)).toBe(
      true,
    )
    expect(elevationProfile(emptyTrack, 5).values.every(Number.isNaN)).toBe(true)
  })
})
