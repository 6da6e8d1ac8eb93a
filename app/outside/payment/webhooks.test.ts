import { expect, test } from 'vitest'
import { signedWebhook } from '#test/stripe/webhooks.ts'
import { stripeProvider } from './stripe-provider.server.ts'

const secret = 'whsec_of_the_test'
const now = new Date('2026-11-20T10:00:00Z')
const created = now.getTime() / 1000 - 60
const provider = stripeProvider(
  { secretKey: 'sk_test_1', webhookSecret: secret, apiUrl: undefined },
  { now: () => now, onTrouble: () => undefined, onKeyRefused: () => undefined, onKeyTaken: () => undefined },
)

const session = {
  id: 'cs_1',
  client_reference_id: 'order-1',
  metadata: { order: 'order-1' },
  payment_status: 'paid',
  payment_intent: 'pi_1',
  amount_total: 8490,
  currency: 'eur',
  customer_details: { email: 'lea@exemple.invalid' },
}
const announced = { id: 'evt_1', at: new Date(created * 1000), orderId: 'order-1' }

const eventOf = (type: string, object: object) => ({
  id: 'evt_1',
  object: 'event' as const,
  type,
  created,
  data: { object },
})

function read(
  type: string,
  object: object,
  { at = now, ...words }: Partial<Parameters<typeof signedWebhook>[1]> = {},
) {
  const { body, signature } = signedWebhook(eventOf(type, object), { secret, at, ...words })
  return provider.readWebhook(body, signature, now)
}

test.each([
  [
    'checkout.session.completed',
    session,
    { checkoutId: 'cs_1', kind: 'paid', payment: 'pi_1', amountCents: 8490, currency: 'eur' },
  ],
  [
    'checkout.session.async_payment_succeeded',
    { ...session, payment_intent: { id: 'pi_1', status: 'succeeded' } },
    { checkoutId: 'cs_1', kind: 'paid', payment: 'pi_1', amountCents: 8490, currency: 'eur' },
  ],
  [
    'checkout.session.async_payment_failed',
    { ...session, payment_status: 'unpaid' },
    { checkoutId: 'cs_1', kind: 'failed', payment: 'pi_1' },
  ],
  [
    'checkout.session.expired',
    { ...session, payment_status: 'unpaid', payment_intent: null },
    { checkoutId: 'cs_1', kind: 'expired' },
  ],
  [
    'payment_intent.payment_failed',
    { id: 'pi_1', metadata: { order: 'order-1' } },
    { checkoutId: undefined, kind: 'failed', payment: 'pi_1' },
  ],
  [
    'charge.refunded',
    { id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 1000, metadata: { order: 'order-1' } },
    { checkoutId: undefined, kind: 'refunded', payment: 'pi_1', refundedCents: 1000 },
  ],
])('%s is understood', (type, object, expected) => {
  expect(read(type, object)).toEqual({ ok: true, event: { ...announced, ...expected } })
})

test('the order is known by its reference too; what another site opened has none', () => {
  const words = { ...session, metadata: null }
  expect(read('checkout.session.completed', words)).toMatchObject({ event: { orderId: 'order-1' } })
  const foreign = { ...words, client_reference_id: null }
  expect(read('checkout.session.completed', foreign)).toMatchObject({ event: { orderId: undefined } })
})

test.each([
  ['an event of another kind', 'customer.created', { id: 'cus_1' }],
  [
    'a checkout whose money is not here',
    'checkout.session.completed',
    { ...session, payment_status: 'unpaid' },
  ],
  [
    'a checkout of nothing',
    'checkout.session.completed',
    { ...session, payment_status: 'no_payment_required' },
  ],
  [
    'a refund of a payment that is none of a checkout',
    'charge.refunded',
    { payment_intent: null, amount_refunded: 5 },
  ],
])('%s means nothing to us', (_, type, object) => {
  expect(read(type, object)).toEqual({ ok: true, event: undefined })
})

test('a signature made with another secret is refused', () => {
  expect(read('checkout.session.completed', session, { secret: 'whsec_other' })).toMatchObject({ ok: false })
})

test('another amount than the signed one is refused', () => {
  const tampered = (body: string) => body.replace('8490', '1')
  expect(read('checkout.session.completed', session, { tampered })).toMatchObject({ ok: false })
})

test('an announcement is good for five minutes: a replayed one is refused afterwards', () => {
  const minutesAgo = (minutes: number) => ({ at: new Date(now.getTime() - minutes * 60_000) })
  expect(read('checkout.session.completed', session, minutesAgo(5))).toMatchObject({ ok: true })
  expect(read('checkout.session.completed', session, minutesAgo(5.1))).toMatchObject({ ok: false })
})

test('the same announcement twice says the same, with the same number', () => {
  const first = read('checkout.session.completed', session)
  expect(read('checkout.session.completed', session)).toEqual(first)
})

test('a body may come as bytes', () => {
  const { body, signature } = signedWebhook(eventOf('checkout.session.completed', session), {
    secret,
    at: now,
  })
  expect(provider.readWebhook(Buffer.from(body), signature, now)).toMatchObject({ event: { kind: 'paid' } })
})

test.each([[undefined], [''], ['t=,v1='], ['v1=abc'], ['t=1']])(
  'a header that is no signature (%s) is refused',
  (signature) => {
    expect(provider.readWebhook('{}', signature, now)).toMatchObject({ ok: false })
  },
)

test.each([
  ['no JSON', 'x'],
  ['nothing', ''],
  ['no event', '[]'],
  [
    'an event without a number',
    JSON.stringify({ type: 'charge.refunded', created: 1, data: { object: {} } }),
  ],
])('a signed body that is %s is refused', (_, tampered) => {
  const { signature } = signedWebhook(eventOf('charge.refunded', {}), { secret, at: now })
  expect(provider.readWebhook(tampered, signature, now)).toMatchObject({ ok: false })
})

test('an event of ours with amounts that are none is refused', () => {
  expect(read('checkout.session.completed', { ...session, amount_total: '8490' })).toEqual({
    ok: false,
    message: 'Not an event.',
  })
  expect(read('charge.refunded', { payment_intent: 'pi_1', amount_refunded: -1 })).toMatchObject({
    ok: false,
  })
})
