import type { DeliveryKind } from '#app/domain/shared/delivery.ts'
import { withdrawalRegimes } from '#app/domain/shared/withdrawal-regime.ts'

export const paymentMethods = ['card', 'transfer', 'on_site'] as const
/** How an order is paid; `on_site` only when it is handed over. */
export type PaymentMethod = (typeof paymentMethods)[number]

/** Where an order stands on its way to the buyer. What was paid of it is told apart, by its payments. */
export const stages = ['placed', 'preparing', 'ready', 'sent', 'received', 'cancelled', 'expired'] as const
export type Stage = (typeof stages)[number]

/** `none`: an order that pays for a booking or a balance, which brings nothing to anybody. */
export type OrderDelivery = DeliveryKind | 'none'

/** Rights to withdraw from a line; `dated-leisure` has none (Code de la consommation, L221-28, 12°). */
export const lineRegimes = [...withdrawalRegimes, 'dated-leisure'] as const
export type LineRegime = (typeof lineRegimes)[number]

export type MoneyState = 'unpaid' | 'paid' | 'partly-refunded' | 'refunded'

export type OrderState = {
  readonly stage: Stage
  readonly money: MoneyState
  readonly delivery: OrderDelivery
  readonly paymentMethod: PaymentMethod
  /** What its deposit left to pay and nobody has paid. Cents. */
  readonly dueCents?: number
}

/** How far an order is paid. @param refundedCents of the cents paid, 0 to `paidCents` */
export function moneyStateOf(paidCents: number, refundedCents: number): MoneyState {
  if (paidCents <= 0) return 'unpaid'
  if (refundedCents <= 0) return 'paid'
  return refundedCents < paidCents ? 'partly-refunded' : 'refunded'
}

/** What the stock of an order's pieces is: kept aside for it, gone with it, or free for others. */
export const stockOf: Readonly<Record<Stage, 'reserved' | 'gone' | 'free'>> = {
  placed: 'reserved',
  preparing: 'reserved',
  ready: 'reserved',
  sent: 'gone',
  received: 'gone',
  cancelled: 'free',
  expired: 'free',
}

/** What was not done, and why, in French. */
export type Refusal = { readonly ok: false; readonly message: string }

export function refuse(message: string): Refusal {
  return { ok: false, message }
}
