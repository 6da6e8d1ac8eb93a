import { expect, it } from 'vitest'
import { seedFrom, seededRandom } from './seeded-random.ts'

it('draws the same numbers from the same seed, others from another', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed))
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
  expect(draw(7).every((value) => value >= 0 && value < 1)).toBe(true)
})

it('gives a person one seed, within bounds, and spreads people out', () => {
  const people = Array.from({ length: 400 }, (_, index) => seedFrom(`athlete-${index}`, 256))
  expect(seedFrom('athlete-3', 256)).toBe(people[3])
  expect(Math.min(...people)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...people)).toBeLessThan(256)
  expect(new Set(people).size).toBeGreaterThan(150)
  expect(seedFrom(259, 256)).toBe(3)
  expect(seedFrom(-4.7, 256)).toBe(4)
})
