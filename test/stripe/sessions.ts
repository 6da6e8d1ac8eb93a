import { partsAt, textAt, type FormValue } from './form-body.ts'
import { freshId, refusal, type Answer, type Session } from './records.ts'

const minute = 60
const smallestCents = 50
// The words of the version the package speaks; the real service refuses others as well.
const knownWords = new Set([
  'mode',
  'locale',
  'submit_type',
  'allowed_payment_method_types',
  'adaptive_pricing',
  'line_items',
  'customer_email',
  'client_reference_id',
  'metadata',
  'payment_intent_data',
  'success_url',
  'cancel_url',
  'expires_at',
])

/** Opens a checkout as the real service does, or refuses it for the same reasons. */
export function createSession(
  asked: Record<string, FormValue>,
  { now, url }: { now: Date; url: string },
): Session | Answer {
  const stranger = Object.keys(asked).find((name) => !knownWords.has(name))
  if (stranger) return refusal(400, 'parameter_unknown')
  const seconds = Math.floor(now.getTime() / 1000)
  const expiresAt = Number(asked.expires_at ?? seconds + 24 * 60 * minute)
  if (expiresAt < seconds + 30 * minute || expiresAt > seconds + 24 * 60 * minute)
    return refusal(400, 'parameter_invalid_integer')
  const lines = partsAt(asked.line_items)
  const currencies = new Set(lines.map((line) => textAt(line, 'price_data', 'currency')))
  const amount = lines.reduce((sum: number, line) => sum + centsOf(line), 0)
  if (asked.mode !== 'payment' || currencies.size !== 1 || !Number.isInteger(amount))
    return refusal(400, 'parameter_missing')
  if (amount < smallestCents) return refusal(400, 'amount_too_small')
  const id = freshId('cs_test')
  return {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: amount,
    currency: [...currencies][0] ?? '',
    client_reference_id: textAt(asked.client_reference_id) ?? null,
    metadata: wordsOf(asked.metadata),
    payment_metadata: wordsOf(partOf(asked.payment_intent_data, 'metadata')),
    customer_email: textAt(asked.customer_email) ?? null,
    success_url: textAt(asked.success_url) ?? '',
    cancel_url: textAt(asked.cancel_url) ?? '',
    url: `${url}/c/pay/${id}`,
    expires_at: expiresAt,
  }
}

export function wordsOf(value: FormValue | undefined): Record<string, string> {
  if (typeof value !== 'object') return {}
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, textAt(text) ?? '']))
}

function partOf(value: FormValue | undefined, name: string): FormValue | undefined {
  return typeof value === 'object' ? value[name] : undefined
}

function centsOf(line: FormValue): number {
  const quantity = Number(textAt(line, 'quantity'))
  return quantity * Number(textAt(line, 'price_data', 'unit_amount'))
}
