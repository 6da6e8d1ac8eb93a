import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { signatureOf } from '#app/outside/payment/fake-webhooks.server.ts'
import { useSite } from '../use-site.ts'

const APP_SECRET = 'a secret of the tests, long enough'
const { site } = useSite({ APP_SECRET })
const secret = createHmac('sha256', APP_SECRET).update('fake payment events').digest('hex')

/** Posts as a machine elsewhere does: it names no origin. */
function post(body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site().url}/paiement/annonces`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

function signed(body: string, at = new Date()): Promise<Response> {
  return post(body, { 'stripe-signature': signatureOf(body, secret, at) })
}

const paid = JSON.stringify({
  id: 'evt_1',
  type: 'checkout.session.completed',
  created: 1_790_000_000,
  data: {
    object: {
      id: 'cs_1',
      metadata: { order: '00000000-0000-4000-8000-000000000000' },
      payment_status: 'paid',
      payment_intent: 'pi_1',
      amount_total: 1600,
      currency: 'eur',
    },
  },
})

test('what the service signed is taken, once and again', async () => {
  for (const body of [
    paid,
    paid,
    JSON.stringify({ id: 'evt_2', type: 'customer.created', created: 1, data: { object: {} } }),
  ]) {
    const answer = await signed(body)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
  }
})

test('what nobody signed, somebody else, or long ago, is refused', async () => {
  expect((await post(paid)).status).toBe(400)
  expect((await post(paid, { 'stripe-signature': 't=1,v1=00' })).status).toBe(400)
  expect((await post(`${paid} `, { 'stripe-signature': signatureOf(paid, secret, new Date()) })).status).toBe(
    400,
  )
  expect((await signed(paid, new Date(Date.now() - 3_600_000))).status).toBe(400)
  expect((await signed('not JSON')).status).toBe(400)
})

test('it may come from anywhere, small and by POST; nothing else here may', async () => {
  const signature = signatureOf(paid, secret, new Date())
  const elsewhere = { origin: 'https://elsewhere.exemple', 'sec-fetch-site': 'cross-site' }
  expect((await post(paid, { ...elsewhere, 'stripe-signature': signature })).status).toBe(200)
  expect((await signed(JSON.stringify({ long: 'x'.repeat(70_000) }))).status).toBe(413)
  expect((await fetch(`${site().url}/paiement/annonces`)).status).toBe(405)
  const other = await fetch(`${site().url}/contact`, { method: 'POST', headers: elsewhere, body: 'a=b' })
  expect(other.status).toBe(403)
})
