import type { ClubFacts } from '#app/domain/club/store.server.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import type { WithdrawalRegime } from '#app/domain/shared/withdrawal-regime.ts'

/** The mails there are about an order: those to the buyer, and two to the team. `refund-1` is the first refund. */
export type OrderLetter =
  | 'received'
  | 'paid'
  | 'reminder-1'
  | 'reminder-2'
  | 'payment-failed'
  | 'ready'
  | 'waiting-1'
  | 'waiting-2'
  | 'sent'
  | 'cancelled'
  | 'expired'
  | 'given-back'
  | `refund-${number}`
  | 'team-notice'
  | 'money-held'

/** What `content/info/boutique` says that mails repeat. */
type OrderMailShop = {
  readonly deliveryOptions: readonly { readonly fee: string; readonly text: string }[]
  readonly legal: {
    readonly withdrawal: Readonly<Record<WithdrawalRegime, { readonly label: string }>>
    /** The notice of the Union on the legal guarantee, in words; null: not in use. */
    readonly guaranteeNotice: { readonly image: string; readonly text: string } | null
  }
}

/** All that the mails about an order are written from. */
export type OrderMailFacts = {
  readonly order: PlacedOrder
  readonly club: ClubFacts
  readonly shop: OrderMailShop
  /** Without a slash at its end. */
  readonly siteUrl: string
  /** `given-back`: `cents`, `why` · `money-held`: `receivedCents`, `currency`, `why` (as `reconcile` decided). */
  readonly facts?: Readonly<Record<string, string | number>> | undefined
}
