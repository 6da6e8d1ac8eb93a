import type { Address } from '#app/domain/shared/people/address.ts'
import type { ProductArt } from '#app/domain/shared/product-art.ts'
import type { FrozenTerms } from './documents/documents.ts'
import {
  refuse,
  type LineRegime,
  type OrderState,
  type PaymentMethod,
  type Refusal,
  type Stage,
} from './order.ts'
import type { Refund } from './refunds/refunds.ts'
import type { Act, Actor } from './transitions.ts'

/** A line of an order as it was agreed. Cents, taxes included. */
export type OrderLine = {
  /** Its rank in the order, as text: names it in refunds and documents. */
  readonly id: string
  readonly identifier: string
  readonly variant: string
  readonly label: string
  readonly detail: string | undefined
  readonly quantity: number
  /** With a deposit, the deposit. */
  readonly unitPriceCents: number
  /** What a deposit leaves to pay of one piece. */
  readonly balanceCents?: number | undefined
  readonly regime: LineRegime
  readonly art: ProductArt | undefined
}

export type OrderEvent = {
  readonly act:
    | Act
    | 'place'
    | 'pay'
    | 'refund'
    | 'withdraw'
    | 'hold-payment'
    | 'give-back'
    | 'payment-failed'
    | 'refund-failed'
    | 'refund-again'
    | 'refunded'
    | 'dispute'
    | 'return'
    | 'exchange'
    | 'exchange-done'
    | 'exchange-cancelled'
    | 'take-back'
  readonly at: Date
  readonly actor: Actor
  readonly author: string | undefined
  readonly facts: Readonly<Record<string, string | number>>
}

type OrderDocument = {
  readonly number: string
  readonly kind: 'invoice' | 'credit-note'
  readonly issuedAt: Date
}

export type OrderRefund = {
  readonly cents: number
  readonly refund: Refund | undefined
  readonly state: 'due' | 'requested' | 'pending' | 'done' | 'failed'
  readonly decidedAt: Date
  readonly document: string | undefined
}

/** Pieces that came back. `line`: the order's, as its id. */
export type OrderReturn = {
  readonly line: string
  readonly variant: string
  readonly quantity: number
  readonly receivedAt: Date
}

/** One size for another; its new pieces are kept aside while it is open. @property rank from 1 */
export type OrderExchange = {
  readonly rank: number
  readonly line: string
  readonly quantity: number
  readonly fromVariant: string
  readonly toVariant: string
  readonly toDetail: string | undefined
  readonly state: 'open' | 'done' | 'cancelled'
}

/** How the rest of an order with a deposit is paid. `balanceOn`: `YYYY-MM-DD` */
export type OrderBalance = {
  readonly balanceOn: string
  /** When it was asked for, its collective order having reached its minimum. */
  readonly askedAt: Date | undefined
  readonly isConfirmed: boolean
  /** The orders by which it is paid or was to be, the first one first. Cents. */
  readonly orders: readonly {
    readonly id: string
    readonly number: string
    readonly secret: string
    readonly stage: Stage
    readonly paymentMethod: PaymentMethod
    readonly totalCents: number
    readonly paidCents: number
    readonly refundedCents: number
    readonly lostCents: number
    readonly disputes: readonly Pick<OrderEvent, 'act' | 'facts'>[]
  }[]
}

/** All there is to know of an order, for its page, its emails and the team. */
export type PlacedOrder = OrderState & {
  readonly id: string
  /** « 2026-0418 » */
  readonly number: string
  /** The address of its page: `/commande/{secret}`. */
  readonly secret: string
  readonly placedAt: Date
  readonly userId: string | undefined
  readonly email: string
  readonly phone: string | undefined
  readonly firstName: string
  readonly lastName: string
  readonly address: Address | undefined
  readonly billing: Address | undefined
  readonly guardian: { readonly name: string; readonly email: string } | undefined
  readonly note: string | undefined
  readonly deliveryOption: string
  readonly goodsCents: number
  readonly deliveryCents: number
  readonly standardDeliveryCents: number
  readonly totalCents: number
  readonly paidCents: number
  readonly refundedCents: number
  /** Taken back by the buyer's bank after a dispute; the invoice stays, the loss is the club's. */
  readonly lostCents: number
  readonly lines: readonly OrderLine[]
  readonly terms: FrozenTerms
  /** When an unpaid order gives its pieces back; undefined: never by itself, or it is paid. */
  readonly expiresAt: Date | undefined
  readonly receivedOn: string | undefined
  readonly carrier: string | undefined
  readonly trackingNumber: string | undefined
  /** The booking that this order pays for, and which of its instalments. */
  readonly bookingId: string | undefined
  readonly instalment: number | undefined
  /** The order whose balance this order pays. */
  readonly balanceOf: string | undefined
  /** Of an order that was made with a deposit. */
  readonly balance: OrderBalance | undefined
  readonly events: readonly OrderEvent[]
  readonly documents: readonly OrderDocument[]
  readonly refunds: readonly OrderRefund[]
  readonly returns: readonly OrderReturn[]
  readonly exchanges: readonly OrderExchange[]
  readonly withdrawals: readonly { readonly declarationId: string; readonly declaredAt: Date }[]
}

/** What became of an act on an order; the message says in French why nothing was done. */
export type OrderAct = { readonly ok: true; readonly order: PlacedOrder } | Refusal

export const unknownOrder = refuse('Aucune commande ne porte ce numéro.')
