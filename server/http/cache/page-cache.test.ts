import { expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'
import { storeAnswer, type StoredAnswer } from './stored-answer.ts'

const answer = await store('page')

function store(text: string, expiresAt?: number): Promise<StoredAnswer> {
  return storeAnswer({
    body: Buffer.from(text),
    contentType: 'text/html',
    headers: [],
    security: [],
    quality: 1,
    expiresAt,
  })
}

test('unknown query parameters find the same page and never make another entry', () => {
  const pages = new PageCache()
  pages.set('/nos-stages?utm_source=a', ['sport'], answer)
  for (const query of ['', '?utm_source=b', '?fbclid=1&x=2'])
    expect(pages.get(`/nos-stages${query}`, 0)).toBe(answer)
  expect(pages.size.entries).toBe(1)
})

test('parameters a page reads make pages of their own, in any order', async () => {
  const pages = new PageCache()
  const filtered = await store('filtered')
  pages.set('/nos-stages', ['sport', 'mois'], answer)
  pages.set('/nos-stages?mois=2027-03&sport=running', ['sport', 'mois'], filtered)
  expect(pages.get('/nos-stages?sport=running&x=1&mois=2027-03', 0)).toBe(filtered)
  expect(pages.get('/nos-stages?sport=natation', 0)).toBeUndefined()
})

test('an entry past its time is only for those who take it however old', async () => {
  const pages = new PageCache()
  pages.set('/', [], await store('page', 1000))
  expect(pages.get('/', 999)).toBeDefined()
  expect(pages.get('/', 1000)).toBeUndefined()
  expect(pages.get('/', 0)).toBeDefined()
})

test('memory is bounded: the oldest entries leave first, what was read stays', () => {
  const pages = new PageCache()
  const big = { ...answer, bytes: 7 * 1024 * 1024 }
  for (let index = 0; index < 20; index++) {
    pages.set(`/page-${index}`, [], big)
    pages.get('/page-0', 0)
  }
  expect(pages.size.bytes).toBeLessThanOrEqual(64 * 1024 * 1024)
  expect(pages.get('/page-0', 0)).toBeDefined()
  expect(pages.get('/page-1', 0)).toBeUndefined()
  expect(pages.get('/page-19', 0)).toBeDefined()
})

test('storing a page again replaces it without counting its bytes twice', () => {
  const pages = new PageCache()
  pages.set('/', [], answer)
  pages.set('/', [], answer)
  expect(pages.size).toEqual({ entries: 1, paths: 1, bytes: answer.bytes })
})

test('spellings without number of one tiny answer stay within bounds', () => {
  const pages = new PageCache()
  for (let index = 0; index < 40_000; index++) pages.set(`/spelling-${index}`, [], answer)
  expect(pages.size.entries).toBeLessThanOrEqual(16_384)
  expect(pages.size.paths).toBeLessThanOrEqual(10_000)
})

test('a change drops the pages that read what it touches, and no other', async () => {
  const pages = new PageCache()
  const ofCamps = { collection: 'nosStages', where: { sql: '', values: [] } }
  const ofClub = { collection: 'info', where: { sql: '', values: [] } }
  pages.set('/nos-stages', [], answer, [ofClub, ofCamps])
  pages.set('/contact', [], await store('contact'), [ofClub])
  const before = pages.generation
  pages.drop(({ collection }) => collection === 'nosStages')
  expect(pages.get('/nos-stages', 0)).toBeUndefined()
  expect(pages.get('/contact', 0)).toBeDefined()
  expect(pages.size.entries).toBe(1)
  expect(pages.generation).not.toBe(before)
})
