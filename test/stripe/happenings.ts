import { freshId, type Records, type Refund, type Session, type StripeEvent } from './records.ts'
import { refundedOf, sessionPaidBy } from './refunds.ts'

/** What buyers, and time, do to a checkout. Each returns the events the real service would announce. */
export function payCheckout(session: Session, at: Date): StripeEvent[] {
  if (session.status !== 'open') return []
  const payment = session.payment_intent ?? freshId('pi')
  Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: payment, url: null })
  return [
    eventOf('payment_intent.succeeded', { id: payment, metadata: session.payment_metadata }, at),
    eventOf('checkout.session.completed', { ...session }, at),
  ]
}

export function declineCard(session: Session, at: Date): StripeEvent[] {
  if (session.status !== 'open') return []
  session.payment_intent ??= freshId('pi')
  const payment = { id: session.payment_intent, metadata: session.payment_metadata }
  return [eventOf('payment_intent.payment_failed', payment, at)]
}

export function expireCheckout(session: Session, at: Date): StripeEvent[] {
  if (session.status !== 'open') return []
  Object.assign(session, { status: 'expired', url: null })
  return [eventOf('checkout.session.expired', { ...session }, at)]
}

export function refundedEvent(records: Records, payment: string, at: Date): StripeEvent {
  const charge = {
    id: freshId('ch'),
    payment_intent: payment,
    amount_refunded: refundedOf(records, payment),
    metadata: sessionPaidBy(records, payment)?.payment_metadata ?? {},
  }
  return eventOf('charge.refunded', charge, at)
}

/** A refund goes on, or comes back: a card that is no more, a bank that declines. */
export function updateRefund(refund: Refund, status: Refund['status'], at: Date): StripeEvent[] {
  Object.assign(refund, {
    status,
    ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
  })
  const failed = status === 'failed' ? [eventOf('refund.failed', { ...refund }, at)] : []
  return [...failed, eventOf('charge.refund.updated', { ...refund }, at)]
}

export function disputeEvent(payment: string, status: string, at: Date, amount = 5900): StripeEvent {
  const isClosed = status === 'won' || status === 'lost'
  const dispute = {
    id: 'dp_1',
    amount,
    payment_intent: payment,
    reason: 'fraudulent',
    status,
    metadata: {},
  }
  const evidence_details = { due_by: Math.floor(at.getTime() / 1000) + 7 * 86_400 }
  return eventOf(`charge.dispute.${isClosed ? 'closed' : 'created'}`, { ...dispute, evidence_details }, at)
}

function eventOf(type: string, object: object, at: Date): StripeEvent {
  return {
    id: freshId('evt'),
    object: 'event',
    type,
    created: Math.floor(at.getTime() / 1000),
    data: { object },
  }
}
