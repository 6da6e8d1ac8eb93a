import { expect, it } from 'vitest'
import { walkPath } from '../geometry/walk-path.ts'
import { EFFORT_FLOOR, EFFORT_WIDTH, effortProfile } from './effort-profile.ts'
import { formatProfile } from './format-profile.ts'

const INTERVALS = [
  { minutes: 20, effort: 0.3 },
  { minutes: 10, effort: 0.9 },
  { minutes: 10, effort: 0.25 },
]

it('draws effort as stairs: width for minutes, height for effort', () => {
  const { points } = walkPath(effortProfile(INTERVALS).highlighted)
  expect(points[1]?.[0]).toBe(EFFORT_WIDTH / 2)
  expect(points.at(-1)?.[0]).toBe(EFFORT_WIDTH)
  const climbed = (index: number) => EFFORT_FLOOR - (points[index]?.[1] ?? 0)
  expect(climbed(2) / climbed(0)).toBeCloseTo(3, 1)
})

it('gives each discipline of a format its share of the width', () => {
  const waves = (swimShare: number) =>
    walkPath(formatProfile(swimShare, 0.5).lines.at(-1) ?? '').points.filter(([, y]) => y > 58.5).length
  expect(waves(0.3)).toBeGreaterThan(waves(0.1) * 1.8)
})
