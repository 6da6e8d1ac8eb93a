import { openBrowser } from '../../http/visitor-browser.ts'
import { paidByCard } from '../../orders/buying.ts'
import { startSiteProcess } from '../../site-process.ts'
import { startStripeStandIn, type StripeStandIn } from '../../stripe/stand-in.ts'
import { expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'
import { expectNoViolations } from '../violations.ts'
import { badNetwork, open, pressDespiteACut } from './at-the-track.ts'

const withCards = test.extend<object, { stripe: StripeStandIn }>({
  stripe: [
    async ({}, use) => {
      const stripe = await startStripeStandIn()
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ stripe }, use) => {
      const site = await startSiteProcess({ LOG_LEVEL: 'silent', TRUST_PROXY: 'true', ...stripe.environment })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

withCards.use({
  expectedErrors: badNetwork,
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
})

withCards(
  'a refund that the card refused is asked for again, once, though the line is cut',
  async ({ page, context, site, stripe }) => {
    withCards.slow()
    const main = page.getByRole('main')
    const number = await paidByCard(openBrowser(site), 'gourde-relief.blanc-craie.2.1600')
    await signInAsCoach(context, site)
    stripe.settings.refundStatus = 'failed'
    await open(page, `/admin/commandes/${number}/rembourser?pour=geste&somme=5`)
    await pressDespiteACut(page, /^Rembourser 5/)
    await expect(page.getByText('Le remboursement est décidé').first()).toBeVisible()

    const again = 'Redemander le remboursement à la carte'
    await expect(async () => {
      await open(page, '/admin')
      await expect(main.getByText(`Remboursement refusé, commande ${number}`)).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect(stripe.records.refunds.map(({ status }) => status)).toEqual(['failed'])

    stripe.settings.refundStatus = 'succeeded'
    await open(page, `/admin/commandes/${number}/redemander`)
    await expect(main.getByText('Ne rendez rien à côté.')).toBeVisible()
    await expectNoViolations(page)
    await pressDespiteACut(page, again, 'unanswered')
    await expect(
      page.getByText(/sollicité|entre-temps par Camille Essai|n’est plus à faire/).first(),
    ).toBeVisible()
    await expect(async () => {
      await open(page, `/admin/commandes/${number}`)
      await expect(main.getByText(/demandé au prestataire/)).toHaveCount(0)
      await expect(main.getByRole('link', { name: again })).toHaveCount(0)
    }).toPass()
    const given = stripe.records.refunds.filter(({ status }) => status === 'succeeded')
    expect(given.map(({ amount }) => amount)).toEqual([500])
  },
)
