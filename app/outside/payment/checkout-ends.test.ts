import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { checkoutEnds } from './checkout-rules.ts'

const minute = 60_000
const now = new Date('2026-11-20T10:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minute)

test('a moment that is allowed is asked for as it is', () => {
  expect(checkoutEnds(inMinutes(45), now)[0]).toEqual(inMinutes(45))
})

test('a reservation of half an hour is too short for Stripe: a quarter of an hour more', () => {
  expect(checkoutEnds(inMinutes(30), now)[0]).toEqual(inMinutes(45))
})

test('whatever is wanted, what is asked for is between half an hour and a day', () => {
  const anyMinutes = integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 })
  assert(
    property(anyMinutes, (minutes) => {
      const [first = now] = checkoutEnds(inMinutes(minutes), now)
      expect(first.getTime()).toBeGreaterThan(now.getTime() + 30 * minute)
      expect(first.getTime()).toBeLessThan(now.getTime() + 24 * 60 * minute)
    }),
  )
})

test('what a try of the last two hours asked for is among the others', () => {
  const anyMinutes = integer({ min: -120, max: 24 * 60 })
  assert(
    property(anyMinutes, integer({ min: 0, max: 120 }), (wanted, ago) => {
      const before = new Date(now.getTime() - ago * minute)
      const [asked] = checkoutEnds(inMinutes(wanted), before)
      expect(checkoutEnds(inMinutes(wanted), now)).toContainEqual(asked)
    }),
  )
})
