import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBuiltSite } from '../../built-site.ts'
import { confirmationIn, pressButton, reachRecap } from '../../orders/buying.ts'
import type { TestSite } from '../../site-process.ts'
import { startStripeStandIn, type StripeStandIn } from '../../stripe/stand-in.ts'
import { wordsOf } from '../page-words.ts'
import { openBrowser } from '../visitor-browser.ts'

const held: { site?: TestSite; stripe?: StripeStandIn } = {}
beforeAll(async () => {
  held.stripe = await startStripeStandIn()
  held.site = await startBuiltSite({ TRUST_PROXY: 'on', ...held.stripe.environment })
})
afterAll(async () => {
  await held.site?.stop()
  await held.stripe?.close()
})

function running() {
  const { site, stripe } = held
  if (!site || !stripe) throw new Error('Not started yet.')
  return { site, stripe }
}

/** The answer of the button, for an order by card. */
async function orderByCard(email: string) {
  const browser = openBrowser(running().site)
  const recap = await reachRecap(browser, 'gourde-relief.blanc-craie.1.1600', {
    paymentMethod: 'card',
    email,
  })
  return { browser, left: await pressButton(browser, confirmationIn(recap)) }
}

test('the way to another site goes through a page of ours, which moves on by itself', async () => {
  const { stripe } = running()
  const { browser, left } = await orderByCard('ailleurs@exemple.fr')
  expect(left.status).toBe(200)
  const [, elsewhere = ''] = /http-equiv="refresh" content="0;url=([^"]+)"/i.exec(left.text) ?? []
  expect(elsewhere).toMatch(`${stripe.url}/c/pay/`)
  expect(left.text).toMatch(/href="[^"]+\/c\/pay\/[^"]+" rel="noreferrer"/)
  expect(left.headers.get('referrer-policy')).toBe('same-origin')
  expect(browser.cookie('panier')).toBeUndefined()

  const paid = await fetch(elsewhere, {
    method: 'POST',
    body: new URLSearchParams({ act: 'pay' }),
    redirect: 'manual',
  })
  const back = new URL(paid.headers.get('location') ?? '')
  const page = await browser.follow(await browser.get(back.pathname + back.search))
  expect(wordsOf(page)).toContain('Merci, c’est parti.')
})

test('a service that is down charges nothing: the order waits, and is paid once it is back', async () => {
  const { stripe } = running()
  await stripe.goDown()
  const { browser, left } = await orderByCard('panne@exemple.fr')
  expect(left.location).toMatch(/^\/commande\/[\w-]{32}\?paiement=indisponible$/)
  const words = wordsOf(await browser.follow(left))
  expect(words).toContain('Le service de paiement ne répond pas')
  expect(words).toContain('Vos articles vous sont gardés jusqu’à')
  const page = (left.location ?? '').split('?')[0] ?? ''
  expect((await browser.post(`${page}/payer`, {})).location).toBe(left.location)
  expect((await browser.get(`${page}/retour`)).location).toBe(page)

  await stripe.comeBack()
  const leaving = await browser.post(`${page}/payer`, {})
  expect(leaving.status).toBe(200)
  expect(leaving.text).toContain(`${stripe.url}/c/pay/`)
})

test('pressed twice while the service is slow to answer, there is one order and one way to pay it', async () => {
  const { site, stripe } = running()
  const browser = openBrowser(site)
  const recap = await reachRecap(browser, 'gourde-relief.blanc-craie.1.1600', {
    paymentMethod: 'card',
    email: 'deux-fois@exemple.fr',
  })
  const before = stripe.records.sessions.size
  const press = () => pressButton(browser, confirmationIn(recap))
  const answers = await Promise.all([press(), press()])
  const ways = answers.map(({ text }) => /content="0;url=([^"]+)"/.exec(text)?.[1])
  expect(new Set(ways).size).toBe(1)
  expect(ways[0]).toContain('/c/pay/')
  expect(stripe.records.sessions.size).toBe(before + 1)
})
