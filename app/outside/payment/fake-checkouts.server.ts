import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { FakeFiles } from './fake-files.server.ts'
import { readEvent } from './payment-event.ts'
import type { CheckoutRequest, CheckoutState, PaymentEvent } from './payment-provider.ts'

// All that its page shows; not the email.
const checkoutSchema = z.object({
  id: z.string(),
  url: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  amountCents: z.number(),
  lines: z.array(
    z.object({
      label: z.string(),
      detail: z.string().optional(),
      quantity: z.number(),
      unitPriceCents: z.number(),
    }),
  ),
  deliveryCents: z.number(),
  deliveryLabel: z.string(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  expiresAt: z.coerce.date(),
})
type KeptCheckout = z.output<typeof checkoutSchema>

export type FoundCheckout = { readonly checkout: KeptCheckout; readonly state: CheckoutState }

const validId = /^essai_[0-9a-f]{32}$/
export const eventEnding = '.event'

export async function keepCheckout(
  files: FakeFiles,
  request: CheckoutRequest,
  { id, url, expiresAt }: Pick<KeptCheckout, 'id' | 'url' | 'expiresAt'>,
): Promise<void> {
  const { key: _key, email: _email, ...kept }: CheckoutRequest = { ...request, expiresAt }
  await files.keep(`${id}.checkout`, JSON.stringify({ ...kept, id, url }))
}

/** A checkout and what became of it. One whose time is over ends here, for good. */
export async function findCheckout(
  files: FakeFiles,
  id: string,
  now: Date,
): Promise<FoundCheckout | undefined> {
  const text = validId.test(id) ? await files.read(`${id}.checkout`) : undefined
  if (text === undefined) return undefined
  const checkout = checkoutSchema.parse(JSON.parse(text))
  if (checkout.expiresAt <= now) await keepEnd(files, checkout, expiredEvent(checkout, now))
  return { checkout, state: stateOf(checkout, await readKept(files, `${id}.end${eventEnding}`)) }
}

/** Ends a checkout, paid or not, if nothing ended it before; answers what it is now. */
export async function settleCheckout(
  files: FakeFiles,
  { checkout, state }: FoundCheckout,
  end: 'paid' | 'expired',
  now: Date,
): Promise<CheckoutState> {
  if (state.state !== 'open') return state
  const event = end === 'paid' ? paidEvent(checkout, now) : expiredEvent(checkout, now)
  await keepEnd(files, checkout, event)
  return stateOf(checkout, await readKept(files, `${checkout.id}.end${eventEnding}`))
}

/** A card was refused; the checkout stays as it is. */
export async function keepFailure(files: FakeFiles, checkout: KeptCheckout, now: Date): Promise<void> {
  await files.keep(`${checkout.id}.failure-${randomUUID()}${eventEnding}`, failedEvent(checkout, now))
}

export async function readKept(files: FakeFiles, name: string): Promise<PaymentEvent | undefined> {
  const text = await files.read(name)
  const read = text === undefined ? undefined : readEvent(text)
  return read?.ok ? read.event : undefined
}

async function keepEnd(files: FakeFiles, { id }: KeptCheckout, event: string): Promise<void> {
  await files.keep(`${id}.end${eventEnding}`, event)
}

function stateOf({ url, expiresAt }: KeptCheckout, end: PaymentEvent | undefined): CheckoutState {
  if (end?.kind === 'paid') {
    const { payment, amountCents, currency } = end
    return { state: 'paid', payment, amountCents, currency }
  }
  return end ? { state: 'expired' } : { state: 'open', url, expiresAt }
}

const prefix = 'paiement_'

/** A checkout is paid once, so its payment is named after it. */
const paymentOf = (checkoutId: string): string => `${prefix}${checkoutId}`

export function checkoutOf(payment: string): string | undefined {
  return payment.startsWith(prefix) ? payment.slice(prefix.length) : undefined
}

/** Events in Stripe's words, so that both providers are read by the same code. */
function paidEvent(subject: KeptCheckout, at: Date): string {
  const paid = { payment_status: 'paid', payment_intent: paymentOf(subject.id) }
  return eventOf('checkout.session.completed', { ...sessionOf(subject), ...paid }, at)
}

function expiredEvent(subject: KeptCheckout, at: Date): string {
  const unpaid = { payment_status: 'unpaid', payment_intent: null }
  return eventOf('checkout.session.expired', { ...sessionOf(subject), ...unpaid }, at)
}

function failedEvent({ id, orderId }: KeptCheckout, at: Date): string {
  return eventOf('payment_intent.payment_failed', { id: paymentOf(id), metadata: { order: orderId } }, at)
}

/** @param refundedCents in all, this refund included */
export function refundedEvent({ id, orderId }: KeptCheckout, refundedCents: number, at: Date): string {
  const charge = { payment_intent: paymentOf(id), amount_refunded: refundedCents }
  return eventOf('charge.refunded', { ...charge, metadata: { order: orderId } }, at)
}

function sessionOf({ id, orderId, amountCents }: KeptCheckout) {
  return {
    id,
    client_reference_id: orderId,
    metadata: { order: orderId },
    amount_total: amountCents,
    currency: 'eur',
  }
}

function eventOf(type: string, object: object, at: Date): string {
  const created = Math.floor(at.getTime() / 1000)
  return JSON.stringify({ id: `evt_essai_${randomUUID()}`, type, created, data: { object } })
}
