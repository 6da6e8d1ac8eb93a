/** What the stand-in remembers, in Stripe's words. */
export type Session = {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
  amount_total: number
  currency: string
  client_reference_id: string | null
  metadata: Record<string, string>
  /** Goes to the payment, and from there to its charge. */
  payment_metadata: Record<string, string>
  customer_email: string | null
  success_url: string
  cancel_url: string
  url: string | null
  expires_at: number
}

export type Refund = {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  status: 'pending' | 'succeeded' | 'failed' | 'canceled'
  failure_reason?: string
  metadata: Record<string, string>
}

export type StripeEvent = {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: object }
}

export type Records = {
  sessions: Map<string, Session>
  refunds: Refund[]
  events: StripeEvent[]
}

/** An answer of the stand-in before it is written. */
export type Answer = { status: number; body: object }

export function refusal(status: number, code: string, type = 'invalid_request_error'): Answer {
  return { status, body: { error: { type, code, message: `The stand-in says: ${code}.` } } }
}

let count = 0
export const freshId = (prefix: string): string => `${prefix}_${process.pid}_${(++count).toString(36)}`
