import { describe, expect, it } from 'vitest'
import { isInShop, isNew } from './arrival.ts'
import {
  deliveryCents,
  deliveryOptions,
  dispatchDay,
  dispatchDelay,
  dispatchWords,
  reaches,
} from './delivery.ts'

const fees = [
  { id: 'domicile', label: 'À domicile', zone: 'Métropole', price: 6.9, freeFrom: 90, delay: '3 jours' },
  { id: 'remise', label: 'Remise', zone: 'Piste', price: 0, delay: 'mardi' },
]
const text = { text: 'T', postcodes: [], exceptPostcodes: [] }

describe('delivery options', () => {
  it('join the shop’s words and the business’s fees, in cents', () => {
    const options = deliveryOptions(
      [
        { fee: 'remise', kind: 'remise', ...text },
        { fee: 'domicile', kind: 'envoi', ...text },
      ],
      fees,
    )
    expect(options.map(({ id, priceCents, freeFromCents }) => [id, priceCents, freeFromCents])).toEqual([
      ['remise', 0, undefined],
      ['domicile', 690, 9000],
    ])
  })

  it('leave out one whose fee nobody wrote', () => {
    expect(deliveryOptions([{ fee: 'coursier', kind: 'envoi', ...text }], fees)).toEqual([])
  })

  it('are free from their amount on', () => {
    const home = { priceCents: 690, freeFromCents: 9000 }
    expect([0, 8999, 9000].map((goods) => deliveryCents(home, goods))).toEqual([690, 690, 0])
    expect(deliveryCents({ priceCents: 690, freeFromCents: undefined }, 100_000)).toBe(690)
  })

  it('reach some postcodes', () => {
    const home = { kind: 'envoi' as const, postcodes: [], exceptPostcodes: ['97', '98'] }
    const overseas = { kind: 'envoi' as const, postcodes: ['971', '974'], exceptPostcodes: [] }
    const codes = ['01000', '20137', '97100', '97410', '98800']
    expect(codes.map((code) => reaches(home, code))).toEqual([true, true, false, false, false])
    expect(codes.map((code) => reaches(overseas, code))).toEqual([false, false, true, true, false])
    expect(reaches({ ...overseas, kind: 'remise' }, '98800')).toBe(true)
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
