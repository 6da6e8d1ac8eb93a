import { expect, test } from 'vitest'
import { useSiteProcess } from '../use-site.ts'

const { get, raw, site } = useSiteProcess({ LOG_LEVEL: 'error' })

const ask = (path: string, headers: string) =>
  raw(`GET ${path} HTTP/1.1\r\n${headers}\r\nUser-Agent: Mozilla/5.0\r\nConnection: close\r\n\r\n`)

test('a part of the data of a page is never kept as the whole', async () => {
  const part = await get('/temoignages.data?_routes=root')
  expect(part.headers.get('cache-control')).toContain('no-store')
  const encoded = await get('/notre-equipe.data?%5Froutes=root')
  expect(encoded.headers.get('cache-control')).toContain('no-store')
  for (const page of ['temoignages', 'notre-equipe'])
    expect((await (await get(`/${page}.data`)).text()).length).toBeGreaterThan(1500)
})

test.each(['evil.example', 'a:b@evil.example', 'evil.example:99999', '[', 'a b', 'evil.example/x?'])(
  'Host: %s changes nothing of a page',
  async (host) => {
    const answer = await ask('/cgv', `Host: ${host}`)
    expect(answer).toMatch(/^HTTP\/1.1 200/)
    expect(answer).not.toContain('evil.example')
    expect(await ask(`/nulle-part`, `Host: ${host}`)).toMatch(/^HTTP\/1.1 404/)
  },
)

test('what a proxy may say changes nothing of a page', async () => {
  const answer = await ask(
    '/confidentialite',
    'Host: localhost\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\nForwarded: host=evil.example\r\nX-Original-URL: /contact\r\nOrigin: https://evil.example',
  )
  expect(answer).toMatch(/^HTTP\/1.1 200/)
  expect(answer).not.toContain('evil.example')
})

test.each(['email=quelqu-un@exemple.fr', 'e%6Dail=quelqu-un@exemple.fr', 'utm=1&email=quelqu-un@exemple.fr'])(
  'what ?%s filled in is kept by nobody',
  async (query) => {
    for (const path of ['/contact', '/contact.data']) {
      const own = await get(`${path}?${query}`)
      expect(own.headers.get('cache-control')).toBe('private, no-store')
      expect(await own.text()).toContain('quelqu-un@exemple.fr')
      expect(await (await get(path)).text()).not.toContain('quelqu-un')
      expect(await (await get(`${path}?email=`)).text()).not.toContain('quelqu-un')
    }
  },
)

test('filters nobody links to are answered, and kept by nobody', async () => {
  for (const query of ['mois=2999-01', 'mois=x', 'theme=x', 'sport=running&sport=x', 'places=1']) {
    const response = await get(`/nos-stages?${query}`)
    expect(response.status, query).toBe(200)
    expect(response.headers.get('cache-control'), query).toBe('private, no-store')
  }
  const html = await (await get('/nos-stages')).text()
  const links = [...html.matchAll(/href="\/nos-stages\?([^"]+)"/g)].map(([, query = '']) => query)
  expect(links.length).toBeGreaterThan(3)
  for (const query of links)
    expect(
      (await get(`/nos-stages?${query.replaceAll('&amp;', '&')}`)).headers.get('cache-control'),
      query,
    ).toMatch(/^public/)
})

test('an address has one authority: ours', async () => {
  for (const path of ['//evil.example/contact', '/\\evil.example/contact', 'http://evil.example/contact'])
    expect(await ask(path, 'Host: localhost'), path).toMatch(/^HTTP\/1.1 400/)
})

test('through all of it no error was logged', () => {
  expect(site().output()).not.toContain('"level":50')
})
