import { expect, test } from 'vitest'
import { useSiteProcess } from '../use-site.ts'

const { get, post, raw, site } = useSiteProcess()

const statusOf = (answer: string) => Number(answer.split(' ')[1])
const host = () => new URL(site().url).host

test.each(['/%', '/%zz', '/%c3%28', '/nos-stages/%E0%A4%A', '/?x=%ff', '/%00'])(
  '%s is a bad address',
  async (path) => {
    expect((await get(path)).status).toBe(400)
  },
)

test.each([
  '/../../etc/passwd',
  '/assets/../../package.json',
  '/..%2f..%2fetc/passwd',
  '/assets/%2e%2e/%2e%2e/package.json',
])('%s leads to no file', async (path) => {
  const answer = await raw(
    `GET ${path} HTTP/1.1\r\nHost: ${host()}\r\nUser-Agent: Mozilla/5.0\r\nConnection: close\r\n\r\n`,
  )
  expect(statusOf(answer)).toBeGreaterThanOrEqual(400)
  expect(statusOf(answer)).toBeLessThan(500)
  expect(answer).not.toMatch(/root:|"dependencies"/)
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s is not a method of ours',
  async (method) => {
    const answer = await raw(`${method} / HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`)
    expect(statusOf(answer)).toBe(405)
  },
)

test.each(['/?a=1#b', '/#', '/nos-stages?x=#'])('a raw # is no part of an address: %s', async (path) => {
  const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`)
  expect(statusOf(answer)).toBe(400)
})

test('what is not HTTP gets a bare 400', async () => {
  expect(statusOf(await raw('BONJOUR\r\n\r\n'))).toBe(400)
})

test.each([
  '/#x',
  '/nos-stages?utm_source=a#x',
  '/nos-stages?sport=running#x',
  '/favicon.ico#x',
  '/healthz#x',
])('%s has a hash that no browser sends', async (path) => {
  await get('/nos-stages')
  const asked = (method: string) =>
    raw(`${method} ${path} HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`)
  expect(statusOf(await asked('GET'))).toBe(400)
  expect(statusOf(await asked('HEAD'))).toBe(400)
})

test('two hosts are no host, kept page or not', async () => {
  for (const path of ['/', '/favicon.ico', '/nulle-part', '/panier', '/healthz'])
    for (const other of [host(), 'club.example'])
      expect(
        statusOf(
          await raw(`GET ${path} HTTP/1.1\r\nHost: ${host()}\r\nhOST: ${other}\r\nConnection: close\r\n\r\n`),
        ),
        path,
      ).toBe(400)
})

test('whatever the answer is, it carries a policy', async () => {
  for (const path of [
    '/healthz',
    '/readyz',
    '/favicon.ico',
    '/favicon.svg',
    '/robots.txt',
    '/%',
    '/nulle-part',
  ])
    expect((await get(path)).headers.get('content-security-policy'), path).toMatch(/^default-src 'none'; /)
  for (const asked of ['BONJOUR\r\n\r\n', `PUT / HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`])
    expect(await raw(asked)).toContain("default-src 'none'; frame-ancestors 'none'")
})

test('a flood of headers is refused', async () => {
  const flood = Array.from({ length: 400 }, (_, index) => `X-${index}: ${'a'.repeat(100)}`).join('\r\n')
  expect(statusOf(await raw(`GET / HTTP/1.1\r\nHost: ${host()}\r\n${flood}\r\n\r\n`))).toBe(431)
})

test('an endless address is refused', async () => {
  expect((await get(`/${'a'.repeat(3000)}`)).status).toBe(414)
})

test('a body of a megabyte is refused, announced or not', async () => {
  const large = new URLSearchParams({ message: 'x'.repeat(1_200_000) })
  const refused = await post('/contact', large)
  expect(refused.status).toBe(413)
  expect(await refused.text()).toMatch(/256\sko au plus.*Revenez en arrière/)
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
  const streamed = await raw(
    `POST /contact HTTP/1.1\r\nHost: ${host()}\r\nOrigin: http://${host()}\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk.repeat(20)}0\r\n\r\n`,
  )
  expect(statusOf(streamed)).toBe(413)
  expect(streamed).toContain('ko au plus')
})

test('a strange content type is refused', async () => {
  expect((await post('/contact', '<x/>', { 'content-type': 'application/xml' })).status).toBe(415)
})

test('a form sent by another site is refused', async () => {
  const form = new URLSearchParams({ nom: 'x' })
  expect((await post('/contact', form, { origin: 'https://ailleurs.example' })).status).toBe(403)
  expect((await post('/contact', form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('invalid UTF-8 in a form is a 4xx', async () => {
  const response = await post('/contact', Buffer.from([0x6e, 0x6f, 0x6d, 0x3d, 0xff, 0xfe]), {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
})

test('a POST where there is no form is a 4xx', async () => {
  for (const path of ['/', '/notre-equipe', '/nulle-part', '/robots.txt', '/healthz2']) {
    const { status } = await post(path, new URLSearchParams({ a: '1' }))
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(status, path).toBeLessThan(500)
  }
})

test('through all of it the server lives, shows no stack and logs no error', async () => {
  const response = await get('/nulle-part')
  expect(await response.text()).not.toMatch(/\bat .*\.(ts|js):\d+/)
  expect((await get('/')).status).toBe(200)
  expect(site().output()).not.toMatch(/"level":50/)
})
