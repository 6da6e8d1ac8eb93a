import type { ProductArt } from '#app/domain/shared/product-art.ts'
import type { WithdrawalRegime } from '#app/domain/shared/withdrawal-regime.ts'
import type { PaymentOutcome } from './payment/reconcile.ts'
import type { OrderEvent } from './placed-order.ts'
import type { Refund } from './refunds/refunds.ts'

/** What belongs to an order, as the database gathers it: JSON, its instants in words. */
export type LineRow = {
  readonly rank: number
  readonly identifier: string
  readonly variant: string
  readonly label: string
  readonly detail: string | null
  readonly quantity: number
  readonly unitPriceCents: number
  readonly regime: WithdrawalRegime
  readonly art: ProductArt | null
}

export type EventRow = {
  readonly act: OrderEvent['act']
  readonly at: string
  readonly actor: OrderEvent['actor']
  readonly author: string | null
  readonly facts: OrderEvent['facts'] | null
}

export type PaymentRow = {
  readonly id: string
  readonly receivedCents: number
  readonly refundedCents: number
  readonly outcome: PaymentOutcome | null
}

export type DocumentRow = {
  readonly number: string
  readonly kind: 'invoice' | 'credit-note'
  readonly issuedAt: string
}

export type RefundRow = {
  readonly key: string
  readonly rank: number | null
  readonly paymentId: string | null
  readonly cents: number
  readonly refund: Refund | null
  readonly state: 'due' | 'requested' | 'done' | 'failed'
  readonly decidedAt: string
  readonly document: string | null
}

export type WithdrawalRow = { readonly declarationId: string; readonly declaredAt: string }
