import { expect, test } from 'vitest'
import { documentFileName } from '#app/documents/words.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { bottles, shirt } from '#test/orders/lines.ts'
import { placedOrder } from '#test/orders/placed-order.ts'
import { changeOfMind } from './change-of-mind.tsx'
import { numberOfFile } from './document-file.ts'
import { paymentDue } from './payment-due.tsx'
import { shownRefunds, shownWithdrawals } from './refunds.tsx'
import { orderView } from './view.ts'
import { wayOf } from './way.tsx'

const now = new Date('2026-12-01T10:00:00Z')
const bank = { holder: 'Club', iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPPPAR' }
const event = (act: PlacedOrder['events'][number]['act'], at: string) => ({
  act,
  at: new Date(at),
  actor: 'team' as const,
  author: undefined,
  facts: {},
})

test('the way of an order: what is done has its day, what comes has none', () => {
  const steps = wayOf(
    placedOrder({
      stage: 'preparing',
      money: 'paid',
      events: [event('pay', '2026-11-20T15:44:00Z'), event('prepare', '2026-11-21T09:00:00Z')],
    }),
  )
  expect(steps.map(({ label, state, when }) => [label, state, when])).toEqual([
    ['Commandée', 'done', '20\u00a0novembre 2026, 16\u00a0h\u00a042'],
    ['Paiement accepté', 'done', '20\u00a0novembre 2026, 16\u00a0h\u00a044'],
    ['En préparation', 'current', '21\u00a0novembre 2026'],
    ['Expédiée', 'toCome', undefined],
    ['Livrée', 'toCome', undefined],
  ])
})

test('paid at the hand-over, the way has four steps, each with its own day', () => {
  const order = placedOrder({
    paymentMethod: 'on_site',
    delivery: 'pickup',
    stage: 'received',
    money: 'paid',
    receivedOn: '2026-11-24',
    events: [event('makeReady', '2026-11-23T09:00:00Z')],
  })
  expect(wayOf(order).map(({ label, when }) => [label, when])).toEqual([
    ['Commandée', '20\u00a0novembre 2026, 16\u00a0h\u00a042'],
    ['En préparation', undefined],
    ['Prête à retirer', '23\u00a0novembre 2026'],
    ['Remise et payée', '24\u00a0novembre 2026'],
  ])
})

test('what is left to pay, by each payment method', () => {
  const facts = { now: new Date('2026-11-20T15:50:00Z'), bank, takesCards: true }
  const expiresAt = new Date('2026-11-20T16:12:00Z')
  expect(paymentDue(placedOrder({ paymentMethod: 'card', expiresAt }), facts)).toEqual({
    by: 'card',
    canPay: true,
    until: '17\u00a0h\u00a012',
  })
  expect(paymentDue(placedOrder({ paymentMethod: 'transfer', expiresAt }), facts)).toMatchObject({
    bank: { iban: 'FR14 2004 1010 0505 0001 3M02 606' },
    until: '20\u00a0novembre 2026',
  })
  expect(paymentDue(placedOrder({ paymentMethod: 'on_site', delivery: 'pickup' }), facts)).toEqual({
    by: 'on_site',
  })
})

test('a card is asked for neither late, nor without a service, nor once paid or over', () => {
  const facts = { now, bank, takesCards: true }
  const late = placedOrder({ paymentMethod: 'card', expiresAt: new Date('2026-11-20T16:12:00Z') })
  expect(paymentDue(late, facts)).toMatchObject({ canPay: false })
  const open = placedOrder({ paymentMethod: 'card', expiresAt: undefined })
  expect(paymentDue(open, { ...facts, takesCards: false })).toMatchObject({ canPay: false })
  for (const change of [{ money: 'paid' }, { stage: 'expired' }, { stage: 'cancelled' }] as const)
    expect(paymentDue(placedOrder(change), facts)).toBeUndefined()
})

test('changing one’s mind: before the reception, within its days, after them', () => {
  const of = (change: Partial<PlacedOrder>) => changeOfMind(placedOrder(change), now)
  expect(of({})).toMatchObject({
    state: 'early',
    returnable: ['Maillot Couloirs', 'Gourde Relief', 'Bonnet Couloirs'],
    sealed: ['Gourde Relief'],
    lastDay: undefined,
  })
  expect(of({ receivedOn: '2026-11-26' })).toMatchObject({ state: 'open', lastDay: '10\u00a0décembre 2026' })
  const late = changeOfMind(placedOrder({ receivedOn: '2026-11-26' }), new Date('2026-12-10T23:00:00Z'))
  expect(late).toMatchObject({ state: 'late', lastDay: '10\u00a0décembre 2026' })
  expect(of({ lines: [shirt, bottles], stage: 'cancelled' })).toBeUndefined()
  expect(of({ money: 'refunded' })).toBeUndefined()
})

test('lines say how they can be sent back, as long as there is something to send back', () => {
  const regimes = { '14-jours': { label: 'Quatorze jours' }, hygiene: { label: 'Sous scellé' } }
  const facts = { now, regimes, bank, deliveryTexts: {}, takesCards: true }
  const saidFor = (change: Partial<PlacedOrder>) =>
    orderView(placedOrder(change), facts).lines.map(({ regimeLabel }) => regimeLabel)
  expect(saidFor({})).toEqual(['Quatorze jours', 'Sous scellé', 'Quatorze jours'])
  expect(saidFor({ money: 'refunded' })).toEqual([undefined, undefined, undefined])
})

test('a withdrawal sets the day of the return and that of the money', () => {
  const declaredAt = new Date('2026-11-27T22:30:00Z')
  expect(shownWithdrawals(placedOrder({ withdrawals: [{ declarationId: 'a', declaredAt }] }))).toEqual([
    {
      key: 'a',
      isDone: false,
      declared: '27\u00a0novembre 2026, 23\u00a0h\u00a030',
      returnBefore: '11\u00a0décembre 2026',
      refundBefore: '11\u00a0décembre 2026',
    },
  ])
})

test('a refund says how far it is', () => {
  const decidedAt = new Date('2026-11-28T09:00:00Z')
  const refunds = [
    { cents: 5400, refund: undefined, state: 'done' as const, decidedAt, document: 'AV-2026-00002' },
  ]
  expect(shownRefunds(placedOrder({ refunds }))).toEqual([
    {
      key: '2026-0418 0',
      amount: '54\u00a0€',
      words: 'fait, décidé le 28\u00a0novembre 2026, avoir AV-2026-00002',
    },
  ])
})

test('a document has one file name, and no other leads to it', () => {
  const number = 'FA-2026-00042'
  expect(numberOfFile(documentFileName({ kind: 'invoice', number }))).toBe(number)
  for (const file of [
    `avoir-${number}.pdf`,
    `facture-${number}.PDF`,
    `${number}.pdf`,
    'facture-../secret.pdf',
  ])
    expect(numberOfFile(file)).toBeUndefined()
})
