import { expect, it } from 'vitest'
import { answerRunningEquivalence } from '../running-equivalence-answer.ts'

const exponentOf = (query: Record<string, string>) =>
  answerRunningEquivalence({ distance: '10 km', temps: '50:00', ...query }).exponent

it.each([
  { distance2: '10,1 km', temps2: '52:00' },
  { distance2: '10,1 km', temps2: '50:31' },
  { distance2: 'semi', temps2: '50:00' },
  { distance2: 'semi', temps2: '50:01' },
])('stays the usual exponent beside $temps2 over $distance2', (query) => {
  expect(exponentOf(query)).toMatchObject({ value: 1.06, pair: { share: 0 } })
})

it('goes part of the way with two races that are near each other', () => {
  const { value, pair } = exponentOf({ temps: '45:30', distance2: '12 km', temps2: '56:00' })
  expect(pair?.share).toBeCloseTo(0.36, 2)
  expect(value).toBeGreaterThan(1.06)
  expect(value).toBeLessThan(Math.log(56 / 45.5) / Math.log(1.2))
})
