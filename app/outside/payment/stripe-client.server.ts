import { Stripe } from 'stripe'
import type { CheckoutRequest, CheckoutState } from './payment-provider.ts'

const longestName = 250

/** Stripe's checkout: euros, card, French. No adaptive pricing, so that its page shows the recap's amount. */
export function sessionOf(request: CheckoutRequest, endsAt: Date): Stripe.Checkout.SessionCreateParams {
  const { orderId, orderNumber, email, lines, deliveryCents, deliveryLabel } = request
  const delivery = { label: deliveryLabel, quantity: 1, unitPriceCents: deliveryCents }
  return {
    mode: 'payment',
    locale: 'fr',
    submit_type: 'pay',
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    line_items: [...lines, ...(deliveryCents > 0 ? [delivery] : [])].map(lineOf),
    customer_email: email,
    client_reference_id: orderId,
    metadata: { order: orderId },
    payment_intent_data: { description: `Commande ${orderNumber}`, metadata: { order: orderId } },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(endsAt.getTime() / 1000),
  }
}

function lineOf({
  label,
  detail,
  quantity,
  unitPriceCents,
}: CheckoutRequest['lines'][number]): Stripe.Checkout.SessionCreateParams.LineItem {
  const description = detail?.slice(0, longestName)
  return {
    quantity,
    price_data: {
      currency: 'eur',
      unit_amount: unitPriceCents,
      product_data: { name: label.slice(0, longestName), ...(description && { description }) },
    },
  }
}

/** Complete without its money (no card does that) is open: it may still be paid. */
export function stateOf(session: Stripe.Checkout.Session): CheckoutState {
  const { status, payment_status, payment_intent, amount_total, currency } = session
  const payment = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
  if (payment_status === 'paid' && payment && amount_total !== null && currency !== null)
    return { state: 'paid', payment, amountCents: amount_total, currency }
  if (status === 'expired') return { state: 'expired' }
  return { state: 'open', url: session.url ?? undefined, expiresAt: new Date(session.expires_at * 1000) }
}

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
