import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TRIATHLON_FORMATS } from './formats.ts'
import { legLeft } from './leg-left.ts'
import { triathlonParts } from './parts.ts'
import { triathlonTimes } from './race.ts'
import { beyondWorldBests } from './world-bests.ts'

const half = TRIATHLON_FORMATS['L-113'].distances
const paces = { swimPace: 112, bikeSpeed: 32.5, runPace: 277, t1: 240, t2: 180, slowDown: 7.5 }

describe('what is known of a race', () => {
  test('all of it is the whole race', () => {
    expect(triathlonParts(half, paces)).toEqual(triathlonTimes(half, paces))
  })

  test('a part that is not known leaves the others', () => {
    const { swimPace, ...others } = paces
    const parts = triathlonParts(half, others)
    expect(parts).toMatchObject({ swim: undefined, t1: 240, t2: 180, total: undefined })
    expect(parts.run).toBeCloseTo(6282.308, 3)
    expect(triathlonParts({ swim: half.swim }, { swimPace }).swim).toBe(2128)
  })

  test.each([{ swimPace: 0 }, { swimPace: Number.NaN }, { swimPace: Number.POSITIVE_INFINITY }])(
    '%s is no swim',
    (change) => {
      expect(triathlonParts(half, { ...paces, ...change }).swim).toBeUndefined()
    },
  )

  test('no distance, no slow-down, no transition, no leg', () => {
    expect(triathlonParts({ ...half, bike: 0 }, paces).bike).toBeUndefined()
    expect(triathlonParts(half, { ...paces, slowDown: 101 }).run).toBeUndefined()
    expect(triathlonParts(half, { ...paces, slowDown: -1 }).run).toBeUndefined()
    expect(triathlonParts(half, { runPace: 277 }).run).toBeUndefined()
    expect(triathlonParts(half, { t1: -1, t2: Number.POSITIVE_INFINITY })).toMatchObject({
      t1: undefined,
      t2: undefined,
    })
    expect(triathlonParts(half, { bikeSpeed: Number.POSITIVE_INFINITY }).bike).toBeUndefined()
  })

  test('a sum that is not finite is none', () => {
    const endless = { ...paces, t1: Number.MAX_VALUE, t2: Number.MAX_VALUE }
    expect(triathlonParts(half, endless).total).toBeUndefined()
  })
})

describe('the leg a total leaves', () => {
  test.each(['swimPace', 'bikeSpeed', 'runPace'] as const)('is the one that was taken away: %s', (taken) => {
    fc.assert(
      fc.property(fc.double({ min: 30, max: 60, noNaN: true }), (figure) => {
        const known = { ...paces, [taken]: figure }
        const target = triathlonParts(half, known).total ?? 0
        const left = legLeft(half, { ...known, [taken]: undefined }, target)
        const slowed = taken === 'runPace' ? 1.075 : 1
        expect((left?.figure ?? 0) / slowed).toBeCloseTo(figure, 5)
      }),
    )
  })

  test('without any time left it has no figure', () => {
    expect(legLeft(half, { ...paces, runPace: undefined }, 3600)).toMatchObject({
      leg: 'run',
      figure: undefined,
    })
  })

  test('several unknown, none, or no total: nothing', () => {
    expect(legLeft(half, paces, 18_000)).toBeUndefined()
    expect(legLeft(half, { ...paces, runPace: undefined, swimPace: undefined }, 18_000)).toBeUndefined()
    expect(legLeft(half, { ...paces, runPace: undefined, t1: undefined }, 18_000)).toBeUndefined()
    expect(legLeft({ swim: 1900, bike: 90_000 }, paces, 18_000)).toBeUndefined()
    expect(legLeft({ ...half, run: 0 }, paces, 18_000)).toBeUndefined()
    expect(legLeft(half, { ...paces, runPace: undefined }, 0)).toBeUndefined()
    expect(legLeft(half, { ...paces, runPace: undefined }, Number.POSITIVE_INFINITY)).toBeUndefined()
  })
})

test('faster than the specialists', () => {
  expect(beyondWorldBests(paces)).toEqual([])
  expect(beyondWorldBests({})).toEqual([])
  expect(beyondWorldBests({ swimPace: 50, bikeSpeed: 70, runPace: 120 })).toEqual(['swim', 'bike', 'run'])
})
