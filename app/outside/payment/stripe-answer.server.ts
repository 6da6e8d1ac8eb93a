import { Stripe } from 'stripe'
import type { ProviderAnswer } from './payment-provider.ts'

/**
 * What Stripe's answer means to us. Its own words about a failure stay out of the log, they may quote what was sent: the
 * request's id finds them in Stripe's dashboard.
 */
export async function answerOf<Value>(asked: Promise<Value>): Promise<ProviderAnswer<Value>> {
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
