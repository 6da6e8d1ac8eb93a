import { expect, test } from 'vitest'
import { signInAs } from '../../accounts/site-accounts.ts'
import { useSite } from '../use-site.ts'

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
