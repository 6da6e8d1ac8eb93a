import { afterEach, beforeEach, expect, test } from 'vitest'
import { stripeProvider } from '#app/outside/payment/stripe-provider.server.ts'
import { checkoutRequest } from '#test/orders/checkout-request.ts'
import { waitingJobs } from '#test/orders/payments.ts'
import { ordered } from '#test/orders/place.ts'
import { openOrderShop, team } from '#test/orders/shop.ts'
import { disputeEvent, refundedEvent, updateRefund } from '#test/stripe/happenings.ts'
import type { StripeEvent } from '#test/stripe/records.ts'
import { startStripeStandIn, type StripeStandIn } from '#test/stripe/stand-in.ts'
import { signedWebhook } from '#test/stripe/webhooks.ts'
import {
  askRefundAgain,
  cancelOrder,
  findOrderByNumber,
  markRefunded,
  receivePaymentEvent,
  refundOrder,
  refundPayment,
  retryRefunds,
} from '../store.server.ts'
import { readOrdersToDo } from '../to-do-store.server.ts'

const { at, emailsOf } = await openOrderShop()
let minutes = 5
const now = () => new Date(Date.UTC(2026, 10, 20, 10, minutes))
let stripe: StripeStandIn
beforeEach(async () => {
  minutes = 5
  stripe = await startStripeStandIn()
  stripe.settings.now = now
})
afterEach(() => stripe.close())

const providerOf = ({ secretKey, webhookSecret, url: apiUrl }: StripeStandIn) =>
  stripeProvider(
    { secretKey, webhookSecret, apiUrl },
    { now, onTrouble: () => undefined, onKeyRefused: () => undefined, onKeyTaken: () => undefined },
  )
const services = () => at(now().toISOString(), providerOf(stripe))

async function announce(...events: readonly StripeEvent[]): Promise<void> {
  for (const event of events) {
    const { body, signature } = signedWebhook(event, { secret: stripe.webhookSecret, at: now() })
    const read = providerOf(stripe).readWebhook(body, signature, now())
    if (read.ok && read.event) await receivePaymentEvent(services(), read.event)
  }
}

async function paidByStripe() {
  const { id, number } = await ordered(services())
  const { totalCents } = await look(number)
  const price = {
    amountCents: totalCents,
    deliveryCents: 0,
    lines: [{ label: 'A', quantity: 1, unitPriceCents: totalCents }],
  }
  const opened = await providerOf(stripe).openCheckout(checkoutRequest({ orderId: id, key: id, ...price }))
  if (!opened.ok) throw new Error(opened.message)
  stripe.pay(opened.value.id)
  await announce(...stripe.records.events.splice(0))
  return {
    id,
    number,
    totalCents,
    payment: stripe.records.sessions.get(opened.value.id)?.payment_intent ?? '',
  }
}

async function look(number: string) {
  const order = await findOrderByNumber(services(), number)
  if (!order) throw new Error('no such order')
  return order
}

async function work(): Promise<void> {
  for (const job of await waitingJobs(services().database, 'refund_payment'))
    await refundPayment(services(), job)
}

const refund = (number: string, cents: number) =>
  refundOrder(services(), { ...team, number, reason: 'gesture', cents, restock: false })
const given = () =>
  stripe.records.refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)

test('a refund that is pending is not given back yet; then it is, whatever else is announced', async () => {
  const { number, payment } = await paidByStripe()
  stripe.settings.refundStatus = 'pending'
  await refund(number, 500)
  await work()
  await announce(...stripe.records.events.splice(0), refundedEvent(stripe.records, payment, now()))
  expect(await look(number)).toMatchObject({
    refunds: [{ state: 'pending' }],
    refundedCents: 0,
    money: 'paid',
  })
  expect(await markRefunded(services(), { number, ...team })).toMatchObject({
    ok: false,
    message: expect.stringContaining('s’occupe encore'),
  })
  for (const made of stripe.records.refunds) await announce(...updateRefund(made, 'succeeded', now()))
  expect(await look(number)).toMatchObject({ refunds: [{ state: 'done' }], refundedCents: 500 })
})

