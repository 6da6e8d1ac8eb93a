import type { FakeSettings } from './fake-provider.server.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { StripeSettings } from './stripe-client.server.ts'

type PaymentSettings = {
  readonly stripe: StripeSettings | undefined
  readonly isProduction: boolean
  readonly fake: FakeSettings
  readonly onKeyRefused: () => void
}

/** Stripe when it has a key; else none in production and a fake elsewhere. Only the one in use is loaded. */
export async function openPayment({
  stripe,
  isProduction,
  fake,
  onKeyRefused,
}: PaymentSettings): Promise<PaymentProvider | undefined> {
  if (stripe)
    return (await import('./stripe-provider.server.ts')).stripeProvider(stripe, { ...fake, onKeyRefused })
  if (isProduction) return undefined
  return (await import('./fake-provider.server.ts')).fakeProvider(fake)
}
