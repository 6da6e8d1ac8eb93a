import { describe, expect, it } from 'vitest'
import { FACTOR_TABLES } from '#app/domain/training/qualification/grading.ts'
import { walkPath } from '#test/walk-path.ts'
import { curveBox, drawFactors, drawnBands } from './factor-curve.ts'
import {
  drawCandidate,
  followedGroup,
  gradedOrder,
  placesToHave,
  rowHeight,
} from './graded-order-section.tsx'
import { drawPlaces, placesBox, placesByKind, sharePlaces } from './places.ts'
import { hundredStrokes, effects, womenPerHundred } from './reforms-section.tsx'
import { furthestRank, knownRollDowns } from './roll-down-section.tsx'
import { drawLane, drawLanes, lanesBox } from './timeline-section.tsx'

const endOf = (path = '') => walkPath(path).points.at(-1) ?? [Number.NaN, Number.NaN]
const countOf = (path: string, command: RegExp) => path.match(command)?.length ?? 0

describe('the places of a race', () => {
  it('are shared without one lost, as the rules of its distance say', () => {
    expect(placesByKind(sharePlaces('ironman-france'))).toEqual([10, 3, 15, 12])
    expect(placesByKind(sharePlaces('ironman-70-3-nice'))).toEqual([10, 25, 23, 12])
    expect(() => sharePlaces('nowhere')).toThrow('No race nowhere')
    expect(() => sharePlaces('ironman-wisconsin')).toThrow('cannot be shared')
  })

  it.each(['ironman-france', 'ironman-tours-metropole', 'ironman-70-3-nice'])(
    'are one stroke each, from top to bottom, for %s',
    (slug) => {
      const shared = sharePlaces(slug)
      const { places, mine, middles } = drawPlaces(shared)
      expect(places).toHaveLength(shared.race.slots)
      expect(placesByKind(shared).reduce((sum, count) => sum + count, 0)).toBe(shared.race.slots)
      const ends = places.map((path) => endOf(path))
      expect(ends.every(([x]) => x === placesBox.width)).toBe(true)
      const heights = ends.map(([, y]) => y)
      expect(heights[0]).toBeCloseTo(0, 0)
      expect(heights.at(-1)).toBeCloseTo(placesBox.height, 0)
      expect(heights).toEqual(heights.toSorted((one, other) => one - other))
      expect(mine).toBeGreaterThanOrEqual(shared.autoWomen)
      expect(mine).toBeLessThan(shared.autoWomen + shared.poolWomen)
      expect(middles).toEqual(middles.toSorted((one, other) => one - other))
    },
  )
})

describe('the example of graded times', () => {
  it('is in order of arrival, and gives each rank of the offers once', () => {
    const candidates = gradedOrder()
    const times = candidates.map(({ time }) => time)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(candidates.map(({ offerRank }) => offerRank).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const offers = candidates.toSorted((one, other) => one.offerRank - other.offerRank)
    expect(offers.map(({ group }) => group.key).slice(0, placesToHave)).toEqual([
      'F60-64',
      'F45-49',
      'F35-39',
    ])
    expect(Math.round(offers[0]?.graded ?? 0)).toBe(10 * 3600 + 2 * 60 + 24)
  })

  it('leads each line to the row of its offer, thrice but for the followed one', () => {
    for (const candidate of gradedOrder()) {
      const path = drawCandidate(candidate)
      expect(countOf(path, /M/g)).toBe(candidate.group.key === followedGroup ? 1 : 3)
      const last = candidate.group.key === followedGroup ? 0 : 5
      expect(endOf(path)).toEqual([100, (candidate.offerRank - 0.5) * rowHeight + last])
    }
  })
})

describe('the curves of the factors', () => {
  it.each(['2025-11', '703-2026'] as const)('end at the factor of 75–79 and never overshoot, %s', (table) => {
    const { women, men, points, taken } = drawFactors(table)
    const depth = (factor = 1) => ((1 - factor) / 0.42) * curveBox.height
    expect(endOf(women)[1]).toBeCloseTo(depth(FACTOR_TABLES[table].women[11]), -0.5)
    expect(endOf(men)[1]).toBeCloseTo(depth(FACTOR_TABLES[table].men[11]), -0.5)
    expect(countOf(points, /M/g)).toBe(drawnBands)
    const depths = [...taken.matchAll(/v([\d.]+)/g)].map(([, length]) => Number(length))
    expect(Math.max(...depths)).toBeCloseTo(depth(FACTOR_TABLES[table].women[11]), -0.5)
    expect(Math.min(...depths)).toBeGreaterThanOrEqual(2)
  })
})

describe('the lanes of the rules', () => {
  it('are twelve, of which one is followed, and go on where the known part ends', () => {
    const { others, mine } = drawLanes(false)
    expect(countOf(others.known, /M/g)).toBe(11)
    expect(mine).toEqual(drawLane(2, false))
    expect(endOf(mine.known)).toEqual(walkPath(mine.unknown).points[0])
    expect(endOf(mine.unknown)[0]).toBe(lanesBox.length)
  })

  it('swap their sides to go down', () => {
    const across = walkPath(drawLane(7, false).known).points
    expect(walkPath(drawLane(7, true).known).points).toEqual(across.map(([x, y]) => [y, x]))
  })
})

describe('shares by hundreds', () => {
  it('are hundred strokes, tall for each woman', () => {
    const counts = effects.map((effect) => {
      const { tall, short } = hundredStrokes(womenPerHundred(effect))
      expect(countOf(tall + short, /v/g)).toBe(100)
      expect(countOf(short, /m4 0v26/g)).toBe(100 - womenPerHundred(effect))
      return countOf(tall, /m4 0v44/g)
    })
    expect(counts).toEqual([16, 4, 15, 3])
  })
})

describe('the lists that went down', () => {
  it('went at least as far as their places, and are drawn within the furthest', () => {
    for (const { slotsEach, women, men } of knownRollDowns()) {
      expect(Math.min(women, men)).toBeGreaterThanOrEqual(slotsEach)
      expect(Math.max(women, men)).toBeLessThanOrEqual(furthestRank)
    }
  })
})
