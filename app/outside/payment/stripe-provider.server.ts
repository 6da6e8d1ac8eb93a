import { Stripe } from 'stripe'
import { checkoutEnds, isAmountExact } from './checkout-rules.ts'
import { progressOf, readEvent } from './payment-event.ts'
import type {
  Checkout,
  CheckoutRequest,
  CheckoutState,
  PaymentProvider,
  ProviderAnswer,
  ReadWebhook,
  Refunded,
  RefundRequest,
} from './payment-provider.ts'
import { sessionOf, stateOf, stripeClient, type StripeSettings } from './stripe-client.server.ts'

const signatureSeconds = 300
const mostRefunds = 100
const keyRefusal = /^Stripe(Authentication|Permission)Error/

export type StripeSurroundings = {
  readonly now: () => Date
  readonly onTrouble: (message: string) => void
  readonly onKeyRefused: () => void
  /** The first time that the key is taken, and again after a refusal. */
  readonly onKeyTaken: () => void
}

export function stripeProvider(
  settings: StripeSettings,
  { now, onTrouble, onKeyRefused, onKeyTaken }: StripeSurroundings,
): PaymentProvider {
  const stripe = stripeClient(settings)
  let isKeyTaken = false
  const tell = async <Value>(what: string, asked: Promise<ProviderAnswer<Value>>) => {
    const answer = await asked
    if (!answer.ok) onTrouble(`payment service, ${what} ${answer.why}: ${answer.message}`)
    if (answer.ok && !isKeyTaken) onKeyTaken()
    if (answer.ok) isKeyTaken = true
    else if (keyRefusal.test(answer.message)) {
      isKeyTaken = false
      onKeyRefused()
    }
    return answer
  }
  return {
    name: 'stripe',
    openCheckout: (request) => tell('open', openCheckout(stripe, request, now())),
    readCheckout: (id) => tell('read', readCheckout(stripe, id)),
    endCheckout: (id) => tell('end', endCheckout(stripe, id)),
    refund: (request) => tell('refund', refund(stripe, request)),
    readWebhook: (body, signature, receivedAt) =>
      readWebhook(body, signature, receivedAt, settings.webhookSecret),
  }
}

async function openCheckout(
  stripe: Stripe,
  request: CheckoutRequest,
  now: Date,
): Promise<ProviderAnswer<Checkout>> {
  if (!isAmountExact(request))
    return { ok: false, why: 'refused', message: 'The lines and the delivery are not the amount.' }
  return answerOf(openSession(stripe, request, checkoutEnds(request.expiresAt, now)))
}

// Stripe knows the key with another end: an earlier try opened it, and is looked for.
async function openSession(
  stripe: Stripe,
  request: CheckoutRequest,
  [endsAt, ...earlierEnds]: Date[],
): Promise<Checkout> {
  if (!endsAt) throw new RangeError('A checkout needs an end.')
  const options = { idempotencyKey: request.key }
  try {
    const session = await stripe.checkout.sessions.create(sessionOf(request, endsAt), options)
    if (!session.url) throw new Error('Stripe opened a checkout without a page.')
    return { id: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) }
  } catch (error) {
    const isKnownKey = error instanceof Stripe.errors.StripeIdempotencyError
    if (isKnownKey && earlierEnds.length > 0) return openSession(stripe, request, earlierEnds)
    throw error
  }
}

async function readCheckout(stripe: Stripe, id: string): Promise<ProviderAnswer<CheckoutState>> {
  const answer = await answerOf(stripe.checkout.sessions.retrieve(id))
  return answer.ok ? { ok: true, value: stateOf(answer.value) } : answer
}

// Stripe refuses to end what is not open any more: then it says what it became.
async function endCheckout(stripe: Stripe, id: string): Promise<ProviderAnswer<CheckoutState>> {
  const answer = await answerOf(stripe.checkout.sessions.expire(id))
  if (answer.ok) return { ok: true, value: stateOf(answer.value) }
  return answer.why === 'refused' ? readCheckout(stripe, id) : answer
}

async function refund(stripe: Stripe, request: RefundRequest): Promise<ProviderAnswer<Refunded>> {
  const answer = await answerOf(refundOnce(stripe, request))
  if (!answer.ok) return answer
  const { id, status, failure_reason } = answer.value
  const progress = progressOf(status)
  if (progress === 'failed')
    return {
      ok: false,
      why: 'refused',
      message: `The refund ${id} is ${status}: ${failure_reason ?? 'no reason'}.`,
    }
  return { ok: true, value: { id, progress } }
}

// Stripe forgets a key after a day; what was given back under it says so for ever.
async function refundOnce(
  stripe: Stripe,
  { key, attempt, paymentId, amountCents }: RefundRequest,
): Promise<Stripe.Refund> {
  const given = await stripe.refunds.list({ payment_intent: paymentId, limit: mostRefunds })
  const ours = given.data.filter(({ metadata }) => metadata?.key === key)
  const known =
    ours.find(({ status }) => progressOf(status) !== 'failed') ??
    ours.find(({ metadata }) => Number(metadata?.attempt ?? 1) === attempt)
  if (known) return known
  const isFirst = attempt === 1
  const metadata = { key, ...(!isFirst && { attempt }) }
  const wanted = { payment_intent: paymentId, amount: amountCents, metadata }
  return stripe.refunds.create(wanted, { idempotencyKey: isFirst ? key : `${key}:${attempt}` })
}

// Whatever is thrown here is about what was posted: its signature, its age, or that it is no event.
function readWebhook(
  body: string | Buffer,
  signature: string | undefined,
  receivedAt: Date,
  secret: string,
): ReadWebhook {
  const received = receivedAt.getTime()
  try {
    Stripe.webhooks.constructEvent(body, signature ?? '', secret, signatureSeconds, undefined, received)
  } catch (error) {
    const isSignature = error instanceof Stripe.errors.StripeSignatureVerificationError
    return { ok: false, message: isSignature ? 'Signature wrong or too old.' : 'Not an event.' }
  }
  return readEvent(body.toString())
}

/** Stripe's answer; its error text is not logged, as it may quote what was sent: the request id is. */
async function answerOf<Value>(asked: Promise<Value>): Promise<ProviderAnswer<Value>> {
  try {
    return { ok: true, value: await asked }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    return { ok: false, why: whyOf(error), message: factsOf(error) }
  }
}

// Words that are wrong, a card that is refused, something that is not there. A key that is not right, a service that is
// busy or broken say nothing about what was asked: it may be there, and be paid.
const refusals = new Set([400, 402, 404])

function whyOf({ statusCode, code }: Stripe.errors.StripeError): 'unreachable' | 'refused' {
  const isRefusal = statusCode !== undefined && refusals.has(statusCode) && code !== 'rate_limit'
  return isRefusal ? 'refused' : 'unreachable'
}

function factsOf({ type, statusCode, code, param, requestId }: Stripe.errors.StripeError): string {
  const facts = [type, statusCode, code, param && `(${param})`, requestId]
  return facts.filter((fact) => fact !== undefined && fact !== '').join(' ')
}
