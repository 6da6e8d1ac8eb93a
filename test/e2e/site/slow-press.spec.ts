import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import { expect, test } from '../journey.ts'
import { publicPaths } from '../public-paths.ts'
import { pressEveryButton, sendNothing } from '../slow-press.ts'

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
} as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [standing, paths] of Object.entries(rooms))
  test(`nothing moves under a press in any form, for: ${standing}`, async ({ page, context, site }) => {
    test.setTimeout(240_000)
    if (standing === 'member') {
      const email = `${crypto.randomUUID()}@club.example`
      await makeAccount(site.databaseUrl, { standing, email })
      const cookies = await sessionCookies(site.url, email)
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
    }
    if (standing === 'buyer')
      await context.addCookies([{ name: 'panier', value: 'gourde-relief.blanc-craie.1.1600', url: site.url }])
    await sendNothing(page)
    let pressed = 0
    for (const path of paths) pressed += await pressEveryButton(page, path)
    expect(pressed).toBeGreaterThan(2)
  })
