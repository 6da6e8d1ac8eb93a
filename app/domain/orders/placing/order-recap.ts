import type { DeliveryKind } from '#app/domain/shared/delivery.ts'
import type { ProductArt } from '#app/domain/shared/product-art.ts'
import type { WithdrawalRegime } from '#app/domain/shared/withdrawal-regime.ts'
import type { Checkout } from '../checkout/checkout.ts'
import type { FrozenTerms } from '../documents/documents.ts'
import type { Recap } from './recap.ts'

/** A line of the cart as the order would have it. Cents, taxes included. */
export type RecapLine = {
  readonly identifier: string
  readonly variant: string
  readonly label: string
  readonly detail: string | undefined
  readonly path: string
  readonly art: ProductArt
  readonly quantity: number
  readonly unitPriceCents: number
  readonly totalCents: number
  readonly regime: WithdrawalRegime
  readonly regimeLabel: string
  readonly regimeText: string
  /** What changed since it was put in the cart, in French. */
  readonly messages: readonly string[]
}

export type OrderRecap = {
  readonly checkout: Checkout
  readonly lines: readonly RecapLine[]
  readonly missing: readonly { readonly label: string; readonly text: string }[]
  readonly delivery: {
    readonly option: string
    readonly kind: DeliveryKind
    readonly label: string
    /** « 3 à 5 jours ouvrés » */
    readonly delay: string
    readonly feeCents: number
    /** What the cheapest delivery there costs: what a withdrawal gives back at most (L221-24). */
    readonly standardFeeCents: number
  }
  readonly goodsCents: number
  readonly totalCents: number
  readonly recap: Recap
  readonly fingerprint: string
  /** What will be frozen with the order; `acceptedAt` is that of the look, written anew when the order is made. */
  readonly terms: FrozenTerms
}
