import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import type { Pricing } from '../product.ts'
import {
  askedCents,
  changeToRecord,
  historyOfSample,
  type PriceChange,
  priceInWords,
  priceOn,
  shownPrice,
  struckCents,
} from './prices.ts'

const firstDay = '2026-01-01'
const day = fc.integer({ min: 0, max: 200 }).map((days) => addDays(firstDay, days))
const cents = fc.integer({ min: 0, max: 20_000 })
const pricing: fc.Arbitrary<Pricing> = fc.record({
  priceCents: cents,
  discount: fc.integer({ min: 0, max: 90 }),
  discountFrom: fc.option(day, { nil: undefined }),
})
const change = fc
  .tuple(day, cents, cents)
  .map(([on, price, less]): PriceChange => ({ on, priceCents: price, askedCents: Math.max(0, price - less) }))
const inTime = (changes: PriceChange[]) => changes.toSorted((one, other) => (one.on < other.on ? -1 : 1))
const history = fc.array(change, { maxLength: 12 }).map(inTime)

const at = (on: string, asked: number, price = asked): PriceChange => ({
  on,
  priceCents: price,
  askedCents: asked,
})

describe('the price asked', () => {
  it('is never negative nor above the price, and never less cut than announced', () => {
    fc.assert(
      fc.property(pricing, day, (known, today) => {
        const asked = askedCents(known, today)
        expect(Number.isInteger(asked)).toBe(true)
        expect(asked).toBeGreaterThanOrEqual(0)
        const isCut = known.discountFrom !== undefined && known.discountFrom <= today
        const percent = isCut ? 100 - known.discount : 100
        expect(asked * 100).toBeLessThanOrEqual(known.priceCents * percent)
      }),
    )
  })

  it('is cut from the first day of the discount on', () => {
    const jersey = { priceCents: 5900, discount: 20, discountFrom: '2026-11-10' }
    expect(['2026-11-09', '2026-11-10', '2027-01-01'].map((today) => askedCents(jersey, today))).toEqual([
      5900, 4720, 4720,
    ])
    expect(askedCents({ priceCents: 1999, discount: 33, discountFrom: '2026-01-01' }, '2026-02-01')).toBe(
      1339,
    )
  })
})

