import type { FakeSettings } from './fake-provider.server.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { StripeSettings } from './stripe-client.server.ts'
import type { StripeSurroundings } from './stripe-provider.server.ts'

type PaymentSettings = Pick<StripeSurroundings, 'onKeyRefused' | 'onKeyTaken'> & {
  readonly stripe: StripeSettings | undefined
  readonly isProduction: boolean
  readonly fake: FakeSettings
}

/** Stripe when it has a key; else none in production and a fake elsewhere. Only the one in use is loaded. */
export async function openPayment({
  stripe,
  isProduction,
  fake,
  ...onKey
}: PaymentSettings): Promise<PaymentProvider | undefined> {
  if (stripe)
    return (await import('./stripe-provider.server.ts')).stripeProvider(stripe, { ...fake, ...onKey })
  if (isProduction) return undefined
  return (await import('./fake-provider.server.ts')).fakeProvider(fake)
}
