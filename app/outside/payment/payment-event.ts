import { z } from 'zod'
import type { PaymentEvent, ReadWebhook } from './payment-provider.ts'

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

type Fact =
  | { kind: 'paid'; payment: string; amountCents: number; currency: string }
  | { kind: 'failed'; payment: string }
  | { kind: 'refunded'; payment: string; refundedCents: number }
  | { kind: 'expired' }

type Subject = { orderId: string | undefined; checkoutId: string | undefined; fact: Fact | undefined }

const nothing: Subject = { orderId: undefined, checkoutId: undefined, fact: undefined }

const readers: Readonly<Record<string, (object: unknown) => Subject>> = {
  'checkout.session.completed': (object) => readSession(object, paidOf),
  'checkout.session.async_payment_succeeded': (object) => readSession(object, paidOf),
  'checkout.session.async_payment_failed': (object) => readSession(object, failedOf),
  'checkout.session.expired': (object) => readSession(object, () => ({ kind: 'expired' })),
  'payment_intent.payment_failed': readFailedPayment,
  'charge.refunded': readRefundedCharge,
}

/** An event as Stripe words it, once its signature was checked. Refused when it does not have the form it should. */
export function readEvent(body: string): ReadWebhook {
  try {
    const event = eventSchema.parse(JSON.parse(body))
    const { orderId, checkoutId, fact } = readers[event.type]?.(event.data.object) ?? nothing
    if (!fact) return { ok: true, event: undefined }
    const announced: PaymentEvent = {
      id: event.id,
      at: new Date(event.created * 1000),
      orderId,
      checkoutId,
      ...fact,
    }
    return { ok: true, event: announced }
  } catch (error) {
    if (!(error instanceof z.ZodError || error instanceof SyntaxError)) throw error
    return { ok: false, message: 'Not an event.' }
  }
}

function readSession(
  object: unknown,
  factOf: (session: z.output<typeof sessionSchema>) => Fact | undefined,
): Subject {
  const session = sessionSchema.parse(object)
  const orderId = session.metadata?.order ?? session.client_reference_id ?? undefined
  return { orderId, checkoutId: session.id, fact: factOf(session) }
}

function paidOf(session: z.output<typeof sessionSchema>): Fact | undefined {
  const { payment_status, payment_intent: payment, amount_total: amountCents, currency } = session
  if (payment_status !== 'paid' || !payment || amountCents === null || currency === null) return undefined
  return { kind: 'paid', payment, amountCents, currency }
}

function failedOf({ payment_intent: payment }: z.output<typeof sessionSchema>): Fact | undefined {
  return payment ? { kind: 'failed', payment } : undefined
}

function readFailedPayment(object: unknown): Subject {
  const payment = paymentSchema.parse(object)
  return {
    orderId: payment.metadata?.order,
    checkoutId: undefined,
    fact: { kind: 'failed', payment: payment.id },
  }
}

function readRefundedCharge(object: unknown): Subject {
  const {
    payment_intent: payment,
    amount_refunded: refundedCents,
    metadata: words,
  } = chargeSchema.parse(object)
  const fact: Fact | undefined = payment ? { kind: 'refunded', payment, refundedCents } : undefined
  return { orderId: words?.order, checkoutId: undefined, fact }
}
