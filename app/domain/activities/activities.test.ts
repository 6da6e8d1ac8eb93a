import { describe, expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import { cutEnds } from './cut-ends.ts'
import { describe as inWords } from './figures/describe.ts'
import { figuresOf } from './figures/figures-of.ts'
import { periodAround, recapOf } from './figures/recap.ts'
import { handMadeActivity } from './hand-made.ts'
import { mergeLegs } from './merge-legs.ts'
import { sampleActivity } from './sample-activity.ts'
import { hasLine, hasPosition } from './track/columns.ts'
import { metresBetween } from './track/earth.ts'
import { withSport } from './with-sport.ts'

const sample = sampleActivity(new Date('2026-05-10T07:30:00Z'))
const trackOf = ({ legs }: Activity) => (legs[0] as Activity['legs'][number]).track
const valueOf = (activity: Activity, name: string) =>
  figuresOf(activity).find((figure) => figure.name === name)?.value

describe('the sample', () => {
  it('is a long run with everything to draw', () => {
    expect(valueOf(sample, 'distance')).toBeGreaterThan(17_000)
    expect(valueOf(sample, 'distance')).toBeLessThan(20_000)
    expect(valueOf(sample, 'denivele')).toBeGreaterThan(100)
    expect(figuresOf(sample)).toHaveLength(12)
  })

  it('has the distance of its positions', () => {
    const { latitudes, longitudes, metres } = trackOf(sample)
    let walked = 0
    for (let row = 1; row < metres.length; row += 1) {
      walked += metresBetween(
        latitudes[row - 1] ?? 0,
        longitudes[row - 1] ?? 0,
        latitudes[row] ?? 0,
        longitudes[row] ?? 0,
      )
    }
    expect(walked / (metres.at(-1) ?? 0)).toBeCloseTo(1, 2)
  })
})

describe('cutEnds', () => {
  it('leaves no position near either end, wherever the way comes by', () => {
    const { latitudes, longitudes, metres } = trackOf(sample)
    const places = [0, latitudes.length - 1].map(
      (row) => [latitudes[row] ?? 0, longitudes[row] ?? 0] as const,
    )
    const cut = trackOf(cutEnds(sample))
    const left = [...cut.latitudes.keys()].filter((row) => hasPosition(cut, row))
    expect(left.length).toBeGreaterThan(4000)
    for (const row of left) {
      expect(metres[row]).toBeGreaterThan(300)
      for (const place of places) {
        expect(metresBetween(...place, latitudes[row] ?? 0, longitudes[row] ?? 0)).toBeGreaterThan(300)
      }
    }
  })

  it('changes no figure, and cuts nothing at 0 m', () => {
    expect(figuresOf(cutEnds(sample))).toEqual(figuresOf(sample))
    expect(cutEnds(sample, 0)).toBe(sample)
    expect(cutEnds(sample, -5)).toBe(sample)
    expect(cutEnds(sample, Number.NaN)).toEqual(cutEnds(sample, 300))
    expect(cutEnds(sample, 5000)).toEqual(cutEnds(sample, 1000))
  })

  it('leaves no line of a stadium next door', () => {
    const track = trackOf(sample)
    const small = {
      ...track,
      latitudes: track.latitudes.map((value) => 46 + (value - 46) / 100),
      longitudes: track.longitudes.map((value) => 2 + (value - 2) / 100),
    }
    const stadium = { ...sample, legs: sample.legs.map((leg) => ({ ...leg, track: small })) }
    expect(cutEnds(stadium).legs.some((leg) => hasLine(leg.track))).toBe(false)
  })

  // The sample ends where it began: moved north, its second half begins and ends at a door of its own.
  const elsewhere = (startedAt: Date, degrees: number): Activity => ({
    ...sample,
    id: 'autre',
    startedAt,
    legs: sample.legs.map((leg) => ({
      ...leg,
      track: { ...leg.track, latitudes: leg.track.latitudes.map((value) => value + degrees) },
    })),
  })
  const nearest = (activity: Activity, leg: number, row: number) => {
    const whole = activity.legs[leg]?.track
    const cut = cutEnds(activity).legs[leg]?.track
    if (!whole || !cut) throw new Error('There are as many legs')
    const door = [whole.latitudes.at(row) ?? 0, whole.longitudes.at(row) ?? 0] as const
    const left = [...cut.latitudes.keys()].filter((one) => hasPosition(cut, one))
    return Math.min(
      ...left.map((one) => metresBetween(...door, cut.latitudes[one] ?? 0, cut.longitudes[one] ?? 0)),
    )
  }

  it.each([
    ['hours later', '2026-05-10T17:30:00Z', 0.02],
    ['at once, but far away', '2026-05-10T09:10:00Z', 0.1],
  ])('leaves neither the end of one recording nor the start of the next, %s', (_, startedAt, degrees) => {
    const merged = mergeLegs([sample, elsewhere(new Date(startedAt), degrees)])
    if (!merged.ok) throw new Error(merged.message)
    for (const [leg, row] of [
      [0, 0],
      [0, -1],
      [1, 0],
      [1, -1],
    ] as const)
      expect(nearest(merged.activity, leg, row)).toBeGreaterThan(300)
  })

  it('leaves the change from one sport of a race to the next whole', () => {
    const merged = mergeLegs([sample, elsewhere(new Date('2026-05-10T09:12:00Z'), 0.008)])
    if (!merged.ok) throw new Error(merged.message)
    expect(nearest(merged.activity, 1, 0)).toBeLessThan(300)
  })
})

describe('mergeLegs', () => {
  const later = (seconds: number, id: string): Activity => ({
    ...sample,
    id,
    startedAt: new Date(Number(sample.startedAt) + seconds * 1000),
  })

  it('puts three files of a day one after the other, the time between them counted', () => {
    const inSport = (activity: Activity, sport: 'swim' | 'ride') => ({
      ...activity,
      legs: activity.legs.map((leg) => ({ ...leg, sport })),
    })
    const merged = mergeLegs([later(14_000, 'c'), inSport(sample, 'swim'), inSport(later(7000, 'b'), 'ride')])
    if (!merged.ok) throw new Error(merged.message)
    const { legs, title } = merged.activity
    expect(title).toBe('Triathlon')
    expect(legs.map(({ track }) => track.seconds[0])).toEqual([0, 7000, 14_000])
    expect(legs[2]?.track.metres[0]).toBeCloseTo(2 * (valueOf(sample, 'distance') ?? 0), 6)
    expect(valueOf(merged.activity, 'temps-total')).toBe(19_760)
    expect(valueOf(merged.activity, 'distance')).toBeCloseTo(3 * (valueOf(sample, 'distance') ?? 0), 6)
  })

  it('refuses what overlaps, another day, and one alone', () => {
    expect(mergeLegs([sample, later(60, 'b')])).toMatchObject({
      ok: false,
      message: expect.stringContaining('chevauchent'),
    })
    expect(mergeLegs([sample, later(90_000, 'b')])).toMatchObject({
      ok: false,
      message: expect.stringContaining('même jour'),
    })
    expect(mergeLegs([sample])).toMatchObject({ ok: false })
  })

  it('goes by the usual order where there is no clock', () => {
    const made = (sport: string) =>
      handMadeActivity({ sport, distance: '3 km', temps: '1:00:00' }).activity as Activity
    const merged = mergeLegs([made('course'), made('natation'), made('velo')])
    expect(merged.ok && merged.activity.legs.map(({ sport }) => sport)).toEqual(['swim', 'ride', 'run'])
  })
})

describe('recapOf', () => {
  const on = (day: string, sport = 'course', distance = '10 km'): Activity => ({
    ...(handMadeActivity({ sport, distance, temps: '1:00:00', denivele: '100' }).activity as Activity),
    startedAt: new Date(`${day}T10:00:00Z`),
  })

  it('adds up a week from Monday to Sunday, by sport', () => {
    const week = periodAround('2026-05-13', 'week')
    expect(week).toEqual({ from: '2026-05-11', until: '2026-05-17' })
    const days = [
      on('2026-05-17'),
      on('2026-05-11'),
      on('2026-05-12', 'velo', '30 km'),
      on('2026-05-10'),
      on('2026-05-18'),
    ]
    const { total, bySport, activities } = recapOf(days, week)
    expect(total).toEqual({ count: 3, metres: 50_000, movingSeconds: 10_800, climbMetres: 300 })
    expect(bySport.map(({ sport, count, metres }) => [sport, count, metres])).toEqual([
      ['run', 2, 20_000],
      ['ride', 1, 30_000],
    ])
    expect(activities).toHaveLength(3)
  })

  it('knows months, leap years and years', () => {
    expect(periodAround('2028-02-10', 'month')).toEqual({ from: '2028-02-01', until: '2028-02-29' })
    expect(periodAround('2026-12-31', 'month')).toEqual({ from: '2026-12-01', until: '2026-12-31' })
    expect(periodAround('2026-05-13', 'year')).toEqual({ from: '2026-01-01', until: '2026-12-31' })
    expect(recapOf([], periodAround('2026-05-13', 'year')).total.count).toBe(0)
  })
})

describe('recapOf several put together', () => {
  it('counts them once, also where what was put together is put together with more', () => {
    const at = (hours: number, id: string) => ({
      ...sample,
      id,
      startedAt: new Date(Number(sample.startedAt) + hours * 3_600_000),
    })
    const all = [sample, at(2, 'b'), at(4, 'c')]
    const merged = mergeLegs(all)
    const two = mergeLegs(all.slice(0, 2))
    if (!merged.ok || !two.ok) throw new Error('They can be')
    const { total } = recapOf([merged.activity, two.activity, ...all], periodAround('2026-05-10', 'week'))
    expect(total.count).toBe(1)
    expect(total.metres).toBeCloseTo(3 * (valueOf(sample, 'distance') ?? 0), 6)
  })
})

describe('mergeLegs of Strava’s and a file', () => {
  it('is Strava’s, whichever comes first: its rules hold for all of it', () => {
    const later = { ...sample, id: 'b', startedAt: new Date(Number(sample.startedAt) + 7_200_000) }
    const merged = mergeLegs([sample, { ...later, source: 'strava' }])
    expect(merged.ok && merged.activity.source).toBe('strava')
  })
})

describe('withSport', () => {
  const walk = {
    ...sample,
    title: 'Marche',
    legs: sample.legs.map((leg) => ({ ...leg, sport: 'walk' as const })),
  }
  it('is the same activity in another sport, its title too where that was its sport', () => {
    const swum = withSport(walk, 0, 'swim')
    expect(swum).toMatchObject({ id: walk.id, title: 'Natation' })
    expect(figuresOf(swum).find(({ name }) => name === 'allure')?.unit).toBe('/100\u00a0m')
    expect(withSport({ ...walk, title: 'Lac' }, 0, 'swim').title).toBe('Lac')
  })
})

describe('handMadeActivity', () => {
  it('is what was typed', () => {
    const { activity, sport } = handMadeActivity({
      sport: 'natation',
      distance: '1500',
      temps: '25:45',
      titre: '  Eau\nlibre ',
      denivele: '',
    })
    expect(sport).toBe('swim')
    expect(activity).toMatchObject({ title: 'Eau libre', source: 'hand' })
    expect(valueOf(activity as Activity, 'allure')).toBeCloseTo(103, 9)
    expect(
      handMadeActivity({ distance: '42,195 km', temps: '3:29:59', denivele: '214 m' }).activity,
    ).toMatchObject({
      title: 'Course à pied',
      legs: [{ told: { metres: 42_195, movingSeconds: 12_599, climbMetres: 214 } }],
    })
  })

  it.each([
    [{ distance: '42 km', temps: '1:00:00' }, 'temps'],
    [{ sport: 'natation', distance: '1500 m', temps: '10:00' }, 'temps'],
    [{ distance: 'loin', temps: '45:00' }, 'distance'],
    [{ distance: '10', temps: 'vite' }, 'temps'],
    [{ distance: '10', denivele: '12 000' }, 'denivele'],
    [{ distance: '10', denivele: '-3' }, 'denivele'],
  ] as const)('asks again for %o', (query, field) => {
    const { activity, readings } = handMadeActivity(query)
    expect(activity).toBeUndefined()
    expect(readings[field]).toMatchObject({ ok: false, expected: expect.stringMatching(/\.$/) })
  })

  it('asks nothing of empty fields, makes nothing of them, and keeps a title on one short line', () => {
    const { activity, readings } = handMadeActivity({})
    expect(activity).toBeUndefined()
    expect(readings.distance).toMatchObject({ reason: 'empty' })
    const { title } = handMadeActivity({ distance: '10', titre: `\u0000\u202e${'🏃'.repeat(100)}` })
      .activity as Activity
    expect([...title]).toHaveLength(60)
  })
})

describe('in words', () => {
  it('says what the picture says, and no place that was not typed', () => {
    const { activity } = handMadeActivity({ distance: '10 km', temps: '45:00', titre: 'Tempo' })
    const words = inWords(
      { ...(activity as Activity), startedAt: sample.startedAt },
      { figures: ['distance', 'allure', 'denivele'], hasDate: true },
    )
    expect(words.replaceAll('\u00a0', ' ')).toBe(
      'Tempo (course à pied), dimanche 10 mai 2026. Distance : 10 km. Allure : 4′30″/km.',
    )
    expect(inWords(sample, { figures: [], hasDate: false, place: 'Annecy' })).toBe(
      'Sortie longue (course à pied), Annecy.',
    )
    const titled = (title: string) => inWords(sample, { figures: [], hasDate: false, title })
    expect(titled('Autour du lac')).toBe('Autour du lac (course à pied).')
    expect(titled(' ')).toBe('Course à pied.')
  })
})
