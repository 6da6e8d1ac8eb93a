import type { FakeSettings } from './fake-provider.server.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { StripeSettings } from './stripe-client.server.ts'

type PaymentSettings = {
  readonly stripe: StripeSettings | undefined
  readonly isProduction: boolean
  readonly fake: FakeSettings
}

/**
 * Who takes cards: Stripe with its key; otherwise nobody in production, and a fake everywhere else. Only the one that
 * is used is loaded: Stripe's package takes some 20 MB of memory.
 */
export async function openPayment({
  stripe,
  isProduction,
  fake,
}: PaymentSettings): Promise<PaymentProvider | undefined> {
  if (stripe) return (await import('./stripe-provider.server.ts')).stripeProvider(stripe, fake)
  if (isProduction) return undefined
  return (await import('./fake-provider.server.ts')).fakeProvider(fake)
}
