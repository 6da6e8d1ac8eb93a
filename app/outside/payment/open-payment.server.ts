import type { PaymentProvider } from './payment-provider.ts'
import type { StripeSettings } from './stripe-client.server.ts'
import type { TrialSettings } from './trial-provider.server.ts'

type PaymentSettings = {
  readonly stripe: StripeSettings | undefined
  readonly isProduction: boolean
  readonly trial: TrialSettings
}

/**
 * Who takes cards: Stripe with its key; otherwise nobody in production, and a trial everywhere else. Only the one that
 * is used is loaded: Stripe's package takes some 20 MB of memory.
 */
export async function openPayment({
  stripe,
  isProduction,
  trial,
}: PaymentSettings): Promise<PaymentProvider | undefined> {
  if (stripe) return (await import('./stripe-provider.server.ts')).stripeProvider(stripe, trial)
  if (isProduction) return undefined
  return (await import('./trial-provider.server.ts')).trialProvider(trial)
}
