import { expect, test } from 'vitest'
import { costOfLeaving, newOptions } from '../changes/change-costs.ts'
import { agreedNow, keptCents } from './scale.ts'

const scale = [
  { days: 30, keeps: 'deposit' as const },
  { days: 10, keeps: 50 },
]
const left = new Date('2027-01-10T10:00:00Z')
const person = (priceCents: number, optionCents = 0, leftAt: Date | null = null) => ({
  priceCents,
  leftAt,
  options: optionCents > 0 ? [{ id: 'velo', label: 'Vélo', cents: optionCents }] : [],
})
const booking = (cents: number, participants: ReturnType<typeof person>[], depositCents = 0) => {
  const full = participants.reduce((sum, one) => sum + one.priceCents + (one.options[0]?.cents ?? 0), 0)
  const totalCents = full - cents
  const sums = { totalCents, depositCents: depositCents || totalCents }
  const discount = { code: 'BIENVENUE', cents }
  return { agreed: { ...sums, startOn: '2027-03-06', cancellation: scale, discount }, participants }
}

test('a discount stays deducted from what the scale keeps', () => {
  const two = booking(13_800, [person(69_000), person(69_000)])
  expect(agreedNow(two)).toMatchObject({ totalCents: 124_200, depositCents: 124_200 })
  expect(keptCents(agreedNow(two), '2027-02-20')).toBe(62_100)
  const inTwo = booking(13_800, [person(69_000), person(69_000)], 41_400)
  expect(agreedNow(inTwo)).toMatchObject({ totalCents: 124_200, depositCents: 41_400 })
})

test('who leaves takes their part of the discount with them', () => {
  const two = booking(13_800, [person(69_000), person(69_000)])
  const [, second] = two.participants
  expect(second && costOfLeaving(two, second, '2027-02-20')).toEqual({
    keptCents: 31_050,
    changeCents: -31_050,
  })
  const one = { ...two, participants: [person(69_000), person(69_000, 0, left)] }
  expect(agreedNow(one)).toMatchObject({ totalCents: 62_100, depositCents: 62_100 })
  const uneven = booking(9000, [person(60_000), person(30_000)])
  const [first] = uneven.participants
  expect(first && costOfLeaving(uneven, first, '2027-03-01')).toEqual({ keptCents: 54_000, changeCents: 0 })
})

test('an option that is given up gives back no more than was asked for', () => {
  const camp = {
    options: [{ id: 'velo', label: 'Vélo', priceCents: 21_000, group: undefined, places: undefined }],
  }
  const change = (cents: number, wished: string[], options = 21_000) => {
    const one = booking(cents, [person(69_000, options)])
    const [who] = one.participants
    return who && newOptions(camp, one, who, wished)
  }
  expect(change(5000, [])).toMatchObject({ changeCents: -21_000, options: [] })
  expect(change(89_900, [])).toMatchObject({ changeCents: -100 })
  expect(change(5000, ['velo'], 0)).toMatchObject({ changeCents: 21_000 })
})
