import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkoutRequest } from '#test/orders/checkout-request.ts'
import { readFormBody } from '#test/stripe/form-body.ts'
import { startStripeStandIn, type StripeStandIn } from '#test/stripe/stand-in.ts'
import type { CheckoutState, PaymentProvider, ProviderAnswer } from './payment-provider.ts'
import { stripeProvider } from './stripe-provider.server.ts'

let stripe: StripeStandIn
let provider: PaymentProvider
let now: Date
let troubles: string[]
let keys: string[]

beforeEach(async () => {
  stripe = await startStripeStandIn()
  now = new Date()
  troubles = []
  keys = []
  const { secretKey, webhookSecret, url: apiUrl } = stripe
  provider = stripeProvider({ secretKey, webhookSecret, apiUrl }, surroundings)
})
afterEach(() => stripe.close())

const surroundings = {
  now: () => now,
  onTrouble: (message: string) => void troubles.push(message),
  onKeyRefused: () => void keys.push('refused'),
  onKeyTaken: () => void keys.push('taken'),
}
const opening = /^POST \/v1\/checkout\/sessions$/

function valueOf<Value>(answer: ProviderAnswer<Value>): Value {
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}
const open = async (changes = {}) => valueOf(await provider.openCheckout(checkoutRequest(changes)))
async function openPaid(): Promise<{ id: string; payment: string }> {
  const { id } = await open()
  stripe.pay(id)
  const state: CheckoutState = valueOf(await provider.readCheckout(id))
  if (state.state !== 'paid') throw new Error('not paid')
  return { id, payment: state.payment }
}

test('a checkout asks for this amount by card, in French, and for nothing we do not need', async () => {
  const { id, url } = await open()
  expect(url).toBe(`${stripe.url}/c/pay/${id}`)
  const [call] = stripe.asked
  expect(readFormBody(call?.body ?? '')).toEqual({
    mode: 'payment',
    locale: 'fr',
    submit_type: 'pay',
    allowed_payment_method_types: { 0: 'card' },
    adaptive_pricing: { enabled: 'false' },
    line_items: {
      0: lineOf('Débardeur', '3200', '2', { description: 'Corail, taille M' }),
      1: lineOf('Bonnet', '1500', '1'),
      2: lineOf('Livraison à domicile', '590', '1'),
    },
    customer_email: 'lea@exemple.invalid',
    client_reference_id: 'order-1',
    metadata: { order: 'order-1' },
    payment_intent_data: { description: 'Commande C-2026-0001', metadata: { order: 'order-1' } },
    success_url: 'http://localhost:3000/commande/abc?paye=1',
    cancel_url: 'http://localhost:3000/commande/abc',
    expires_at: expect.stringMatching(/^\d+$/),
  })
  expect(stripe.records.sessions.get(id)?.amount_total).toBe(8490)
  expect(call?.headers['idempotency-key']).toBe('order-1-payment-1')
  expect(JSON.stringify(call?.headers)).not.toMatch(/telemetry|linux|platform/i)
})

function lineOf(name: string, unit_amount: string, quantity: string, more = {}) {
  return { quantity, price_data: { currency: 'eur', unit_amount, product_data: { name, ...more } } }
}

test('an amount that is not its lines never leaves', async () => {
  expect(await provider.openCheckout(checkoutRequest({ amountCents: 8500 }))).toMatchObject({
    ok: false,
    why: 'refused',
  })
  expect(stripe.asked).toEqual([])
})

test('the same key opens one checkout, also later, when its end is too near to be asked for again', async () => {
  const first = await open({ expiresAt: new Date(now.getTime() + 30 * 60_000) })
  now = new Date(now.getTime() + 17 * 60_000)
  const second = await open({ expiresAt: new Date(now.getTime() + 13 * 60_000) })
  expect(second).toEqual(first)
  expect(stripe.records.sessions.size).toBe(1)
})

test('the same key for another amount is refused, and opens nothing', async () => {
  await open()
  const other = checkoutRequest({ deliveryCents: 690, amountCents: 8590 })
  expect(await provider.openCheckout(other)).toMatchObject({ ok: false, why: 'refused' })
  expect(stripe.records.sessions.size).toBe(1)
})

test('an answer that is lost is asked for again: one checkout', async () => {
  stripe.failNext(opening, 'lost')
  const { id } = await open()
  expect([...stripe.records.sessions.keys()]).toEqual([id])
  expect(stripe.asked).toHaveLength(2)
})

test('a service that fails is asked twice, then nobody knows; later the same key opens it', async () => {
  stripe.failNext(opening, '500', 2)
  expect(await provider.openCheckout(checkoutRequest())).toEqual({
    ok: false,
    why: 'unreachable',
    message: 'StripeAPIError 500 internal req_standin',
  })
  expect(valueOf(await provider.openCheckout(checkoutRequest())).id).toBeTruthy()
})

