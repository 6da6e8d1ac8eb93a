import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Stage, stages } from '../order.ts'
import { type Decision, type PayableOrder, type PaymentEvent, reconcile, settledMoney } from './reconcile.ts'

const order: PayableOrder = { id: 'c1', stage: 'placed', totalCents: 9700, payments: [] }
const paid = (id: string, payment = 'p1', amountCents = 9700): PaymentEvent => ({
  id,
  payment,
  kind: 'paid',
  amountCents,
  currency: 'eur',
})
const refunded = (id: string, refundedCents: number): PaymentEvent => ({
  id,
  payment: 'p1',
  kind: 'refunded',
  refundedCents,
})
const failed = (id: string): PaymentEvent => ({ id, payment: 'p0', kind: 'failed' })

function after(start: PayableOrder, events: readonly PaymentEvent[], hasStock = false) {
  const decisions: Decision[] = []
  let held = start
  for (const event of events) {
    const { order: next, decision } = reconcile(held, event, hasStock)
    decisions.push(decision)
    held = next
  }
  return { held, decisions }
}

test.each<[Stage, boolean, Decision, Stage]>([
  ['placed', false, { do: 'settle', revives: false }, 'placed'],
  ['ready', false, { do: 'settle', revives: false }, 'ready'],
  ['expired', true, { do: 'settle', revives: true }, 'placed'],
  ['expired', false, { do: 'give-back', why: 'sold-out-meanwhile' }, 'expired'],
  ['cancelled', true, { do: 'give-back', why: 'cancelled' }, 'cancelled'],
])('paid while %s (stock: %s)', (stage, hasStock, decision, becomes) => {
  const { held, decisions } = after({ ...order, stage }, [paid('e1')], hasStock)
  expect(decisions).toEqual([decision])
  expect(held.stage).toBe(becomes)
})

test('another amount or another currency is never taken for the order’s', () => {
  const { held, decisions } = after(order, [
    paid('e1', 'p1', 9699),
    paid('e2', 'p2', 97_000),
    { id: 'e3', payment: 'p3', kind: 'paid', amountCents: 9700, currency: 'usd' },
  ])
  expect(decisions).toEqual([
    { do: 'report', why: 'other-amount' },
    { do: 'report', why: 'other-amount' },
    { do: 'report', why: 'other-currency' },
  ])
  expect(settledMoney(held).state).toBe('unpaid')
})

test('the currency counts, not its letters', () => {
  const { decisions } = after(order, [
    { id: 'e1', payment: 'p1', kind: 'paid', amountCents: 9700, currency: 'EUR' },
  ])
  expect(decisions).toEqual([{ do: 'settle', revives: false }])
})

test('a replay does nothing, nor does the same payment announced anew', () => {
  const { decisions } = after(order, [paid('e1'), paid('e1'), paid('e2')])
  expect(decisions.slice(1)).toEqual([
    { do: 'nothing', why: 'already-known' },
    { do: 'nothing', why: 'already-known' },
  ])
})

test('a failed attempt is told while the order is open, not once it is paid', () => {
  const { decisions } = after(order, [failed('e1'), paid('e2'), failed('e3')])
  expect(decisions.map((decision) => decision.do)).toEqual(['note-failure', 'settle', 'nothing'])
})

test('a refund that arrives before its payment is not forgotten', () => {
  const { held } = after(order, [refunded('e1', 9700), paid('e2')])
  expect(settledMoney(held)).toEqual({ paidCents: 9700, refundedCents: 9700, state: 'refunded' })
})

const anyStage = fc.constantFrom(...stages)
/** What really happened with a provider, told in events: one payment of the order at most, the rest beside it. */
const history = fc
  .record({
    isPaid: fc.boolean(),
    announcements: fc.integer({ min: 1, max: 3 }),
    refunds: fc.array(fc.integer({ min: 1, max: 9700 }), { maxLength: 3 }),
    failures: fc.nat(2),
    others: fc.array(
      fc.integer({ min: 1, max: 20_000 }).filter((cents) => cents !== 9700),
      { maxLength: 2 },
    ),
  })
  .map(({ isPaid, announcements, refunds, failures, others }) => [
    ...Array.from({ length: isPaid ? announcements : 0 }, (_, index) => paid(`paid-${index}`)),
    ...(isPaid ? refunds : []).map((cents, index) => refunded(`refund-${index}`, cents)),
    ...Array.from({ length: failures }, (_, index) => failed(`failure-${index}`)),
    ...others.map((cents, index) => paid(`other-${index}`, `o${index}`, cents)),
  ])

/** The same events in two orders, some of them told again. */
const twoTellings = history.chain((events) => {
  const telling = fc
    .tuple(shuffled(events), events.length > 0 ? fc.array(fc.constantFrom(...events)) : fc.constant([]))
    .map(([all, again]) => [...all, ...again])
    .chain(shuffled)
  return fc.tuple(telling, telling)
})

function shuffled(events: readonly PaymentEvent[]): fc.Arbitrary<PaymentEvent[]> {
  return fc.shuffledSubarray([...events], { minLength: events.length, maxLength: events.length })
}

function comparable({ payments, ...rest }: PayableOrder) {
  return { ...rest, payments: payments.toSorted((a, b) => a.id.localeCompare(b.id)) }
}

test('the same events end in the same order, however they are mixed and repeated', () => {
  fc.assert(
    fc.property(anyStage, fc.boolean(), twoTellings, (stage, hasStock, [one, other]) => {
      const start = { ...order, stage }
      const first = after(start, one, hasStock)
      const second = after(start, other, hasStock)
      expect(comparable(second.held)).toEqual(comparable(first.held))
      const settled = (decisions: Decision[]) =>
        decisions.filter((decision) => decision.do === 'settle').length
      expect(settled(first.decisions)).toBe(settled(second.decisions))
      expect(after(first.held, one, hasStock).held).toEqual(first.held)
    }),
  )
})

test('of several payments one at most is kept, and each of the others goes back once', () => {
  const events = fc.array(
    fc
      .record({ id: fc.nat(20), payment: fc.nat(4) })
      .map(({ id, payment }) => paid(`${payment}-${id}`, `p${payment}`)),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(anyStage, fc.boolean(), events, (stage, hasStock, told) => {
      const { held, decisions } = after({ ...order, stage }, told, hasStock)
      const payments = new Set(told.map(({ payment }) => payment)).size
      const isKept = stage !== 'cancelled' && (stage !== 'expired' || hasStock)
      expect(settledMoney(held).paidCents).toBe(isKept ? 9700 : 0)
      expect(decisions.filter((decision) => decision.do === 'give-back')).toHaveLength(
        payments - (isKept ? 1 : 0),
      )
    }),
  )
})
