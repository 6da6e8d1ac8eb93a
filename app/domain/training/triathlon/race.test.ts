import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTriathlonFormat, TRIATHLON_FORMATS, beyondWorldBests } from './formats.ts'
import { triathlonTimes, triathlonParts } from './race.ts'
import { requiredLegs, legLeft } from './target.ts'

const half = TRIATHLON_FORMATS['L-113'].distances
const paces = { swimPace: 112, bikeSpeed: 32.5, runPace: 277, t1: 240, t2: 180, slowDown: 7.5 }
const somePaces = fc.record({
  swimPace: fc.double({ min: 60, max: 240, noNaN: true }),
  bikeSpeed: fc.double({ min: 15, max: 50, noNaN: true }),
  runPace: fc.double({ min: 150, max: 600, noNaN: true }),
  t1: fc.double({ min: 0, max: 900, noNaN: true }),
  t2: fc.double({ min: 0, max: 900, noNaN: true }),
  slowDown: fc.double({ min: 0, max: 30, noNaN: true }),
})

describe('time of a triathlon', () => {
  test('both meanings of L, and no others', () => {
    expect(TRIATHLON_FORMATS.L.distances).toEqual({ swim: 3000, bike: 80_000, run: 20_000 })
    expect(half).toEqual({ swim: 1900, bike: 90_000, run: 21_097.5 })
    expect(isTriathlonFormat('L-113')).toBe(true)
    expect(isTriathlonFormat('constructor')).toBe(false)
  })

  test('five parts, one sum', () => {
    const times = triathlonTimes(half, paces)
    expect(times?.swim).toBeCloseTo(2128, 9)
    expect(times?.bike).toBeCloseTo((90 / 32.5) * 3600, 9)
    expect(times?.runPaceAfterBike).toBeCloseTo(297.775, 9)
    expect(times?.run).toBeCloseTo(21.0975 * 297.775, 9)
    expect(times?.total).toBeCloseTo(2128 + 240 + 9969.230769 + 180 + 6282.308, 3)
  })

  test.each([
    { swimPace: 0 },
    { bikeSpeed: -1 },
    { bikeSpeed: 5e-324 },
    { bikeSpeed: Number.POSITIVE_INFINITY },
    { runPace: Number.NaN },
    { runPace: Number.POSITIVE_INFINITY },
    { t1: -1 },
    { t2: Number.NaN },
    { slowDown: -1 },
    { slowDown: 101 },
  ])('refuses %s', (change) => {
    expect(triathlonTimes(half, { ...paces, ...change })).toBeUndefined()
    expect(requiredLegs(half, { ...paces, ...change }, 18_000)).toBeUndefined()
  })

  test('transitions that take no time, and a run as quick as without the bike or half as quick', () => {
    const times = triathlonTimes(half, { ...paces, t1: 0, t2: 0, slowDown: 0 })
    expect(times).toMatchObject({ t1: 0, t2: 0, runPaceAfterBike: 277 })
    expect(triathlonTimes(half, { ...paces, slowDown: 100 })?.runPaceAfterBike).toBe(554)
  })

  test('refuses distances that are none', () => {
    expect(triathlonTimes({ ...half, run: 0 }, paces)).toBeUndefined()
    expect(triathlonTimes({ ...half, bike: Number.NaN }, paces)).toBeUndefined()
    expect(triathlonTimes({ ...half, swim: Number.POSITIVE_INFINITY }, paces)).toBeUndefined()
  })
})

describe('the leg a total needs', () => {
  test('put back, each leg alone and all three together give the total', () => {
    fc.assert(
      fc.property(somePaces, fc.double({ min: 0.9, max: 1.1, noNaN: true }), (some, share) => {
        const target = (triathlonTimes(half, some)?.total ?? 0) * share
        const legs = requiredLegs(half, some, target)
        const total = (change: Partial<typeof some>) => triathlonTimes(half, { ...some, ...change })?.total
        if (legs?.swim.ok) expect(total({ swimPace: legs.swim.figure })).toBeCloseTo(target, 5)
        if (legs?.bike.ok) expect(total({ bikeSpeed: legs.bike.figure })).toBeCloseTo(target, 5)
        if (legs?.run.ok) expect(total({ runPace: legs.freshRunPace })).toBeCloseTo(target, 5)
        expect(legs?.run.ok).toBe(legs?.freshRunPace !== undefined)
        const { swimPace, bikeSpeed, runPace } = legs?.together ?? some
        expect(total({ swimPace, bikeSpeed, runPace })).toBeCloseTo(target, 5)
      }),
    )
  })

  test('says what is to gain and by which share', () => {
    const total = triathlonTimes(half, paces)?.total ?? 0
    const legs = requiredLegs(half, paces, total - 212.8)
    expect(legs?.toGain).toBeCloseTo(212.8, 6)
    expect(legs?.swim.ok && legs.swim.shortened).toBeCloseTo(0.1, 6)
    expect(legs?.swim.ok && legs.swim.figure).toBeCloseTo(100.8, 6)
  })

  test('legs without any time left are impossible', () => {
    const legs = requiredLegs(half, paces, 300)
    expect(legs).toMatchObject({ swim: { ok: false }, bike: { ok: false }, run: { ok: false } })
    expect(legs?.freshRunPace).toBeUndefined()
    expect(legs?.together).toBeUndefined()
  })

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('a total of %s is none', (target) => {
    expect(requiredLegs(half, paces, target)).toBeUndefined()
  })
})

