import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { fakeProvider } from '#app/outside/payment/fake-provider.server.ts'
import { checkoutRequest } from '../../orders/checkout-request.ts'
import { startSiteProcess } from '../../site-process.ts'
import { startStripeStandIn } from '../../stripe/stand-in.ts'
import { useSite } from '../use-site.ts'
const DATA_DIR = mkdtempSync(join(tmpdir(), 'allure-fake-'))
const APP_SECRET = 'a secret of the tests, long enough'
const common = { DATA_DIR, APP_SECRET }
const { site, get, post } = useSite(common)
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

// The same files as the site's: what is opened here is on its page.
const shop = fakeProvider({
  folder: join(DATA_DIR, 'fake-payments'),
  appSecret: APP_SECRET,
  siteUrl: 'http://localhost',
  webhookUrl: 'http://localhost/paiement/annonces',
  now: () => new Date(),
  onTrouble: () => undefined,
})

async function openPage(key: string): Promise<{ id: string; path: string }> {
  const answer = await shop.openCheckout(checkoutRequest({ key }))
  if (!answer.ok) throw new Error(answer.message)
  return { id: answer.value.id, path: new URL(answer.value.url).pathname }
}

const submit = (path: string, card: string) => post(path, new URLSearchParams({ card }))

test('the page says that it is a fake and what is to be paid; nobody keeps it', async () => {
  const { path } = await openPage('shown')
  const response = await get(path)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const html = await response.text()
  expect(html).toContain('Paiement d’essai\u00a0: aucune carte n’est débitée.')
  expect(html).toContain('C-2026-0001')
  expect(html).toMatch(/Payer <!-- -->84,90\s€/)
  expect(html).toContain('href="/commande/abc"')
  expect(html).not.toContain('lea@exemple.invalid')
})

test('without a script: a refused card leaves it open, a good one leads back, once and for all', async () => {
  const { id, path } = await openPage('paid')
  const refused = await submit(path, 'refused')
  expect(refused.status).toBe(402)
  expect(await refused.text()).toContain('La carte a été refusée')
  const paid = await submit(path, 'accepted')
  expect(paid.status).toBe(303)
  expect(paid.headers.get('location')).toBe('/commande/abc?paye=1')
  expect(await shop.readCheckout(id)).toMatchObject({ value: { state: 'paid', amountCents: 8490 } })
  expect((await submit(path, 'accepted')).status).toBe(303)
  expect(await (await get(path)).text()).toContain('Cette commande est payée.')
})

test('what ended meanwhile is not paid, and says so', async () => {
  const { id, path } = await openPage('ended')
  await shop.endCheckout(id)
  const late = await submit(path, 'accepted')
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('n’est plus valable')
  expect(await shop.readCheckout(id)).toMatchObject({ value: { state: 'expired' } })
})

test('what nobody opened, and what is no form', async () => {
  expect((await get('/_paiement/essai_0')).status).toBe(404)
  expect((await submit('/_paiement/..%2Fapp-secret', 'accepted')).status).toBe(404)
  const { path } = await openPage('no-form')
  const passedOn = { 'x-forwarded-for': '192.0.2.7' }
  expect((await get(path, passedOn)).status).toBe(404)
  expect((await post(path, new URLSearchParams({ card: 'accepted' }), passedOn)).status).toBe(404)
  expect((await post(path, '{}', { 'content-type': 'application/json' })).status).toBe(400)
})

test('with a key, or in production, the same page is not there', { timeout: 120_000 }, async () => {
  const { path } = await openPage('elsewhere')
  await site().stop()
  const stripe = await startStripeStandIn()
  onTestFinished(() => stripe.close())
  for (const settings of [{ SITE_URL: 'https://club.exemple' }, stripe.environment]) {
    const other = await startSiteProcess({ ...common, ...settings })
    onTestFinished(() => other.stop())
    expect((await fetch(other.url + path)).status).toBe(404)
    await other.stop()
  }
})

test('a key without its signing secret stops the start with one clear line', async () => {
  const start = startSiteProcess({ ...common, STRIPE_SECRET_KEY: 'sk_test_abcdef' })
  const error: unknown = await start.catch((reason: unknown) => reason)
  expect(String(error)).toContain('STRIPE_WEBHOOK_SECRET: needed with STRIPE_SECRET_KEY.')
  expect(String(error)).not.toContain('abcdef')
})
