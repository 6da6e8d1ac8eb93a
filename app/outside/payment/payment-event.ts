import { z } from 'zod'
import type { PaymentEvent, PaymentFact, ReadWebhook, RefundProgress } from './payment-provider.ts'

const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const cents = z.number().int().min(0)
const metadata = z.record(z.string(), z.string()).nullish()

const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.number().int(),
  data: z.object({ object: z.unknown() }),
})
const sessionSchema = z.object({
  id: z.string(),
  client_reference_id: z.string().nullish(),
  metadata,
  payment_status: z.string(),
  payment_intent: idOf.nullish(),
  amount_total: cents.nullable(),
  currency: z.string().nullable(),
})
const paymentSchema = z.object({ id: z.string(), metadata })
const chargeSchema = z.object({ payment_intent: idOf.nullish(), amount_refunded: cents, metadata })

const refundSchema = z.object({
  id: z.string(),
  amount: cents,
  payment_intent: idOf.nullish(),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
  metadata,
})
const disputeSchema = z.object({
  id: z.string(),
  amount: cents,
  payment_intent: idOf.nullish(),
  reason: z.string(),
  status: z.string(),
  evidence_details: z.object({ due_by: z.number().int().nullish() }).nullish(),
})

type Session = z.output<typeof sessionSchema>

/** What an event says, and of which order and checkout. */
type Announced = Pick<PaymentEvent, 'orderId' | 'checkoutId'> & PaymentFact

const readers: Readonly<Record<string, (object: unknown) => Announced | undefined>> = {
  'checkout.session.completed': (object) => readSession(object, paidOf),
  'checkout.session.async_payment_succeeded': (object) => readSession(object, paidOf),
  'checkout.session.async_payment_failed': (object) => readSession(object, failedOf),
  'checkout.session.expired': (object) => readSession(object, () => ({ kind: 'expired' })),
  'payment_intent.payment_failed': readFailedPayment,
  'charge.refunded': readRefundedCharge,
  'charge.refund.updated': readRefund,
  'refund.updated': readRefund,
  'refund.failed': readRefund,
  'charge.dispute.created': readDispute,
  'charge.dispute.updated': readDispute,
  'charge.dispute.closed': readDispute,
}

/** An event as Stripe words it, once its signature was checked. Refused when it does not have the form it should. */
export function readEvent(body: string): ReadWebhook {
  try {
    const { id, type, created, data } = eventSchema.parse(JSON.parse(body))
    const announced = readers[type]?.(data.object)
    return { ok: true, event: announced && { id, at: new Date(created * 1000), ...announced } }
  } catch (error) {
    if (!(error instanceof z.ZodError || error instanceof SyntaxError)) throw error
    return { ok: false, message: 'Not an event.' }
  }
}

function readSession(
  object: unknown,
  factOf: (session: Session) => PaymentFact | undefined,
): Announced | undefined {
  const session = sessionSchema.parse(object)
  const fact = factOf(session)
  const orderId = session.metadata?.order ?? session.client_reference_id ?? undefined
  return fact && { orderId, checkoutId: session.id, ...fact }
}

function paidOf(session: Session): PaymentFact | undefined {
  const { payment_status, payment_intent: payment, amount_total: amountCents, currency } = session
  if (payment_status !== 'paid' || !payment || amountCents === null || currency === null) return undefined
  return { kind: 'paid', payment, amountCents, currency }
}

function failedOf({ payment_intent: payment }: Session): PaymentFact | undefined {
  return payment ? { kind: 'failed', payment } : undefined
}

function readFailedPayment(object: unknown): Announced {
  const { id: payment, metadata } = paymentSchema.parse(object)
  return { orderId: metadata?.order, checkoutId: undefined, kind: 'failed', payment }
}

function readRefundedCharge(object: unknown): Announced | undefined {
  const {
    payment_intent: payment,
    amount_refunded: refundedCents,
    metadata: words,
  } = chargeSchema.parse(object)
  if (!payment) return undefined
  return { orderId: words?.order, checkoutId: undefined, kind: 'refunded', payment, refundedCents }
}

function readRefund(object: unknown): Announced | undefined {
  const {
    id,
    amount,
    payment_intent: payment,
    status,
    failure_reason,
    metadata: words,
  } = refundSchema.parse(object)
  if (!payment) return undefined
  return {
    orderId: undefined,
    checkoutId: undefined,
    kind: 'refund',
    payment,
    refund: id,
    key: words?.key,
    attempt: Number(words?.attempt ?? 1),
    cents: amount,
    progress: progressOf(status),
    reason: failure_reason ?? undefined,
  }
}

/** How a refund stands, by Stripe's word for it. */
export function progressOf(status: string | null | undefined): RefundProgress {
  if (status === 'failed' || status === 'canceled') return 'failed'
  return status === 'succeeded' ? 'succeeded' : 'pending'
}

function readDispute(object: unknown): Announced | undefined {
  const {
    id,
    amount,
    payment_intent: payment,
    reason,
    status,
    evidence_details,
  } = disputeSchema.parse(object)
  if (!payment) return undefined
  const due = evidence_details?.due_by
  return {
    orderId: undefined,
    checkoutId: undefined,
    kind: 'dispute',
    payment,
    dispute: id,
    cents: amount,
    reason,
    status,
    answerBefore: due ? new Date(due * 1000) : undefined,
  }
}
