import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { centsOfEuros, formatColumn, formatEuros } from './money.ts'

describe('formatEuros', () => {
  it('leaves out the cents of a whole amount, with a no-break space before the sign', () => {
    expect(formatEuros(6900)).toBe('69\u00A0€')
    expect(formatEuros(0)).toBe('0\u00A0€')
  })

  it('separates thousands with a narrow no-break space and decimals with a comma', () => {
    expect(formatEuros(123450)).toBe('1\u202F234,50\u00A0€')
    expect(formatEuros(150000)).toBe('1\u202F500\u00A0€')
  })

  it('shows two decimals as soon as there is one cent', () => {
    expect(formatEuros(1)).toBe('0,01\u00A0€')
    expect(formatEuros(2990)).toBe('29,90\u00A0€')
  })

  it('keeps the sign of a refund', () => {
    expect(formatEuros(-4500)).toBe('-45\u00A0€')
  })
})

test('amounts are written as the browser would write them in French', () => {
  const cents = { style: 'currency', currency: 'EUR' } as const
  const whole = { ...cents, maximumFractionDigits: 0 }
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
      const format = new Intl.NumberFormat('fr-FR', amount % 100 === 0 ? whole : cents)
      expect(formatEuros(amount)).toBe(format.format(amount / 100))
    }),
  )
})

describe('formatColumn', () => {
  it('shows the cents of all amounts as soon as one has some', () => {
    expect(formatColumn([8600, 690, 9290])).toEqual(['86,00\u00A0€', '6,90\u00A0€', '92,90\u00A0€'])
    expect(formatColumn([8600, 0, 8600])).toEqual(['86\u00A0€', '0\u00A0€', '86\u00A0€'])
  })
})

describe('centsOfEuros', () => {
  it('gives whole cents, whatever floating point makes of the euros', () => {
    expect(centsOfEuros(39)).toBe(3900)
    expect(centsOfEuros(19.99)).toBe(1999)
    expect(centsOfEuros(1.15)).toBe(115)
  })
})