test('a pending refund whose end nobody announced is asked for at night', async () => {
  const { number } = await paidByStripe()
  stripe.settings.refundStatus = 'pending'
  await refund(number, 500)
  await work()
  for (const made of stripe.records.refunds) made.status = 'succeeded'
  expect(await retryRefunds(services().database)).toBeGreaterThan(0)
  await work()
  expect(await look(number)).toMatchObject({ refunds: [{ state: 'done' }], refundedCents: 500 })
  expect(stripe.records.refunds).toHaveLength(1)
})

test('one that fails later is the team’s: told once, asked for by nobody else, owed again', async () => {
  const { id, number, payment } = await paidByStripe()
  await refund(number, 500)
  await work()
  expect(await look(number)).toMatchObject({ refunds: [{ state: 'done' }], refundedCents: 500 })
  const [made] = stripe.records.refunds
  const late = refundedEvent(stripe.records, payment, now())
  if (made) await announce(...updateRefund(made, 'failed', now()), late)
  const seen = await look(number)
  expect(seen).toMatchObject({ refunds: [{ state: 'failed' }], refundedCents: 0, money: 'paid' })
  // Announced after it failed, its beginning is no gesture made elsewhere.
  expect(seen.documents).toHaveLength(2)
  expect(seen.events.at(-1)).toMatchObject({
    act: 'refund-failed',
    facts: { why: 'expired_or_canceled_card' },
  })
  const mails = await emailsOf({ id })
  expect(mails.filter((mail) => mail.startsWith('refund-held'))).toEqual(['refund-held'])
  expect(mails).toContain('refund-refused')
  expect(await kindsOf(number)).toContain('refused')
  await retryRefunds(services().database)
  await work()
  expect(given()).toBe(0)
})

test('the team pays by hand or asks again, never both', async () => {
  const { number, payment } = await paidByStripe()
  stripe.settings.refundStatus = 'failed'
  await refund(number, 500)
  const job = (await waitingJobs(services().database, 'refund_payment')).at(-1)
  await work()
  expect(await markRefunded(services(), { number, ...team })).toMatchObject({
    ok: true,
    order: { refundedCents: 500 },
  })
  stripe.settings.refundStatus = 'succeeded'
  // An answer still on its way, the night, and the team itself.
  await refundPayment(services(), job)
  await retryRefunds(services().database)
  await work()
  expect(await askRefundAgain(services(), { ...team, number })).toMatchObject({ ok: false })
  expect(given()).toBe(0)
  expect(await look(number)).toMatchObject({ refunds: [{ state: 'done' }], refundedCents: 500 })
  minutes += 1
  // More of it, given back at the service itself, has its own credit note.
  stripe.records.refunds.push({
    id: 're_x',
    object: 'refund',
    amount: 300,
    payment_intent: payment,
    status: 'succeeded',
    metadata: {},
  })
  await announce(refundedEvent(stripe.records, payment, now()))
  expect(await look(number)).toMatchObject({ refundedCents: 800, refunds: [{ cents: 500 }, { cents: 300 }] })
})

test('asked for again it is a try of its own, made once', async () => {
  const { number } = await paidByStripe()
  stripe.settings.refundStatus = 'failed'
  await refund(number, 500)
  await work()
  stripe.settings.refundStatus = 'succeeded'
  expect(await askRefundAgain(services(), { ...team, number })).toMatchObject({
    ok: true,
    order: { refunds: [{ state: 'requested' }] },
  })
  const [first] = stripe.records.refunds
  if (first) await announce(...updateRefund(first, 'failed', now()))
  expect(await look(number)).toMatchObject({ refunds: [{ state: 'requested' }] })
  expect(await markRefunded(services(), { number, ...team })).toMatchObject({ ok: false })
  stripe.failNext(/^POST \/v1\/refunds$/, 'lost', 2)
  await expect(work()).rejects.toThrow()
  await retryRefunds(services().database)
  await Promise.all([work(), work()])
  expect(given()).toBe(500)
  expect(await look(number)).toMatchObject({ refunds: [{ state: 'done' }], refundedCents: 500 })
})

