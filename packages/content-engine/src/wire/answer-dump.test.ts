import { expect, it } from 'vitest'
import { answerContentRequest } from './answer-content-request.ts'
import { answerDump } from './answer-dump.ts'

const shape = { name: 'camps', type: 'page', columns: {} } as const
const line = `${'x'.repeat(1023)}\n`

function longContent(lines: number) {
  const told = { made: 0, isOver: false }
  return {
    told,
    collections: { camps: shape },
    version: () => 'v1',
    *dump() {
      try {
        for (; told.made < lines; told.made++) yield line
      } finally {
        told.isOver = true
      }
    },
  }
}

const ask = (query: string, headers: Record<string, string> = {}) =>
  new Request(`https://club.exemple/__nuxt_content/camps/sql_dump.txt${query}`, { headers })

it('makes no more than is read, and stops when nobody reads', async () => {
  const content = longContent(100_000)
  const reader = answerDump(ask(''), content, shape).body?.getReader()
  await reader?.read()
  expect(content.told.made).toBeLessThan(300)
  await reader?.cancel()
  expect(content.told).toEqual({ made: expect.any(Number), isOver: true })
  expect(content.told.made).toBeLessThan(300)
})

it('gives every line once', async () => {
  expect(await answerDump(ask(''), longContent(1000), shape).text()).toBe(line.repeat(1000))
})

it('lasts for its own version only, and never for members', () => {
  const cacheOf = (query: string, audience: 'public' | 'members') =>
    answerDump(ask(query), longContent(1), { ...shape, audience }).headers.get('cache-control')
  expect(cacheOf('?version=v1', 'public')).toMatch(/immutable/)
  expect(cacheOf('?version=v2', 'public')).toBe('no-cache')
  expect(cacheOf('?version=v1&version=v2', 'public')).toBe('no-cache')
  expect(cacheOf('?version=v1', 'members')).toBe('private, no-store')
})

it('is not sent again to who has it', () => {
  const answer = answerDump(ask('', { 'if-none-match': 'W/"v1"' }), longContent(1), shape)
  expect([answer.status, answer.body]).toEqual([304, null])
})

it('is begun when its version is read: a change in between would be under the wrong one', () => {
  const content = longContent(10)
  answerDump(ask('?version=v1'), content, shape)
  expect(content.told.made).toBeGreaterThan(0)
})

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
    }
    const queries = { ask: () => Promise.reject(new Error('Nobody asks.')) }
    const wire = { content: { ...longContent(1), collections }, queries }
    const caller = { standing: async () => standing, secondsToWait: () => 0, spend: () => undefined }
    const answerTo = (path: string) =>
      answerContentRequest(new Request(`https://club.exemple/__nuxt_content/${path}`), wire, caller)
    expect((await answerTo('articles/sql_dump.txt')).status).toBe(status)
    expect(Object.keys(await (await answerTo('versions.json')).json())).toEqual(told)
  },
)
