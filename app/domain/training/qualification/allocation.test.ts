import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocateSlots, shareProportionally } from './allocation.ts'

const race = { slots: 40, startersMen: 1640, startersWomen: 360, groupsMen: 12, groupsWomen: 10 }

describe('places of a race', () => {
  test('November: the pool by the share of starters', () => {
    expect(allocateSlots('2025-11', race)).toEqual({
      ok: true,
      autoMen: 12,
      autoWomen: 10,
      pool: 18,
      poolMen: 15,
      poolWomen: 3,
    })
  })

  test('July: one pool; 70.3: half and half', () => {
    expect(allocateSlots('2025-07', race)).toMatchObject({ ok: true, pool: 18, poolMen: undefined })
    expect(allocateSlots('703-2026', { ...race, slots: 70 })).toMatchObject({ poolMen: 23, poolWomen: 25 })
  })

  test('refusals', () => {
    const reasonOf = (table: '2025-11' | '703-2025', change: Partial<typeof race>) => {
      const allocation = allocateSlots(table, { ...race, ...change })
      return allocation.ok ? 'ok' : allocation.reason
    }
    expect(reasonOf('2025-11', { slots: 21 })).toBe('too-few-slots')
    expect(reasonOf('2025-11', { slots: 22 })).toBe('ok')
    expect(reasonOf('2025-11', { slots: 1e9 })).toBe('not-a-count')
    expect(reasonOf('2025-11', { slots: Number.NaN })).toBe('not-a-count')
    expect(reasonOf('2025-11', { startersMen: -1 })).toBe('not-a-count')
    expect(reasonOf('2025-11', { groupsMen: 1.5 })).toBe('not-a-count')
    expect(reasonOf('2025-11', { startersMen: 0, startersWomen: 0 })).toBe('no-starters')
    expect(reasonOf('703-2025', { slots: 41 })).toBe('odd-slots')
    expect(reasonOf('703-2025', { slots: 22 })).toBe('too-few-slots')
    expect(reasonOf('703-2025', { slots: 22, groupsMen: 10, groupsWomen: 12 })).toBe('too-few-slots')
  })

  test('all places are shared out, none twice', () => {
    const slots = fc.integer({ min: 28, max: 100 })
    const counts = fc.integer({ min: 1, max: 3000 })
    fc.assert(
      fc.property(slots, counts, counts, (places, startersMen, startersWomen) => {
        const allocation = allocateSlots('2025-11', { ...race, slots: places, startersMen, startersWomen })
        if (!allocation.ok) throw new Error(allocation.reason)
        const { autoMen, autoWomen, poolMen = -1, poolWomen = -1 } = allocation
        expect(autoMen + autoWomen + poolMen + poolWomen).toBe(places)
        expect(Math.min(poolMen, poolWomen)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('places by starters, the former rule', () => {
  const groups = [
    { key: 'M40-44', starters: 300 },
    { key: 'M45-49', starters: 150 },
    { key: 'F40-44', starters: 50 },
    { key: 'F80-84', starters: 0 },
  ]

  test('one each, then highest averages', () => {
    expect(shareProportionally(3, groups)?.map(({ slots }) => slots)).toEqual([1, 1, 1])
    expect(shareProportionally(4, groups)?.map(({ slots }) => slots)).toEqual([2, 1, 1])
    expect(shareProportionally(10, groups)?.map(({ slots }) => slots)).toEqual([6, 3, 1])
  })

  test('refusals, and nobody at all', () => {
    expect(shareProportionally(2, groups)).toBeUndefined()
    expect(shareProportionally(1001, groups)).toBeUndefined()
    expect(shareProportionally(4.5, groups)).toBeUndefined()
    expect(shareProportionally(10, [])).toEqual([])
  })
})
