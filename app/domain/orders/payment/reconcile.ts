import { moneyStateOf, type Stage } from '../order.ts'

/** What a payment provider announces, whatever it calls it. `id` names the webhook event, `payment` the payment. */
export type PaymentEvent = { readonly id: string; readonly payment: string } & (
  | { readonly kind: 'paid'; readonly amountCents: number; readonly currency: string }
  | { readonly kind: 'failed' }
  /** Cents the service gives back of this payment in all, not by this one refund: so that order does not matter. */
  | { readonly kind: 'refunded'; readonly refundedCents: number }
)

/** What is to be done, in the transaction that writes the order down. */
export type Decision =
  | { readonly do: 'nothing'; readonly why: 'already-known' }
  | { readonly do: 'report'; readonly why: 'other-amount' | 'other-currency' }
  | { readonly do: 'settle'; readonly revives: boolean }
  | { readonly do: 'give-back'; readonly why: 'paid-twice' | 'cancelled' | 'sold-out-meanwhile' }
  | { readonly do: 'note-refund'; readonly moreCents: number }
  | { readonly do: 'note-failure' }

export type Reconciled = { readonly order: PayableOrder; readonly decision: Decision }

/** What a payment of the right amount does, by the stage it finds the order in. */
const onPayment: Readonly<Record<Stage, 'settle' | 'revive' | 'give-back'>> = {
  placed: 'settle',
  preparing: 'settle',
  ready: 'settle',
  sent: 'settle',
  received: 'settle',
  expired: 'revive',
  cancelled: 'give-back',
}

/** An order after a webhook event, whatever the events' sequence; never settled twice. */
export function reconcile(order: PayableOrder, event: PaymentEvent, hasStock: boolean): Reconciled {
  if (event.kind === 'paid') return reconcilePaid(order, event, hasStock)
  return event.kind === 'refunded' ? reconcileRefunded(order, event) : reconcileFailed(order)
}

function reconcilePaid(
  order: PayableOrder,
  event: Extract<PaymentEvent, { kind: 'paid' }>,
  hasStock: boolean,
): Reconciled {
  const known = paymentOf(order, event.payment)
  if (known.outcome !== undefined) return { order, decision: { do: 'nothing', why: 'already-known' } }
  const decision = decidePaid(order, event, hasStock)
  const payment = { ...known, receivedCents: event.amountCents, outcome: outcomeBy(decision) }
  const written = withPayment(order, payment)
  const isRevived = decision.do === 'settle' && decision.revives
  return { order: isRevived ? { ...written, stage: 'placed' } : written, decision }
}

function decidePaid(
  order: PayableOrder,
  { amountCents, currency }: Extract<PaymentEvent, { kind: 'paid' }>,
  hasStock: boolean,
): Decision {
  if (currency.toLowerCase() !== 'eur') return { do: 'report', why: 'other-currency' }
  if (amountCents !== order.totalCents) return { do: 'report', why: 'other-amount' }
  if (order.payments.some(({ outcome }) => outcome === 'settles'))
    return { do: 'give-back', why: 'paid-twice' }
  const effect = onPayment[order.stage]
  if (effect === 'give-back') return { do: 'give-back', why: 'cancelled' }
  if (effect === 'settle') return { do: 'settle', revives: false }
  return hasStock ? { do: 'settle', revives: true } : { do: 'give-back', why: 'sold-out-meanwhile' }
}

function outcomeBy(decision: Decision): PaymentOutcome {
  if (decision.do === 'settle') return 'settles'
  return decision.do === 'give-back' ? 'given-back' : 'held'
}

function reconcileRefunded(
  order: PayableOrder,
  event: Extract<PaymentEvent, { kind: 'refunded' }>,
): Reconciled {
  const known = paymentOf(order, event.payment)
  if (event.refundedCents <= known.refundedCents)
    return { order, decision: { do: 'nothing', why: 'already-known' } }
  const { refundedCents } = event
  return {
    order: withPayment(order, { ...known, refundedCents }),
    decision: { do: 'note-refund', moreCents: refundedCents - known.refundedCents },
  }
}

function reconcileFailed(order: PayableOrder): Reconciled {
  const isSettled = order.payments.some(({ outcome }) => outcome === 'settles')
  const isOpen = order.stage === 'placed' && !isSettled
  return { order, decision: isOpen ? { do: 'note-failure' } : { do: 'nothing', why: 'already-known' } }
}

function paymentOf(order: PayableOrder, id: string): Payment {
  const unseen = { id, receivedCents: 0, refundedCents: 0, outcome: undefined }
  return order.payments.find((payment) => payment.id === id) ?? unseen
}

function withPayment(order: PayableOrder, payment: Payment): PayableOrder {
  const others = order.payments.filter(({ id }) => id !== payment.id)
  return { ...order, payments: [...others, payment] }
}

/** `held`: the amount is wrong, the team decides. `given-back`: refunded. Undefined before the payment. */
export type PaymentOutcome = 'settles' | 'held' | 'given-back'

export type Payment = {
  readonly id: string
  readonly receivedCents: number
  readonly refundedCents: number
  readonly outcome: PaymentOutcome | undefined
}

export type PayableOrder = {
  readonly id: string
  readonly stage: Stage
  readonly totalCents: number
  readonly payments: readonly Payment[]
}

/** Cents of the order's price that are here and those given back of them. */
export function settledMoney({ payments }: Pick<PayableOrder, 'payments'>) {
  const settling = payments.find(({ outcome }) => outcome === 'settles')
  const paidCents = settling?.receivedCents ?? 0
  const refundedCents = Math.min(paidCents, settling?.refundedCents ?? 0)
  return { paidCents, refundedCents, state: moneyStateOf(paidCents, refundedCents) }
}