test('a service that is down is told apart from one that refuses, and comes back', async () => {
  await stripe.goDown()
  expect(await provider.openCheckout(checkoutRequest())).toMatchObject({ ok: false, why: 'unreachable' })
  expect(await provider.readCheckout('cs_1')).toMatchObject({ ok: false, why: 'unreachable' })
  await stripe.comeBack()
  expect(await provider.openCheckout(checkoutRequest())).toMatchObject({ ok: true })
})

test('a service that never answers is given up', { timeout: 20_000 }, async () => {
  stripe.failNext(opening, 'hang', 2)
  const answer = await provider.openCheckout(checkoutRequest())
  expect(answer).toMatchObject({ ok: false, why: 'unreachable' })
  expect(stripe.asked).toHaveLength(2)
  expect(stripe.records.sessions.size).toBe(0)
})

test('a refusal says what kind, without the words of what was sent, nor the key', async () => {
  stripe.failNext(opening, '402')
  const answer = await provider.openCheckout(checkoutRequest())
  expect(answer).toEqual({
    ok: false,
    why: 'refused',
    message: 'StripeCardError 402 card_declined req_standin',
  })
})

test('with a key that is not right any more nothing is known about a checkout, and the key is not told', async () => {
  const { id } = await open()
  const wrong = { secretKey: 'sk_live_wrong', webhookSecret: 'whsec_1', apiUrl: stripe.url }
  const refused = stripeProvider(wrong, surroundings)
  const answer = await refused.readCheckout(id)
  expect(answer).toEqual({
    ok: false,
    why: 'unreachable',
    message: 'StripeAuthenticationError 401 api_key_invalid req_standin',
  })
  expect(troubles).toEqual([
    'payment service, read unreachable: StripeAuthenticationError 401 api_key_invalid req_standin',
  ])
  expect(keys).toEqual(['taken', 'refused'])
  await provider.readCheckout(id)
  expect(keys).toHaveLength(2)
})

test('a checkout is open, then paid; what it says is what was paid', async () => {
  const { id, url, expiresAt } = await open()
  expect(await provider.readCheckout(id)).toEqual({ ok: true, value: { state: 'open', url, expiresAt } })
  stripe.decline(id)
  expect(await provider.readCheckout(id)).toMatchObject({ value: { state: 'open' } })
  stripe.pay(id)
  expect(await provider.readCheckout(id)).toEqual({
    ok: true,
    value: {
      state: 'paid',
      payment: stripe.records.sessions.get(id)?.payment_intent,
      amountCents: 8490,
      currency: 'eur',
    },
  })
})

test('an ended checkout cannot be paid, however often it is ended', async () => {
  const { id } = await open()
  expect(await provider.endCheckout(id)).toEqual({ ok: true, value: { state: 'expired' } })
  stripe.pay(id)
  expect(await provider.endCheckout(id)).toEqual({ ok: true, value: { state: 'expired' } })
  expect(await provider.readCheckout(id)).toEqual({ ok: true, value: { state: 'expired' } })
})

test('ending what was paid meanwhile says so; what does not exist is refused', async () => {
  const { id, payment } = await openPaid()
  expect(await provider.endCheckout(id)).toMatchObject({ ok: true, value: { state: 'paid', payment } })
  expect(await provider.endCheckout('cs_test_none')).toMatchObject({ ok: false, why: 'refused' })
})

test('a refund is made once for a key: at once, after a lost answer, and when the service forgot the key', async () => {
  const { payment: paymentId } = await openPaid()
  stripe.failNext(/^POST \/v1\/refunds$/, 'lost')
  const first = await provider.refund({ key: 'order-1-refund-1', attempt: 1, paymentId, amountCents: 1000 })
  const again = await provider.refund({ key: 'order-1-refund-1', attempt: 1, paymentId, amountCents: 1000 })
  expect(again).toEqual(first)
  expect(stripe.records.refunds).toMatchObject([{ amount: 1000, metadata: { key: 'order-1-refund-1' } }])
  const posts = stripe.asked.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds')
  expect(posts).toHaveLength(2)
})

test('two refunds add up, no more than was paid', async () => {
  const { payment: paymentId } = await openPaid()
  expect(await provider.refund({ key: 'r1', attempt: 1, paymentId, amountCents: 3000 })).toMatchObject({
    ok: true,
  })
  expect(await provider.refund({ key: 'r2', attempt: 1, paymentId, amountCents: 6000 })).toMatchObject({
    ok: false,
    why: 'refused',
  })
  expect(await provider.refund({ key: 'r3', attempt: 1, paymentId, amountCents: 5490 })).toMatchObject({
    ok: true,
  })
  expect(stripe.records.refunds.map(({ amount }) => amount)).toEqual([3000, 5490])
})

test.each(['failed', 'canceled'] as const)('a refund that is %s is not taken for one', async (status) => {
  const { payment: paymentId } = await openPaid()
  await provider.refund({ key: 'r1', attempt: 1, paymentId, amountCents: 3000 })
  for (const refund of stripe.records.refunds) refund.status = status
  expect(await provider.refund({ key: 'r1', attempt: 1, paymentId, amountCents: 3000 })).toMatchObject({
    ok: false,
    why: 'refused',
  })
})
