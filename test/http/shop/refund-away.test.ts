import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newVisitor } from '../../accounts/visitor.ts'
import { startBuiltSite } from '../../built-site.ts'
import { paidByCard } from '../../orders/buying.ts'
import type { TestSite } from '../../site-process.ts'
import { startStripeStandIn, type StripeStandIn } from '../../stripe/stand-in.ts'
import { openBrowser } from '../visitor-browser.ts'

vi.setConfig({ testTimeout: 120_000 })

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

test('decided while the card service is away: noted as asked, not as given back; pressed again it is once', async () => {
  const { site, stripe } = running()
  const coach = await newVisitor(site, 'admin')
  const number = await paidByCard(openBrowser(site), 'gourde-relief.blanc-craie.2.1600', {
    email: 'rendu@exemple.fr',
  })
  const room = `/admin/commandes/${number}`
  await stripe.goDown()
  const fields = { pour: 'geste', somme: '5', apres: '0' }
  const first = await coach.post(`${room}/rembourser`, fields)
  expect(first.headers.get('location')).toContain('fait=commande-rembourser')
  const page = await coach.read(room)
  expect(page).toContain('demandé au prestataire')
  expect(page).not.toContain('>Remboursée<')

  const again = await coach.post(`${room}/rembourser`, fields)
  expect([again.status, await again.text()]).toEqual([
    409,
    expect.stringContaining('entre-temps par Camille Essai'),
  ])
  const byHand = await coach.post(`${room}/rendu`, {})
  expect([byHand.status, await byHand.text()]).toEqual([409, expect.stringContaining('attendez sa réponse')])
  expect(stripe.records.refunds).toEqual([])

  await stripe.comeBack()
  await expect.poll(() => stripe.records.refunds.length, { timeout: 60_000 }).toBe(1)
  await expect.poll(() => coach.read(room), { timeout: 30_000 }).not.toContain('demandé au prestataire')
  expect(stripe.records.refunds).toMatchObject([{ amount: 500 }])
})
