import { describe, expect, it } from 'vitest'
import { readAgeGroup } from '#app/domain/training/qualification/age-groups.ts'
import type { FactorTableKey } from '#app/domain/training/qualification/grading.ts'
import { readResultList } from '#app/domain/training/qualification/result-list.ts'
import { simulateQualification } from '#app/domain/training/qualification/simulate.ts'
import { visitorPlace } from './visitor-place.ts'

/** Five men and three women of 30 to 34, whose factor in November is 1. Six places: three in the men’s pool, one in the women’s. */
const { starters } = readResultList(
  'M30-34;9:00:00\nM30-34;9:10:00\nM30-34;9:20:00\nM30-34;9:30:00\nM30-34;9:40:00\nF30-34;10:00:00\nF30-34;10:10:00\nF30-34;10:20:00',
)

function placeOf(
  graded: number,
  options: { table?: FactorTableKey; group?: string; slots?: number; rate?: number } = {},
) {
  const { table = '2025-11', group = 'M30-34', slots = 6, rate = 100 } = options
  const simulated = simulateQualification(table, starters, slots, rate)
  const read = readAgeGroup(group)
  if (!simulated.ok || read === undefined) throw new Error('No race')
  return visitorPlace(table, simulated, read, graded)
}

describe('where a finish time stands', () => {
  it('ahead of the group: its automatic place', () => {
    expect(placeOf(32_000)).toMatchObject({ groupRank: 1, hasAuto: true })
  })

  it('in the pool: after those who were faster and hold no automatic place', () => {
    expect(placeOf(33_300)).toMatchObject({
      groupRank: 3,
      hasAuto: false,
      rank: 2,
      places: 3,
      reach: 3,
      isReached: true,
      lastGraded: 34_200,
      lastTime: 34_200,
      directGraded: 34_200,
      candidates: [33_000, 33_600, 34_200, 34_800],
    })
  })

  it('with the time of somebody in the list: at that rank', () => {
    expect(placeOf(33_600)).toMatchObject({ groupRank: 3, rank: 2 })
  })

  it('behind the last place: not reached', () => {
    expect(placeOf(35_000)).toMatchObject({ rank: 5, isReached: false })
  })

  it('the last time is that of the visitor’s own age', () => {
    const place = placeOf(33_300, { group: 'M40-44' })
    expect(place.lastTime).toBeCloseTo(34_200 / 0.9683, 6)
    expect(place.hasAuto).toBe(true)
  })

  it('women stand in their own list, and with the men in July 2025', () => {
    expect(placeOf(36_700, { group: 'F30-34' })).toMatchObject({ rank: 2, places: 1, isReached: false })
    // × 0.8977: the second woman 32 856, the third 33 394; the second man 33 000, the third 33 600.
    const july = placeOf(33_200, { table: '2025-07', group: 'F30-34' })
    expect(july).toMatchObject({ rank: 3, places: 4, lastGraded: 33_600, isReached: true })
  })

  it('when every second offer is refused the places go down to the visitor, the automatic one to the third at most', () => {
    expect(placeOf(32_700, { rate: 50 })).toMatchObject({ groupRank: 2, hasAuto: true })
    expect(placeOf(33_300, { rate: 50 })).toMatchObject({
      groupRank: 3,
      hasAuto: false,
      rank: 1,
      places: 1,
      reach: 3,
    })
    expect(placeOf(34_500, { rate: 0 })).toMatchObject({ groupRank: 5, hasAuto: false })
    expect(placeOf(33_300, { rate: 0 })).toMatchObject({ groupRank: 3, hasAuto: true })
  })

  it('no place in the pool reaches nobody', () => {
    const place = placeOf(33_300, { slots: 2 })
    expect(place).toMatchObject({ places: 0, reach: 0, isReached: false })
    expect([place.lastGraded, place.lastTime]).toEqual([undefined, undefined])
  })
})