const halfParts = TRIATHLON_FORMATS['L-113'].distances
const partPaces = { swimPace: 112, bikeSpeed: 32.5, runPace: 277, t1: 240, t2: 180, slowDown: 7.5 }

describe('what is known of a race', () => {
  test('all of it is the whole race', () => {
    expect(triathlonParts(halfParts, partPaces)).toEqual(triathlonTimes(halfParts, partPaces))
  })

  test('a part that is not known leaves the others', () => {
    const { swimPace, ...others } = partPaces
    const parts = triathlonParts(halfParts, others)
    expect(parts).toMatchObject({ swim: undefined, t1: 240, t2: 180, total: undefined })
    expect(parts.run).toBeCloseTo(6282.308, 3)
    expect(triathlonParts({ swim: halfParts.swim }, { swimPace }).swim).toBe(2128)
  })

  test.each([{ swimPace: 0 }, { swimPace: Number.NaN }, { swimPace: Number.POSITIVE_INFINITY }])(
    '%s is no swim',
    (change) => {
      expect(triathlonParts(halfParts, { ...partPaces, ...change }).swim).toBeUndefined()
    },
  )

  test('no distance, no slow-down, no transition, no leg', () => {
    expect(triathlonParts({ ...halfParts, bike: 0 }, partPaces).bike).toBeUndefined()
    expect(triathlonParts(halfParts, { ...partPaces, slowDown: 101 }).run).toBeUndefined()
    expect(triathlonParts(halfParts, { ...partPaces, slowDown: -1 }).run).toBeUndefined()
    expect(triathlonParts(halfParts, { runPace: 277 }).run).toBeUndefined()
    expect(triathlonParts(halfParts, { t1: -1, t2: Number.POSITIVE_INFINITY })).toMatchObject({
      t1: undefined,
      t2: undefined,
    })
    expect(triathlonParts(halfParts, { bikeSpeed: Number.POSITIVE_INFINITY }).bike).toBeUndefined()
  })

  test('a sum that is not finite is none', () => {
    const endless = { ...partPaces, t1: Number.MAX_VALUE, t2: Number.MAX_VALUE }
    expect(triathlonParts(halfParts, endless).total).toBeUndefined()
  })
})

describe('the leg a total leaves', () => {
  test.each(['swimPace', 'bikeSpeed', 'runPace'] as const)('is the one that was taken away: %s', (taken) => {
    fc.assert(
      fc.property(fc.double({ min: 30, max: 60, noNaN: true }), (figure) => {
        const known = { ...partPaces, [taken]: figure }
        const target = triathlonParts(halfParts, known).total ?? 0
        const left = legLeft(halfParts, { ...known, [taken]: undefined }, target)
        const slowed = taken === 'runPace' ? 1.075 : 1
        expect((left?.figure ?? 0) / slowed).toBeCloseTo(figure, 5)
      }),
    )
  })

  test('without any time left it has no figure', () => {
    expect(legLeft(halfParts, { ...partPaces, runPace: undefined }, 3600)).toMatchObject({
      leg: 'run',
      figure: undefined,
    })
  })

  test('several unknown, none, or no total: nothing', () => {
    expect(legLeft(halfParts, partPaces, 18_000)).toBeUndefined()
    expect(
      legLeft(halfParts, { ...partPaces, runPace: undefined, swimPace: undefined }, 18_000),
    ).toBeUndefined()
    expect(legLeft(halfParts, { ...partPaces, runPace: undefined, t1: undefined }, 18_000)).toBeUndefined()
    expect(legLeft({ swim: 1900, bike: 90_000 }, partPaces, 18_000)).toBeUndefined()
    expect(legLeft({ ...halfParts, run: 0 }, partPaces, 18_000)).toBeUndefined()
    expect(legLeft(halfParts, { ...partPaces, runPace: undefined }, 0)).toBeUndefined()
    expect(legLeft(halfParts, { ...partPaces, runPace: undefined }, Number.POSITIVE_INFINITY)).toBeUndefined()
  })
})

test('faster than the specialists', () => {
  expect(beyondWorldBests(partPaces)).toEqual([])
  expect(beyondWorldBests({})).toEqual([])
  expect(beyondWorldBests({ swimPace: 50, bikeSpeed: 70, runPace: 120 })).toEqual(['swim', 'bike', 'run'])
})