test('a failed refund made again at the service itself is that refund, not another', async () => {
  const { number, payment } = await paidByStripe()
  await refund(number, 500)
  await work()
  const [made] = stripe.records.refunds
  if (made) await announce(...updateRefund(made, 'failed', now()))
  minutes += 1
  stripe.records.refunds.push({
    id: 're_y',
    object: 'refund',
    amount: 500,
    payment_intent: payment,
    status: 'succeeded',
    metadata: {},
  })
  await announce(refundedEvent(stripe.records, payment, now()))
  const seen = await look(number)
  expect(seen).toMatchObject({ refunds: [{ state: 'done' }], refundedCents: 500 })
  expect(seen.documents).toHaveLength(2)
  expect(await markRefunded(services(), { number, ...team })).toMatchObject({ ok: false })
})

test('one made at the service itself that fails is none of those known here, whatever its sum', async () => {
  const { id, number, payment } = await paidByStripe()
  await refund(number, 500)
  await work()
  minutes += 1
  const elsewhere = (name: string, amount: number) =>
    ({
      id: name,
      object: 'refund',
      amount,
      payment_intent: payment,
      status: 'succeeded',
      metadata: {},
    }) as const
  stripe.records.refunds.push({ ...elsewhere('re_done', 300) })
  await announce(refundedEvent(stripe.records, payment, now()))
  for (const other of [elsewhere('re_same', 500), elsewhere('re_less', 200)])
    await announce(...updateRefund({ ...other }, 'failed', now()))
  expect(await look(number)).toMatchObject({
    refundedCents: 800,
    refunds: [{ state: 'done' }, { state: 'done' }],
  })
  expect((await emailsOf({ id })).filter((mail) => mail.startsWith('refund-held'))).toEqual([
    'refund-held',
    'refund-held-2',
  ])
})

test('a dispute is told when it begins and when it ends, each once; what is lost is not given back as well', async () => {
  const disputedCents = 1000
  const { id, number, payment } = await paidByStripe()
  const [opened, again] = [
    disputeEvent(payment, 'needs_response', now(), disputedCents),
    disputeEvent(payment, 'needs_response', now(), disputedCents),
  ]
  await announce(opened, opened, again)
  expect(await kindsOf(number)).toEqual(['disputed'])
  const meanwhile = { ok: false, message: expect.stringContaining('contesté') }
  expect(await refund(number, 500)).toMatchObject(meanwhile)
  expect(await cancelOrder(services(), { ...team, number })).toMatchObject(meanwhile)
  const late = disputeEvent(payment, 'under_review', now(), disputedCents)
  await announce(disputeEvent(payment, 'lost', now(), disputedCents), again, late)
  expect(await kindsOf(number)).toEqual(['lost'])
  const { events, paidCents, lostCents, documents } = await look(number)
  expect([lostCents, documents.map(({ kind }) => kind)]).toEqual([disputedCents, ['invoice']])
  // What the bank took is given back by nobody a second time.
  expect(await refund(number, paidCents - lostCents + 1)).toMatchObject({ ok: false })
  expect(await cancelOrder(services(), { ...team, number })).toMatchObject({ ok: true })
  await work()
  expect(given()).toBe(paidCents - lostCents)
  expect(events.filter(({ act }) => act === 'dispute').map(({ facts }) => facts.status)).toEqual([
    'needs_response',
    'lost',
  ])
  expect((await emailsOf({ id })).filter((mail) => mail.startsWith('dispute'))).toEqual([
    'dispute',
    'dispute-2',
  ])
})

async function kindsOf(number: string): Promise<string[]> {
  const waiting = await readOrdersToDo(services())
  return waiting.filter((one) => one.number === number).map(({ kind }) => kind)
}
