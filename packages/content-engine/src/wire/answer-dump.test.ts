import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { answerContentRequest } from './answer-content-request.ts'
import { answerDump } from './answer-dump.ts'

const shape = { name: 'camps', type: 'page', columns: {} } as const
const line = `${randomBytes(768).toString('base64')}\n`
const unpacked = (text: string) => gunzipSync(Buffer.from(text, 'base64')).toString()

function longContent(lines: number) {
  const told = { made: 0, isOver: false }
  function* dump() {
    try {
      for (; told.made < lines; told.made++) yield line
    } finally {
      told.isOver = true
    }
  }
  return {
    told,
    collections: { camps: shape },
    version: () => 'v1',
    dump,
    publishedDump: dump,
  }
}

const ask = (query: string, headers: Record<string, string> = {}, end = '.txt') =>
  new Request(`https://club.exemple/__nuxt_content/camps/sql_dump${end}${query}`, { headers })

const forms = [
  ['our own form', '?version=v1'],
  ['the published form', '?v=v1'],
] as const

it.each(forms)('in %s makes no more than is read, and stops when nobody reads', async (_, query) => {
  const content = longContent(100_000)
  const reader = answerDump(ask(query), content, shape).body?.getReader()
  await reader?.read()
  expect(content.told.made).toBeLessThan(1000)
  await reader?.cancel()
  await vi.waitFor(() => expect(content.told.isOver).toBe(true), 15_000)
  expect(content.told.made).toBeLessThan(1000)
})

it('gives every line once', async () => {
  const textOf = (query: string, end = '.txt') =>
    answerDump(ask(query, {}, end), longContent(1000), shape).text()
  expect(await textOf('?version=v1')).toBe(line.repeat(1000))
  const lines = Array.from({ length: 1000 }, () => line)
  expect(JSON.parse(unpacked(await textOf('')))).toEqual(lines)
  expect(unpacked(await textOf('', ''))).toBe(lines.join('\n'))
})

it('lasts for its own version only, and never for members', () => {
  const cacheOf = (query: string, audience: 'public' | 'members') =>
    answerDump(ask(query), longContent(1), { ...shape, audience }).headers.get('cache-control')
  expect(cacheOf('?version=v1', 'public')).toMatch(/immutable/)
  expect(cacheOf('?v=v1', 'public')).toMatch(/immutable/)
  expect(cacheOf('?v=v1&version=v1', 'public')).toBe('no-cache')
  expect(cacheOf('?v=v1', 'members')).toBe('private, no-store')
  expect(cacheOf('?version=v2', 'public')).toBe('no-cache')
  expect(cacheOf('?version=v1&version=v2', 'public')).toBe('no-cache')
  expect(cacheOf('?version=v1', 'members')).toBe('private, no-store')
})

it('is not sent again to who has it in this form', () => {
  const answer = (query: string, etag = '') =>
    answerDump(ask(query, { 'if-none-match': etag }), longContent(1), shape)
  const etags = forms.map(([, query]) => answer(query).headers.get('etag') ?? '')
  for (const [index, [, query]] of forms.entries())
    expect(etags.map((etag) => answer(query, etag).status)).toEqual(index === 0 ? [304, 200] : [200, 304])
})

it.each(forms)(
  'in %s is begun when its version is read: a change in between would be under the wrong one',
  (_, query) => {
    const content = longContent(10)
    answerDump(ask(query), content, shape)
    expect(content.told.made).toBeGreaterThan(0)
  },
)

it.each([
  ['visitor', 401, ['camps']],
  ['signed-in', 403, ['camps']],
  ['member', 200, ['camps', 'articles']],
] as const)(
  'a %s is answered %i for members’ rows, and told the versions of %j',
  async (standing, status, told) => {
    const collections = {
      camps: shape,
      articles: { ...shape, name: 'articles', audience: 'members' as const },
      accounts: { ...shape, name: 'accounts', audience: 'server' as const },
    }
    const queries = { ask: () => Promise.reject(new Error('Nobody asks.')) }
    const wire = { content: { ...longContent(1), collections }, queries }
    const caller = { standing: async () => standing, secondsToWait: () => 0, spend: () => undefined }
    const answerTo = (path: string) =>
      answerContentRequest(new Request(`https://club.exemple/__nuxt_content/${path}`), wire, caller)
    for (const road of ['sql_dump', 'sql_dump.txt', 'sql_dump.txt?version=v1'])
      expect((await answerTo(`articles/${road}`)).status).toBe(status)
    for (const road of ['sql_dump', 'sql_dump.txt', 'sql_dump.txt?version=v1', 'query'])
      expect((await answerTo(`accounts/${road}`)).status).toBe(404)
    expect(Object.keys(await (await answerTo('versions.json')).json())).toEqual(told)
  },
)
