import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalsOf } from '../placing/recap.ts'
import {
  cancellationRefund,
  gestureRefund,
  leftToRefund,
  leftToReturn,
  type Refund,
  type RefundableOrder,
  type RefundAnswer,
  withdrawalRefund,
} from './refunds.ts'

const order: RefundableOrder = {
  lines: [
    { id: 'maillot', unitPriceCents: 5400, quantity: 1 },
    { id: 'gourde', unitPriceCents: 1600, quantity: 2 },
  ],
  deliveryCents: 690,
  standardDeliveryCents: 690,
}
const all = [
  { id: 'maillot', quantity: 1 },
  { id: 'gourde', quantity: 2 },
]
const totals = (answer: RefundAnswer) =>
  answer.ok && [answer.refund.goodsCents, answer.refund.deliveryCents, answer.refund.totalCents]
const given = (answer: RefundAnswer): Refund[] => (answer.ok ? [answer.refund] : [])

test('a part of an order comes back without its delivery', () => {
  expect(totals(withdrawalRefund(order, [], [{ id: 'gourde', quantity: 1 }]))).toEqual([1600, 0, 1600])
})

test('the whole order comes back with its delivery, in one return or in several', () => {
  expect(totals(withdrawalRefund(order, [], all))).toEqual([8600, 690, 9290])
  const first = given(withdrawalRefund(order, [], [{ id: 'gourde', quantity: 2 }]))
  expect(totals(withdrawalRefund(order, first, [{ id: 'maillot', quantity: 1 }]))).toEqual([5400, 690, 6090])
})

test('of a dearer delivery only the standard one comes back; called off, all of it', () => {
  const express = { ...order, deliveryCents: 1490 }
  expect(totals(withdrawalRefund(express, [], all))).toEqual([8600, 690, 9290])
  expect(totals(cancellationRefund(express, []))).toEqual([8600, 1490, 10_090])
})

test('what was worn is kept, at most its price', () => {
  const answer = withdrawalRefund(order, [], [{ id: 'gourde', quantity: 1 }], 600)
  expect(answer).toMatchObject({ ok: true, refund: { deductedCents: 600, totalCents: 1000 } })
  expect(withdrawalRefund(order, [], [{ id: 'gourde', quantity: 1 }], 1601).ok).toBe(false)
})

test('a gesture is not given twice, and may be all that is left', () => {
  const gesture = given(gestureRefund(order, [], 1000))
  expect(totals(gestureRefund(order, gesture, 8290))).toEqual([8290, 0, 8290])
  expect(cancellationRefund(order, gesture)).toMatchObject({
    ok: true,
    refund: { goodsCents: 8600, deliveryCents: 690, deductedCents: 1000, totalCents: 8290 },
  })
})

test.each([
  [[]],
  [[{ id: 'bonnet', quantity: 1 }]],
  [[{ id: 'gourde', quantity: 3 }]],
  [[{ id: 'gourde', quantity: 0 }]],
  [[{ id: 'gourde', quantity: -1 }]],
  [[{ id: 'gourde', quantity: 0.5 }]],
  [[{ id: 'gourde', quantity: Number.NaN }]],
  [
    [
      { id: 'gourde', quantity: 1 },
      { id: 'gourde', quantity: 1 },
    ],
  ],
])('returning %j is refused', (returned) => {
  expect(withdrawalRefund(order, [], returned)).toEqual({ ok: false, message: expect.any(String) })
})

test.each([0, -1, 0.5, 9291, Number.NaN, Number.POSITIVE_INFINITY])('a gesture of %d is refused', (cents) => {
  expect(gestureRefund(order, [], cents).ok).toBe(false)
})

test('nothing is left of an order that was given back', () => {
  const refunds = given(cancellationRefund(order, []))
  expect(leftToRefund(order, refunds)).toBe(0)
  expect(leftToReturn(order, refunds)).toEqual([])
  expect(cancellationRefund(order, refunds).ok).toBe(false)
  expect(gestureRefund(order, refunds, 1).ok).toBe(false)
})

