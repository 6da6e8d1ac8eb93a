import type { Clock } from '#app/outside/clock.ts'
import type { PaymentProvider } from '#app/outside/payment/payment-provider.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'

/** What orders are kept and made with; each function names what it takes of it. */
export type OrderServices = {
  readonly database: Database
  readonly content: SiteContentReader
  readonly clock: Clock
  readonly siteUrl: string
  readonly isProduction: boolean
  readonly payment: PaymentProvider | undefined
}

export type Dated = Pick<OrderServices, 'database' | 'clock'>

export type Reader = { readonly database: Pick<Database, 'select'> }
