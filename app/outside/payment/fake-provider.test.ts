import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkoutRequest } from '#test/orders/checkout-request.ts'
import { fakeProvider } from './fake-provider.server.ts'
import type { PaymentProvider, ProviderAnswer, ReadWebhook } from './payment-provider.ts'

type Heard = { body: string; signature: string | undefined }

let folder: string
let site: Server
let heard: Heard[]
let status: number
let now: Date
let troubles: string[]
let provider: PaymentProvider

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fake-'))
  heard = []
  status = 200
  troubles = []
  now = new Date('2026-11-20T10:00:00Z')
  site = createServer(async (request, response) => {
    const signature = request.headers['stripe-signature']
    heard.push({ body: await text(request), signature: signature?.toString() })
    response.writeHead(status).end()
  })
  await once(site.listen(0, '127.0.0.1'), 'listening')
  provider = openProvider()
})
afterEach(async () => {
  site.closeAllConnections()
  site.close()
  await rm(folder, { recursive: true, force: true })
})

/** Another one over the same files: what a site finds when it starts again. */
function openProvider(): PaymentProvider {
  return fakeProvider({
    folder: join(folder, 'payments'),
    appSecret: 'a secret of the tests, long enough',
    siteUrl: 'http://localhost:3000',
    webhookUrl: `http://127.0.0.1:${(site.address() as AddressInfo).port}/paiement/annonces`,
    now: () => now,
    onTrouble: (message) => troubles.push(message),
  })
}

function valueOf<Value>(answer: ProviderAnswer<Value>): Value {
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}
const wish = (changes = {}) =>
  checkoutRequest({ expiresAt: new Date(now.getTime() + 45 * 60_000), ...changes })
const open = async (changes = {}) => valueOf(await provider.openCheckout(wish(changes)))
const read = ({ body, signature }: Heard, by = provider): ReadWebhook => by.readWebhook(body, signature, now)
const events = () =>
  heard.map((one) => read(one)).map((answer) => (answer.ok ? answer.event : answer.message))

test('a checkout shows what is to be paid, and is paid once', async () => {
  const { id, url } = await open()
  expect(url).toBe(`http://localhost:3000/_paiement/${id}`)
  expect(await provider.fake?.show(id)).toEqual({
    orderNumber: 'C-2026-0001',
    amountCents: 8490,
    lines: wish().lines,
    deliveryCents: 590,
    deliveryLabel: 'Livraison à domicile',
    successUrl: wish().successUrl,
    cancelUrl: wish().cancelUrl,
    state: 'open',
  })
  expect(await Promise.all([provider.fake?.pay(id), provider.fake?.pay(id)])).toEqual(['paid', 'paid'])
  expect(valueOf(await provider.readCheckout(id))).toEqual({
    state: 'paid',
    payment: `paiement_${id}`,
    amountCents: 8490,
    currency: 'eur',
  })
  expect(events()).toEqual([
    {
      id: expect.stringMatching(/^evt_/),
      at: now,
      orderId: 'order-1',
      checkoutId: id,
      kind: 'paid',
      payment: `paiement_${id}`,
      amountCents: 8490,
      currency: 'eur',
    },
  ])
})

test('the same key is the same checkout, another key another one that cannot be guessed', async () => {
  const first = await open()
  expect(await open()).toEqual(first)
  const other = await open({ key: 'order-1-payment-2' })
  expect(other.id).not.toBe(first.id)
  expect(first.id).toMatch(/^essai_[0-9a-f]{32}$/)
})

test('an amount that is not its lines is refused', async () => {
  expect(await provider.openCheckout(wish({ amountCents: 1 }))).toMatchObject({ ok: false, why: 'refused' })
})

test('a refused card is announced and ends nothing', async () => {
  const { id } = await open()
  expect(await provider.fake?.refuse(id)).toBe('open')
  expect(await provider.fake?.refuse(id)).toBe('open')
  expect(events()).toMatchObject([{ kind: 'failed' }, { kind: 'failed' }])
  expect(await provider.fake?.pay(id)).toBe('paid')
  expect(await provider.fake?.refuse(id)).toBe('paid')
})

test('what has ended, by us or by time, is not paid any more', async () => {
  const { id } = await open()
  expect(valueOf(await provider.endCheckout(id))).toEqual({ state: 'expired' })
  expect(await provider.fake?.pay(id)).toBe('expired')
  const { id: late, expiresAt } = await open({ key: 'late' })
  now = expiresAt
  expect(await provider.fake?.pay(late)).toBe('expired')
  now = new Date(now.getTime() - 60_000)
  expect(valueOf(await provider.readCheckout(late))).toEqual({ state: 'expired' })
})

