import type { Page } from '@playwright/test'
import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { publicPaths } from '../public-paths.ts'
import { pressSlowly } from '../slow-press.ts'

const calendar = '/espace-athlete/competition/calendrier'

const rooms = {
  visitor: [
    ...publicPaths,
    '/login',
    '/mot-de-passe',
    '/recherche?q=natation',
    '/nos-stages/lanzarote/inscription',
    '/nos-stages/font-romeu/liste-d-attente',
    '/notre-boutique/prevenez-moi?produit=maillot-nuit&variante=ardoise-s',
  ],
  buyer: ['/notre-boutique/panier', '/commande'],
  member: [
    calendar,
    `${calendar}/proposer`,
    `${calendar}/abonnement`,
    '/compte',
    '/compte/allures',
    '/compte/notifications',
    '/compte/securite/mot-de-passe',
    '/compte/securite/telephone',
    '/compte/securite/application',
    '/compte/securite/cle',
    '/compte/securite/cle-d-acces',
    '/espace-athlete/introduction',
    '/espace-athlete/competition/saison',
    '/compte/sessions',
    '/compte/donnees',
    '/compte/donnees/supprimer',
    '/deconnexion',
  ],
  admin: [
    '',
    '/athletes',
    '/athletes/inviter',
    '/athletes/coller',
    '/athletes/ecrire',
    '/athletes/groupes',
    '/messages',
    '/messages/reponses',
    '/envois',
    '/notifications',
    '/photos/ajouter',
    '/commandes',
    '/commandes/nouvelle',
    '/commandes/remise',
    '/stages/bons',
    '/stages/lanzarote/inscrire',
    '/produits/gourde-relief',
    '/produits/gourde-relief/stock',
    '/produits/groupees/ouvrir',
    '/competitions/ajouter',
    '/competitions/importer',
    '/textes/nouveau',
    '/textes/info~cookies.md',
    '/reglages/apparence',
    '/reglages/adresses',
    '/reglages/maintenance',
    '/reglages/faits/adresse',
  ].map((path) => `/admin${path}`),
} as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [standing, paths] of Object.entries(rooms))
  test(`nothing moves under a press in any form, for: ${standing}`, async ({ page, context, site }) => {
    test.setTimeout(240_000)
    if (standing === 'member' || standing === 'admin') {
      const email = `${crypto.randomUUID()}@club.example`
      await makeAccount(site.databaseUrl, { standing, email })
      const cookies = await sessionCookies(site.url, email)
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
    }
    if (standing === 'buyer')
      await context.addCookies([{ name: 'panier', value: 'gourde-relief.blanc-craie.1.1600', url: site.url }])
    // Sent by nobody: the page stays as it is.
    await page.addInitScript(() =>
      addEventListener(
        'submit',
        (event) => {
          event.preventDefault()
          event.stopImmediatePropagation()
        },
        true,
      ),
    )
    let pressed = 0
    for (const path of paths) {
      await page.setViewportSize({ width: 375, height: 667 })
      await page.goto(path)
      await applicationStarted(page)
      pressed += await pressEveryButton(page)
    }
    expect(pressed).toBeGreaterThan(2)
  })

/** Presses the last button of each form, a field having been typed in. @returns how many */
async function pressEveryButton(page: Page): Promise<number> {
  let pressed = 0
  for (const form of await page.locator('main form:visible').all()) {
    const button = form.locator('button:not([type="button"]):not([tabindex="-1"]):visible').last()
    if ((await button.count()) === 0) continue
    const field = form
      .locator('input:is([type="text"], [type="email"], :not([type])):visible, textarea:visible')
      .last()
    if ((await field.count()) > 0) await field.fill('x')
    await pressSlowly(page, button)
    pressed += 1
  }
  return pressed
}
