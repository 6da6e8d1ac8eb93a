import { describe, expect, it } from 'vitest'
import { deliveryOptions, dispatchDay, dispatchDelay, dispatchWords } from './delivery.ts'
import { isInShop, isNew } from './product.ts'

const fees = [
  { id: 'domicile', label: 'À domicile', zone: 'Métropole', price: 6.9, freeFrom: 90, delay: '3 jours' },
  { id: 'remise', label: 'Remise', zone: 'Piste', price: 0, delay: 'mardi' },
]
const text = { text: 'T', postcodes: [], exceptPostcodes: [] }

describe('delivery options', () => {
  it('join the shop’s words and the business’s fees, in cents', () => {
    const options = deliveryOptions(
      [
        { fee: 'remise', kind: 'pickup', ...text },
        { fee: 'domicile', kind: 'shipping', ...text },
      ],
      fees,
    )
    expect(options.map(({ id, priceCents, freeFromCents }) => [id, priceCents, freeFromCents])).toEqual([
      ['remise', 0, undefined],
      ['domicile', 690, 9000],
    ])
  })

  it('leave out one whose fee nobody wrote', () => {
    expect(deliveryOptions([{ fee: 'coursier', kind: 'shipping', ...text }], fees)).toEqual([])
  })
})

describe('delays', () => {
  it('are said in working days', () => {
    expect(dispatchDelay(1)).toBe('Expédié sous un jour ouvré')
    expect(dispatchDelay(2)).toBe('Expédié sous 2\u00A0jours ouvrés')
  })

  it('are those of the slowest product, holidays left out', () => {
    expect(dispatchDay('2026-11-20', [2, 1])).toBe('2026-11-24')
    expect(dispatchDay('2026-12-24', [1])).toBe('2026-12-28')
    expect(dispatchDay('2026-11-20', [])).toBe('2026-11-23')
    expect(dispatchWords('2026-11-24')).toBe('au plus tard le mardi 24\u00A0novembre')
  })
})

describe('arrivals', () => {
  it('are new for thirty days', () => {
    const jersey = { addedOn: '2026-11-01' }
    const days = ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01']
    expect(days.map((today) => isNew(jersey, today))).toEqual([false, true, true, false])
    expect(days.map((today) => isInShop(jersey, today))).toEqual([false, true, true, true])
  })
})
