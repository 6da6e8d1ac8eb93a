import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownFormats } from '#app/domain/competitions/formats/known-formats.ts'
import { drawnLegs } from './race-legs.ts'

const legs = fc.array(
  fc.record({
    sport: fc.constantFrom('natation' as const, 'velo' as const, 'course' as const),
    metres: fc.integer({ min: 1, max: 300_000 }),
  }),
  { minLength: 1, maxLength: 8 },
)

test('legs fill the whole width, and none is too small to be seen', () => {
  fc.assert(
    fc.property(legs, fc.option(fc.nat({ max: 30_000 }), { nil: undefined }), (parts, climb) => {
      const drawn = drawnLegs({ legs: parts, climb })
      expect(drawn.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
      for (const { share, slope } of drawn) {
        expect(share).toBeGreaterThan(0.04)
        expect(slope).toBeGreaterThanOrEqual(0)
        expect(slope).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('the longest part of a triathlon is ridden, and water is flat', () => {
  const format = knownFormats('triathlon').find(({ key }) => key === 'M')
  const [swim, bike, run] = drawnLegs({ legs: format?.legs ?? [], climb: 2000 })
  expect([swim?.distance, bike?.name, run?.distance]).toEqual(['1,5\u00a0km', 'vélo', '10\u00a0km'])
  expect(bike?.share).toBeGreaterThan(run?.share ?? 1)
  expect(swim?.slope).toBe(0)
})

test('unknown distances draw nothing', () => {
  expect(drawnLegs({ legs: [], climb: 300 })).toEqual([])
})
