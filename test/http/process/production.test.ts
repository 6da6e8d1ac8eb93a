import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { reviseDocument } from '#app/domain/content-edits/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { makeAccount, password, signInAs } from '../../accounts/site-accounts.ts'
import { inDatabase } from '../../accounts/visitor.ts'
import { confirmationIn, pressButton, reachRecap } from '../../orders/buying.ts'
import { runAdminOf } from '../../run-command.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const { get } = useSite({ SITE_URL: 'https://club.exemple' })

test('https is asked for from then on', async () => {
  const response = await get('/')
  expect(response.headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/)
})

test('canonical addresses are the public ones', async () => {
  const html = await (await get('/contact')).text()
  expect(html).toContain('<link rel="canonical" href="https://club.exemple/contact"/>')
})

test.each(['/_style', '/_mails'])('%s is not there', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('with the facts of nobody it is in preparation: in no index, and says so', async () => {
  for (const path of ['/', '/nos-stages', '/contact', '/panier', '/sitemap.xml'])
    expect((await get(path)).headers.get('x-robots-tag'), path).toContain('noindex')
  const html = await (await get('/')).text()
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect(html).toContain('Site en préparation\u00a0: ses informations sont des exemples.')
  for (const path of ['/contact', '/renoncer', '/resilier']) {
    const page = await (await get(path)).text()
    expect(page, path).toContain('personne n’en est encore averti')
    // They are somebody else’s.
    expect(page, path).not.toMatch(/tel:\+33100000000|mailto:bonjour@exemple\.fr/)
  }
})

test('meanwhile no page names those of the examples as the ones who answer for it', async () => {
  for (const path of ['/', '/contact', '/renoncer', '/resilier', '/cookies', '/accessibilite']) {
    const html = await (await get(path)).text()
    expect(html, path).not.toMatch(
      /Exemple — à remplacer|000.000.000|rue de l['’]Exemple|bonjour@exemple\.fr/,
    )
  }
  for (const path of ['/mentions-legales', '/cgv', '/confidentialite']) {
    const html = await (await get(path)).text()
    expect(html, path).toContain('à compléter')
    expect(html, path).not.toMatch(/à remplacer|000.000.000|de l['’]Exemple|exemple\.fr|EXEMPLE-0000/)
  }
})

// Its accounts are those of plain http, which a test can sign in to.
const bare = useSite({ SAMPLE_CONTENT: 'off' })

test('a coach sent away for want of a second factor is told so', async () => {
  const headers = await signInAs(bare.site(), 'admin')
  const wordsOf = async (path: string) => (await bare.get(path, headers)).text()
  expect(await wordsOf('/compte/securite?pourquoi=admin')).toContain(
    'L’administration demande un second facteur.',
  )
  expect(await wordsOf('/compte/securite')).not.toContain('L’administration demande')
})

test('the first page of the athlete area is there from the start, and leads to no page that is not', async () => {
  const headers = await signInAs(bare.site(), 'member')
  const answer = await bare.get('/espace-athlete/introduction', headers)
  expect(answer.status).toBe(200)
  const article = /<article[^]*<\/article>/.exec(await answer.text())?.[0] ?? ''
  const links = new Set([...article.matchAll(/href="(\/[^"#]*)"/g)].map(([, path = '']) => path))
  expect(links).toContain('/compte/allures')
  for (const path of links) expect((await bare.get(path, headers)).status, path).toBeLessThan(400)
})

test('sample camps are not there', async () => {
  const html = await (await get('/nos-stages')).text()
  expect(html).not.toContain('Lanzarote')
  expect((await get('/nos-stages/lanzarote')).status).toBe(404)
})

test('no page is broken without samples', async () => {
  for (const path of [
    '/',
    '/notre-equipe',
    '/temoignages',
    '/nos-soins',
    '/coaching/running',
    '/coaching/natation',
    '/coaching/triathlon',
    '/nos-stages',
    '/cgv',
    '/mentions-legales',
    '/sitemap.xml',
  ])
    expect((await get(path)).status, path).toBe(200)
})

const unmailed = useSite({ SITE_URL: 'https://club.exemple', SAMPLE_CONTENT: 'true' })

test('a site of known owners that can mail nobody says so where races are proposed and pieces ordered', async () => {
  const file = readFileSync(new URL('../../../content/info/entreprise.yml', import.meta.url), 'utf8')
  const edit = {
    collection: 'info',
    file: 'entreprise.yml',
    text: file.replace('sample: true', ''),
    author: 'test',
  }
  await inDatabase(unmailed.site(), async (database) => {
    const content = await openSiteContent({ showsSamples: true, now: systemClock.now })
    expect((await reviseDocument({ database, content, clock: systemClock }, edit)).outcome).toBe('saved')
    content.close()
  })
  await expect.poll(async () => (await unmailed.get('/cgv')).headers.get('x-robots-tag')).toBeNull()
  const browser = openBrowser({ ...unmailed.site(), origin: 'https://club.exemple' })
  const toRecap = await reachRecap(browser, 'gourde-relief.blanc-craie.1.1600', { paymentMethod: 'on_site' })
  const form = await browser.get('/commande')
  const order = await browser.follow(await pressButton(browser, confirmationIn(toRecap)))
  for (const page of [form, toRecap, order]) {
    expect(page.text).toContain('personne n’en est encore averti')
    expect(page.text).toContain('gardez l’adresse de la page de votre commande')
  }
  await runAdminOf(unmailed.site(), ['stock', 'set', 'maillot-nuit', 'ardoise-s', '0'])
  for (const path of [
    '/nos-stages/lanzarote/inscription',
    '/nos-stages/font-romeu/liste-d-attente',
    '/nos-stages/font-romeu/liste-d-attente?sent=1',
    '/notre-boutique/prevenez-moi?produit=maillot-nuit&variante=ardoise-s',
  ]) {
    const page = await browser.get(path)
    expect([path, page.status]).toEqual([path, 200])
    expect(page.text, path).toContain('personne n’en est encore averti')
    expect(page.text, path).toContain('Aucun e-mail ne part non plus')
  }
  const email = `${randomUUID()}@club.example`
  await makeAccount(unmailed.site().databaseUrl, { standing: 'member', email })
  await browser.post('/login', { method: 'password', email, password })
  const proposal = await browser.get('/espace-athlete/competition/calendrier/proposer')
  expect([proposal.status, proposal.text.includes('personne n’en est encore averti')]).toEqual([200, true])
})
