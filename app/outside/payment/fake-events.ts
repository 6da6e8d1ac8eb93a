import { randomUUID } from 'node:crypto'

/** What an event is about: a checkout of the fake and the order it is for. */
type FakeSubject = {
  readonly id: string
  readonly orderId: string
  readonly amountCents: number
}

const prefix = 'paiement_'

/** A checkout is paid once, so its payment is named after it. */
const paymentOf = (checkoutId: string): string => `${prefix}${checkoutId}`

export function checkoutOf(payment: string): string | undefined {
  return payment.startsWith(prefix) ? payment.slice(prefix.length) : undefined
}

/** Events in Stripe's words, so that both providers are read by the same code. */
export function paidEvent(subject: FakeSubject, at: Date): string {
  const paid = { payment_status: 'paid', payment_intent: paymentOf(subject.id) }
  return eventOf('checkout.session.completed', { ...sessionOf(subject), ...paid }, at)
}

export function expiredEvent(subject: FakeSubject, at: Date): string {
  const unpaid = { payment_status: 'unpaid', payment_intent: null }
  return eventOf('checkout.session.expired', { ...sessionOf(subject), ...unpaid }, at)
}

export function failedEvent({ id, orderId }: FakeSubject, at: Date): string {
  return eventOf('payment_intent.payment_failed', { id: paymentOf(id), metadata: { order: orderId } }, at)
}

/** @param refundedCents in all, this refund included */
export function refundedEvent({ id, orderId }: FakeSubject, refundedCents: number, at: Date): string {
  const charge = { payment_intent: paymentOf(id), amount_refunded: refundedCents }
  return eventOf('charge.refunded', { ...charge, metadata: { order: orderId } }, at)
}

function sessionOf({ id, orderId, amountCents }: FakeSubject) {
  return {
    id,
    client_reference_id: orderId,
    metadata: { order: orderId },
    amount_total: amountCents,
    currency: 'eur',
  }
}

function eventOf(type: string, object: object, at: Date): string {
  const created = Math.floor(at.getTime() / 1000)
  return JSON.stringify({ id: `evt_essai_${randomUUID()}`, type, created, data: { object } })
}
