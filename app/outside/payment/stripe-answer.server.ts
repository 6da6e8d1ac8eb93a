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

// 409: the same key is being worked on; 429: too many at once. The next try says what became of it.
function whyOf({ statusCode }: Stripe.errors.StripeError): 'unreachable' | 'refused' {
  if (statusCode === undefined || statusCode === 409 || statusCode === 429) return 'unreachable'
  return statusCode >= 500 ? 'unreachable' : 'refused'
}

function factsOf({ type, statusCode, code, param, requestId }: Stripe.errors.StripeError): string {
  const facts = [type, statusCode, code, param && `(${param})`, requestId]
  return facts.filter((fact) => fact !== undefined && fact !== '').join(' ')
}
