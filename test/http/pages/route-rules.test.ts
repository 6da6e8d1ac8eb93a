import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RouteRule } from '#app/domain/route-rules/rules.ts'
import { removeRouteRule, saveRouteRule } from '#app/domain/route-rules/store.server.ts'
import { configuredRules } from '#app/http/route-rules.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { startBuiltSite } from '../../built-site.ts'
import { useDatabase } from '../../database.ts'
import type { TestSite } from '../../site-process.ts'

const held = useDatabase()
const sites: TestSite[] = []

beforeAll(async () => {
  await save({ pattern: '/anciens-stages/**', redirect: { to: '/nos-stages/**', isPermanent: true } })
  await save({
    pattern: '/partenaire',
    redirect: { to: 'https://partenaire.exemple/club', isPermanent: false },
  })
  await save({ pattern: '/nos-soins', noindex: true, headers: { 'x-club': 'allure' }, cacheSeconds: 120 })
  await save({ pattern: '/contact', cacheSeconds: 0 })
  await save({ pattern: '/introuvable', cacheSeconds: 600 })
  for (let count = 0; count < 2; count++) sites.push(await startBuiltSite({ DATABASE_URL: held.url }))
})
afterAll(() => Promise.all(sites.map((site) => site.stop())))

async function save(rule: RouteRule): Promise<void> {
  const services = {
    database: held.connection.database,
    clock: systemClock,
    siteUrl: 'http://localhost',
    configuredRules,
  }
  expect(
    await saveRouteRule(services, rule, { id: '5c1b2a3e-0000-4000-8000-000000000001', name: 'Léa' }),
  ).toEqual({ isSaved: true })
}

function get(path: string, site = sites[0]): Promise<Response> {
  return fetch(`${site?.url}${path}`, {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 Chrome/150.0' },
  })
}

test('a redirect takes the rest of the path and the query along', async () => {
  const answer = await get('/anciens-stages/lanzarote?de=lettre')
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe('/nos-stages/lanzarote?de=lettre')
  expect(answer.headers.get('cache-control')).toContain('no-store')
})

test.each([
  ['/contact/', '/contact'],
  ['/Nos-Stages//?de=lettre', '/nos-stages?de=lettre'],
  ['/nos-stages/Lanzarote', '/nos-stages/lanzarote'],
  ['/COMPTE/', '/compte'],
  ['/Commande/AbCdEfGhIjKlMnOpQrStUvWxYz012345/', '/commande/AbCdEfGhIjKlMnOpQrStUvWxYz012345'],
])('%s has one address', async (path, canonical) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, canonical])
})

test.each(['/Inconnu/', '//exemple.fr/', '/%2F%2Fexemple.fr/', '/%5Cexemple.fr/'])(
  'nothing leads from %s, where no page is',
  async (path) => {
    expect((await get(path)).headers.get('location')).toBeNull()
  },
)

test('a redirect may leave the site', async () => {
  const answer = await get('/partenaire')
  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toBe('https://partenaire.exemple/club')
})

test('a navigation inside the application is told of both', async () => {
  const inside = await get('/anciens-stages/lanzarote.data')
  expect(inside.status).toBe(202)
  expect(await inside.text()).toContain('/nos-stages/lanzarote')
  const outside = await get('/partenaire.data')
  expect(await outside.text()).toContain('https://partenaire.exemple/club')
})

test('headers, noindex and the time an answer is kept are on the page and on the page kept in memory', async () => {
  for (const round of ['first', 'kept']) {
    const answer = await get('/nos-soins')
    expect(answer.headers.get('x-robots-tag'), round).toBe('noindex')
    expect(answer.headers.get('x-club'), round).toBe('allure')
    expect(answer.headers.get('cache-control'), round).toBe('public, max-age=120')
  }
  expect(await (await get('/nos-soins')).text()).toContain(
    '<meta name="robots" content="noindex, nofollow"/>',
  )
  expect((await get('/')).headers.get('x-robots-tag')).toBeNull()
  const sitemap = await (await get('/sitemap.xml')).text()
  expect(sitemap).toContain('/notre-equipe<')
  expect(sitemap).not.toContain('/nos-soins<')
})

test('a rule never makes public what is not, and can forbid to keep what is', async () => {
  expect((await get('/introuvable')).headers.get('cache-control')).toContain('no-store')
  expect((await get('/contact')).headers.get('cache-control')).toBe('private, no-store')
})

test('the manifest of the build tells the redirects, and nothing else', async () => {
  const latest: unknown = await (await get('/builds/latest.json')).json()
  expect(latest).toEqual({ id: expect.stringMatching(/^[\da-f]{8}$/), timestamp: expect.any(Number) })
  const { id } = Object(latest) as { id: string }
  const manifest = await get(`/builds/meta/${id}.json`)
  expect(manifest.headers.get('cache-control')).toBe('public, no-cache')
  expect(await manifest.json()).toEqual({
    ...Object(latest),
    matcher: {
      static: { '/partenaire': { redirect: 'https://partenaire.exemple/club' } },
      wildcard: { '/anciens-stages': { redirect: '/nos-stages/**' } },
      dynamic: {},
    },
    prerendered: [],
  })
  expect((await get('/builds/meta/inconnue.json')).status).toBe(404)
})

test('a change is in force in every process within a second, on pages kept in memory too', async () => {
  for (const site of sites) expect((await get('/temoignages', site)).status).toBe(200)
  await save({ pattern: '/temoignages', redirect: { to: '/notre-equipe', isPermanent: false } })
  for (const site of sites) await expect.poll(async () => (await get('/temoignages', site)).status).toBe(307)
  await removeRouteRule({ database: held.connection.database, clock: systemClock }, '/temoignages', {
    id: '5c1b2a3e-0000-4000-8000-000000000001',
    name: 'Léa',
  })
  for (const site of sites) await expect.poll(async () => (await get('/temoignages', site)).status).toBe(200)
})
