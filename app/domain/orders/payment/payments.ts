import { type MoneyState, moneyStateOf, type Stage } from '../order.ts'

/**
 * What became of a payment: it settles the order, waits for the team because its amount is another one, or goes back to
 * who paid. Undefined until the payment itself was announced.
 */
export type PaymentOutcome = 'settles' | 'held' | 'given-back'

export type Payment = {
  readonly id: string
  readonly receivedCents: number
  readonly refundedCents: number
  readonly outcome: PaymentOutcome | undefined
}

/** The part of an order that payments change. */
export type PayableOrder = {
  readonly id: string
  readonly stage: Stage
  readonly totalCents: number
  readonly payments: readonly Payment[]
  readonly seenEvents: readonly string[]
}

/** Cents of the order's price that are here and those given back of them. */
export function settledMoney({ payments }: Pick<PayableOrder, 'payments'>): {
  paidCents: number
  refundedCents: number
  state: MoneyState
} {
  const settling = payments.find(({ outcome }) => outcome === 'settles')
  const paidCents = settling?.receivedCents ?? 0
  const refundedCents = Math.min(paidCents, settling?.refundedCents ?? 0)
  return { paidCents, refundedCents, state: moneyStateOf(paidCents, refundedCents) }
}