describe('the struck price', () => {
  it('is never at or below the price asked, and was asked once', () => {
    fc.assert(
      fc.property(pricing, history, day, (known, past, today) => {
        const { askedCents: asked, struckCents: struck, percentOff } = priceOn(known, past, today)
        expect(asked).toBeGreaterThanOrEqual(0)
        if (struck === undefined) expect(percentOff).toBeUndefined()
        else {
          expect(struck).toBeGreaterThan(asked)
          expect(past.map(({ askedCents: once }) => once)).toContain(struck)
          expect(percentOff ?? 1).toBeGreaterThan(0)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('is the lowest of all prices charged in the thirty days before one reduction', () => {
    const unreduced = history.map((past) => past.map((one) => ({ ...one, priceCents: one.askedCents })))
    fc.assert(
      fc.property(unreduced, day, cents, (past, today, asked) => {
        const before = past.filter(({ on }) => on <= today)
        const charged = pricesCharged(before, addDays(today, -30), today)
        const lowest = charged.length > 0 ? Math.min(...charged) : undefined
        const expected = lowest !== undefined && lowest > asked ? lowest : undefined
        expect(struckCents([...before, at(today, asked, asked + 1)], today)).toBe(expected)
      }),
      { numRuns: 500 },
    )
  })

  it('is the full price when that is all there was', () => {
    expect(struckCents([at('2026-01-01', 5900), at('2026-11-10', 4720, 5900)], '2026-11-20')).toBe(5900)
  })

  it('is not the price raised just before', () => {
    const raised = [at('2026-01-01', 5000), at('2026-11-01', 8000), at('2026-11-10', 4800, 8000)]
    expect(struckCents(raised, '2026-11-20')).toBe(5000)
  })

  it('looks back thirty days to the day: a price given up on the first of them counts, the day before not', () => {
    const since = (raisedOn: string) => [
      at('2026-01-01', 4000),
      at(raisedOn, 6000),
      at('2026-11-30', 3000, 6000),
    ]
    expect(struckCents(since('2026-10-30'), '2026-11-30')).toBe(6000)
    expect(struckCents(since('2026-10-31'), '2026-11-30')).toBe(4000)
    expect(struckCents(since('2026-11-01'), '2026-11-30')).toBe(4000)
    const briefly = (on: string) => [
      at('2026-01-01', 8000),
      at(on, 5000),
      at(on, 6000),
      at('2026-11-30', 3000, 6000),
    ]
    expect(struckCents(briefly('2026-10-30'), '2026-11-30')).toBe(6000)
    expect(struckCents(briefly('2026-10-31'), '2026-11-30')).toBe(5000)
  })

  it('keeps the reference of the first of cuts that follow one another', () => {
    const cuts = [at('2026-01-01', 10_000), at('2026-06-01', 8000, 10_000), at('2026-09-01', 6000, 10_000)]
    expect(struckCents(cuts, '2026-09-02')).toBe(10_000)
  })

  it('starts anew when more is asked, or after a pause', () => {
    const dearer = [at('2026-01-01', 10_000), at('2026-11-01', 7000, 10_000), at('2026-11-10', 8000, 10_000)]
    expect(struckCents(dearer, '2026-11-10')).toBeUndefined()
    const paused = [...dearer.slice(0, 2), at('2026-11-05', 10_000), at('2026-11-06', 7000, 10_000)]
    expect(struckCents(paused, '2026-11-06')).toBeUndefined()
    const longAgo = [...dearer.slice(0, 2), at('2026-11-05', 10_000), at('2026-12-20', 7000, 10_000)]
    expect(struckCents(longAgo, '2026-12-20')).toBe(10_000)
  })

  it('is absent for a plain drop, for a price that never was, and once the cut is over', () => {
    expect(struckCents([at('2026-01-01', 5000), at('2026-02-01', 4000)], '2026-02-02')).toBeUndefined()
    expect(struckCents([at('2026-02-01', 4000, 5000)], '2026-02-02')).toBeUndefined()
    expect(struckCents([], '2026-02-02')).toBeUndefined()
    const over = [at('2026-01-01', 5000), at('2026-02-01', 4000, 5000), at('2026-03-01', 5000)]
    expect(struckCents(over, '2026-03-02')).toBeUndefined()
    expect(struckCents(over, '2026-02-20')).toBe(5000)
  })
})

describe('the history', () => {
  it('writes down what changed, once', () => {
    fc.assert(
      fc.property(pricing, history, day, (known, past, today) => {
        const next = changeToRecord(past, known, today)
        if (next) expect(changeToRecord([...past, next], known, today)).toBeUndefined()
        else expect(past.at(-1)?.askedCents).toBe(askedCents(known, today))
      }),
    )
  })

  it('of a sample is its price, then its discount', () => {
    const sample = { priceCents: 5900, discount: 20, discountFrom: '2026-11-10', addedOn: '2026-04-24' }
    expect(priceOn(sample, historyOfSample(sample), '2026-11-20')).toEqual({
      askedCents: 4720,
      struckCents: 5900,
      percentOff: 20,
    })
    const later = priceOn(sample, historyOfSample(sample), '2026-11-09')
    expect(later).toEqual({ askedCents: 5900, struckCents: undefined, percentOff: undefined })
  })
})

it('says a price in words', () => {
  expect(priceInWords(shownPrice(4720, 5900))).toBe('47,20\u00A0€ au lieu de 59\u00A0€')
  expect(priceInWords(shownPrice(5900, 5900))).toBe('59\u00A0€')
})

/** Every price somebody may have paid from a day to the moment of the last change of another. */
function pricesCharged(changes: readonly PriceChange[], from: string, to: string): number[] {
  const prices: number[] = []
  let current: number | undefined
  for (let today = firstDay; today <= to; today = addDays(today, 1)) {
    const ofDay = changes.filter(({ on }) => on === today).map(({ askedCents: asked }) => asked)
    if (today >= from && current !== undefined) prices.push(current)
    if (today >= from) prices.push(...ofDay)
    current = ofDay.at(-1) ?? current
  }
  return prices
}