const anyOrder: fc.Arbitrary<RefundableOrder> = fc.record({
  lines: fc
    .array(
      fc.record({
        unitPriceCents: fc.integer({ min: 1, max: 30_000 }),
        quantity: fc.integer({ min: 1, max: 10 }),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((lines) => lines.map((line, index) => ({ id: `l${index}`, ...line }))),
  deliveryCents: fc.nat(2000),
  standardDeliveryCents: fc.nat(2000),
})
/** Mostly possible, sometimes not: a line of the order, or one it does not have. */
const returning = fc.record({
  line: fc.nat(6).map((index) => `l${index}`),
  quantity: fc.integer({ min: -1, max: 4 }),
  wornCents: fc.oneof(fc.constant(0), fc.integer({ min: -5, max: 5000 })),
})
const anyAct = fc.oneof(
  { arbitrary: returning, weight: 10 },
  { arbitrary: fc.record({ gestureCents: fc.integer({ min: -5, max: 9000 }) }), weight: 3 },
  { arbitrary: fc.constant('cancel' as const), weight: 1 },
)

test('whatever is given back, in whatever order, is never more than was paid, less what is kept of worn pieces', () => {
  fc.assert(
    fc.property(anyOrder, fc.array(anyAct, { maxLength: 20 }), (paid, acts) => {
      const { totalCents } = totalsOf(paid.lines, paid.deliveryCents)
      let refunds: Refund[] = []
      let kept = 0
      for (const act of acts) {
        const answer = refundBy(act, paid, refunds)
        if (!answer.ok) continue
        if (typeof act === 'object' && 'line' in act)
          kept += Math.min(act.wornCents, leftToRefund(paid, refunds))
        const { refund } = answer
        expect(refund.totalCents).toBe(refund.goodsCents + refund.deliveryCents - refund.deductedCents)
        for (const cents of [
          refund.totalCents,
          refund.goodsCents,
          refund.deliveryCents,
          refund.deductedCents,
        ])
          expect(Number.isInteger(cents) && cents >= 0).toBe(true)
        refunds = [...refunds, refund]
      }
      const sum = refunds.reduce((cents, refund) => cents + refund.totalCents, 0)
      expect(sum).toBeLessThanOrEqual(totalCents)
      expect(leftToRefund(paid, refunds)).toBe(totalCents - sum - kept)
      for (const { id, quantity } of paid.lines) {
        const lines = refunds.flatMap(({ lines }) => lines).filter((line) => line.id === id)
        expect(lines.reduce((pieces, line) => pieces + line.quantity, 0)).toBeLessThanOrEqual(quantity)
      }
    }),
  )
})

type AnyAct = typeof anyAct extends fc.Arbitrary<infer Act> ? Act : never

function refundBy(act: AnyAct, paid: RefundableOrder, refunds: readonly Refund[]): RefundAnswer {
  if (act === 'cancel') return cancellationRefund(paid, refunds)
  if ('gestureCents' in act) return gestureRefund(paid, refunds, act.gestureCents)
  return withdrawalRefund(paid, refunds, [{ id: act.line, quantity: act.quantity }], act.wornCents)
}

test('an order called off after returns and gestures has nothing left but what was worn', () => {
  fc.assert(
    fc.property(anyOrder, fc.array(anyAct, { maxLength: 12 }), (paid, acts) => {
      let refunds: Refund[] = []
      for (const act of acts) {
        const unworn = typeof act === 'object' && 'line' in act ? { ...act, wornCents: 0 } : act
        refunds = [...refunds, ...given(refundBy(unworn, paid, refunds))]
      }
      refunds = [...refunds, ...given(cancellationRefund(paid, refunds))]
      expect(leftToRefund(paid, refunds)).toBe(0)
    }),
    { numRuns: 300 },
  )
})

test('an order sent back piece by piece gives the same as sent back at once', () => {
  fc.assert(
    fc.property(anyOrder, fc.infiniteStream(fc.nat(9)), (paid, picks) => {
      let refunds: Refund[] = []
      for (let left = leftToReturn(paid, []); left.length > 0; left = leftToReturn(paid, refunds)) {
        const pick = picks.next().value ?? 0
        const id = left[pick % left.length]?.id ?? ''
        refunds = [...refunds, ...given(withdrawalRefund(paid, refunds, [{ id, quantity: 1 }]))]
      }
      const atOnce = given(withdrawalRefund(paid, [], leftToReturn(paid, [])))
      const sum = (list: readonly Refund[]) => list.reduce((cents, refund) => cents + refund.totalCents, 0)
      expect(sum(refunds)).toBe(sum(atOnce))
    }),
  )
})

test('what was kept for a worn piece is not given back by a gesture and a later return', () => {
  const paid = {
    lines: [{ id: 'a', unitPriceCents: 1000, quantity: 2 }],
    deliveryCents: 0,
    standardDeliveryCents: 0,
  }
  const worn = given(withdrawalRefund(paid, [], [{ id: 'a', quantity: 1 }], 400))
  const gesture = [...worn, ...given(gestureRefund(paid, worn, 300))]
  const rest = given(withdrawalRefund(paid, gesture, [{ id: 'a', quantity: 1 }]))
  expect(rest).toMatchObject([{ totalCents: 700, deductedCents: 300 }])
  expect(gestureRefund(paid, [...gesture, ...rest], 1)).toMatchObject({ ok: false })
})
