import { expect, test } from 'vitest'
import type { OrderRecap } from '#app/domain/orders/placing/recap-store.server.ts'
import { frozenTerms } from '#test/orders/frozen-terms.ts'
import { shirt } from '#test/orders/lines.ts'
import { changesSince, encodeShownRecap } from './recap-changes.ts'

const checkout = {
  email: 'a@exemple.fr',
  firstName: 'Camille',
  lastName: 'Martin',
  delivery: 'domicile',
  phone: undefined,
  address: undefined,
  billing: undefined,
  note: undefined,
  guardian: undefined,
  paymentMethod: 'card' as const,
}

type Change = { quantity?: number; unitPriceCents?: number; feeCents?: number; termsVersion?: number }

function recap({
  quantity = 1,
  unitPriceCents = 5400,
  feeCents = 690,
  termsVersion = 2,
}: Change): OrderRecap {
  const totalCents = quantity * unitPriceCents + feeCents
  const words = { path: '/maillot', regimeLabel: '', regimeText: '', messages: [] }
  const art = { kind: 'maillot', colour: 'green' } as const
  const line = { ...shirt, ...words, art, quantity, unitPriceCents, totalCents: quantity * unitPriceCents }
  const delivery = { option: 'domicile', kind: 'shipping' as const, label: 'Livraison', delay: '', feeCents }
  return {
    checkout,
    lines: quantity === 0 ? [] : [line],
    missing: [],
    delivery: { ...delivery, deliveryOn: undefined, standardFeeCents: feeCents },
    goodsCents: quantity * unitPriceCents,
    totalCents,
    deposit: undefined,
    dueNowCents: totalCents,
    recap: {
      lines: [],
      delivery: { option: 'domicile', feeCents },
      paymentMethod: 'card',
      totalCents,
      termsVersion,
    },
    fingerprint: '',
    terms: frozenTerms([shirt]),
  }
}

const before = encodeShownRecap(recap({}))

test.each<[string, Change, string[]]>([
  ['nothing', {}, []],
  [
    'a price',
    { unitPriceCents: 5900 },
    [
      'Maillot Couloirs\u00a0: 59\u00a0€ au lieu de 54\u00a0€.',
      'Total\u00a0: 65,90\u00a0€ au lieu de 60,90\u00a0€.',
    ],
  ],
  [
    'an article',
    { quantity: 0 },
    ['Maillot Couloirs\u00a0: ne peut plus être commandé.', expect.stringContaining('Total')],
  ],
  [
    'a fee',
    { feeCents: 0 },
    ['Livraison\u00a0: 0\u00a0€ au lieu de 6,90\u00a0€.', expect.stringContaining('Total')],
  ],
  ['the terms', { termsVersion: 3 }, ['Les conditions générales de vente ont une nouvelle version.']],
])('%s has changed', (_what, change, said) => {
  expect(changesSince(before, recap(change))).toEqual(said)
})

test('words that are no recap say nothing', () => {
  for (const carried of ['', '{', 'null', '{"lines":[]}', '[1]', before.replace('5400', '"x"')])
    expect(changesSince(carried, recap({}))).toEqual([])
})
