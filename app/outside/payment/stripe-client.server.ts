import { Stripe } from 'stripe'

export type StripeSettings = {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly apiUrl: string | undefined
}

// Somebody may be waiting for the page: two tries of five seconds, then they are told.
const patience = { timeout: 5_000, maxNetworkRetries: 1 }

/** Speaks the version of Stripe's protocol that the package was made for; tells Stripe nothing about this machine. */
export function stripeClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    ...patience,
    ...addressOf(apiUrl),
    telemetry: false,
    // Its time-out counts the whole answer, the other client's starts again with every byte.
    httpClient: Stripe.createFetchHttpClient(),
  })
}

function addressOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (!apiUrl) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) }
}
