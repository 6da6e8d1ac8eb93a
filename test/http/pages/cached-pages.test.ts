import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { useSite } from '../use-site.ts'

const { get } = useSite()

test('a public page has an ETag and answers 304 to who has it', async () => {
  const first = await get('/notre-equipe')
  const etag = first.headers.get('etag') ?? ''
  expect(first.status).toBe(200)
  expect(etag).toMatch(/^W\/"/)
  expect(first.headers.get('cache-control')).toMatch(/public.*max-age=0.*must-revalidate.*s-maxage/)
  const second = await get('/notre-equipe', { 'if-none-match': etag })
  expect(second.status).toBe(304)
  expect(await second.text()).toBe('')
})

test('unknown parameters give the same page', async () => {
  const plain = await get('/notre-equipe')
  const marked = await get('/notre-equipe?utm_source=lettre&fbclid=1')
  expect(marked.headers.get('etag')).toBe(plain.headers.get('etag'))
})

test.each(['br', 'gzip'])('a page is sent in %s when the browser reads it', async (encoding) => {
  const response = await get('/', { 'accept-encoding': encoding })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toContain('accept-encoding')
  expect(await response.text()).toContain('</html>')
})

test('HEAD says what GET would send, without sending it', async () => {
  const { site } = { site: await get('/') }
  const head = await fetch(site.url, { method: 'HEAD', headers: { 'user-agent': 'Mozilla/5.0 Chrome/150' } })
  expect(head.status).toBe(200)
  expect(head.headers.get('etag')).toBe(site.headers.get('etag'))
  expect(await head.text()).toBe('')
})

test('hashed files are immutable and compressed beforehand', async () => {
  const html = await (await get('/')).text()
  const stylesheet = html.match(/href="(\/assets\/[^"]+\.css)"/)?.[1] ?? ''
  const response = await get(stylesheet, { 'accept-encoding': 'br' })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-encoding')).toBe('br')
})

test('every page carries its policy and the security headers, and asks nothing of another site', async () => {
  for (const path of ['/', '/nos-stages', '/contact', '/nulle-part']) {
    const response = await get(path)
    const html = await response.text()
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy, path).toMatch(/script-src 'self'( 'sha256-[^']+')+/)
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/)
    expect(html, path).not.toContain('nonce=')
    expect(response.headers.get('x-script-hashes'), path).toBeNull()
    for (const [, script = ''] of html.matchAll(
      /<script(?![^>]* src=|[^>]* type="application)[^>]*>([^]+?)<\/script>/g,
    ))
      expect(policy, path).toContain(createHash('sha256').update(script).digest('base64'))
    expect(response.headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(response.headers.get('referrer-policy'), path).toBeTruthy()
    expect(response.headers.get('permissions-policy'), path).toBeTruthy()
    expect(response.headers.get('x-request-id'), path).toBeTruthy()
    expect(response.headers.get('strict-transport-security'), path).toBeNull()
    expect(response.headers.getSetCookie(), path).toEqual([])
    const fetched = [
      ...html.matchAll(
        /<(?:script|img|iframe|source|use|link(?![^>]*rel="canonical"))[^>]*\s(?:src|href)="(https?:[^"]+)"/g,
      ),
    ]
    expect(
      fetched.map(([, url]) => url),
      path,
    ).toEqual([])
  }
})

test('health: the process is up, the database reachable', async () => {
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
})