test('paid and ended at the same time, it is one of the two', async () => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { id } = await open({ key: `race-${attempt}` })
    const [paid, ended] = await Promise.all([provider.fake?.pay(id), provider.endCheckout(id)])
    expect(paid).toBe(valueOf(ended).state)
  }
})

test('what nobody opened is not there', async () => {
  for (const id of ['essai_0', `essai_${'0'.repeat(32)}`, '../app-secret', '']) {
    expect(await provider.readCheckout(id)).toMatchObject({ ok: false, why: 'refused' })
    expect(await provider.endCheckout(id)).toMatchObject({ ok: false, why: 'refused' })
    expect(await provider.fake?.show(id)).toBeUndefined()
    expect(await provider.fake?.pay(id)).toBeUndefined()
    expect(await provider.fake?.refuse(id)).toBeUndefined()
  }
})

test('refunds: each key once, together no more than was paid', async () => {
  const { id } = await open()
  const paymentId = `paiement_${id}`
  expect(await provider.refund({ key: 'r1', attempt: 1, paymentId, amountCents: 1000 })).toMatchObject({
    ok: false,
  })
  await provider.fake?.pay(id)
  const wanted = { key: 'r1', attempt: 1, paymentId, amountCents: 5000 }
  const [first, again] = await Promise.all([provider.refund(wanted), provider.refund(wanted)])
  expect(first).toMatchObject({ ok: true })
  expect(again).toEqual(first)
  expect(await provider.refund({ key: 'r2', attempt: 1, paymentId, amountCents: 3491 })).toMatchObject({
    ok: false,
  })
  expect(await provider.refund({ key: 'r3', attempt: 1, paymentId, amountCents: 0 })).toMatchObject({
    ok: false,
  })
  expect(await provider.refund({ key: 'r4', attempt: 1, paymentId, amountCents: 3490 })).toMatchObject({
    ok: true,
  })
  await vi.waitFor(() => expect(heard).toHaveLength(3), 15_000)
  const [paid, ...refunded] = events()
  expect(paid).toMatchObject({ kind: 'paid' })
  expect(refunded).toContainEqual(expect.objectContaining({ kind: 'refunded', refundedCents: 5000 }))
  expect(refunded).toContainEqual(expect.objectContaining({ kind: 'refunded', refundedCents: 8490 }))
})

test('a site that starts again finds everything as it was', async () => {
  const { id } = await open()
  await provider.fake?.pay(id)
  provider = openProvider()
  expect(valueOf(await provider.readCheckout(id))).toMatchObject({ state: 'paid', amountCents: 8490 })
  expect((await open()).id).toBe(id)
  expect(
    await provider.refund({ key: 'r1', attempt: 1, paymentId: `paiement_${id}`, amountCents: 8490 }),
  ).toMatchObject({
    ok: true,
  })
})

test('what the site did not take is announced again, after a start as well, until it does', async () => {
  const { id } = await open()
  status = 503
  expect(await provider.fake?.pay(id)).toBe('paid')
  expect(troubles.join()).toContain('503')
  expect(troubles.join()).not.toContain('order-1')
  status = 204
  provider = openProvider()
  await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(2), 15_000)
  const [refused, taken] = events()
  expect(taken).toEqual(refused)
  const count = heard.length
  await open({ key: 'another' }).then((another) => provider.fake?.pay(another.id))
  expect(heard.slice(count).map((one) => read(one))).toMatchObject([{ event: { kind: 'paid' } }])
})

test('only its own signature is right, for five minutes', async () => {
  const { id } = await open()
  await provider.fake?.pay(id)
  const [{ body, signature } = { body: '', signature: undefined }] = heard
  expect(read({ body, signature })).toMatchObject({ ok: true })
  expect(read({ body: body.replace('8490', '1'), signature })).toMatchObject({ ok: false })
  expect(read({ body, signature: undefined })).toMatchObject({ ok: false })
  expect(read({ body, signature: `t=1,v1=${'0'.repeat(64)}` })).toMatchObject({ ok: false })
  now = new Date(now.getTime() + 301_000)
  expect(read({ body, signature })).toMatchObject({ ok: false })
})
