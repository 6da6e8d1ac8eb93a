import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Connection } from '#db/database.ts'
import { pageViews } from '#db/schema/index.ts'
import { useSite } from '../use-site.ts'

const { site, get, post, raw } = useSite()
const held: { connection?: Connection } = {}
beforeAll(() => {
  held.connection = connect(site().databaseUrl, { onError: () => undefined })
})
afterAll(() => held.connection?.close())

async function viewsOf(path: string): Promise<number> {
  const rows = await held.connection?.database.select().from(pageViews).where(eq(pageViews.path, path))
  return rows?.reduce((sum, { views }) => sum + views, 0) ?? 0
}

test('people who open a page are counted, from the cache too; robots, heads and pages laid by are not', async () => {
  await get('/notre-equipe')
  const again = await get('/notre-equipe', { 'if-none-match': '*' })
  expect(again.status).toBe(304)
  await get('/notre-equipe?utm_source=x')
  const others: Record<string, string>[] = [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    { 'user-agent': 'curl/8.5' },
    { 'sec-purpose': 'prefetch' },
  ]
  for (const headers of others) await get('/notre-equipe', headers)
  await get('/notre-equipe.data')
  await raw(`HEAD /notre-equipe HTTP/1.1\r\nhost: x\r\nuser-agent: Mozilla/5.0\r\nconnection: close\r\n\r\n`)
  await get('/login')
  await get('/temoignages')
  await expect.poll(() => viewsOf('/temoignages')).toBe(1)
  expect(await viewsOf('/notre-equipe')).toBe(3)
  expect(await viewsOf('/login')).toBe(0)
})

test('a page that took the place of another is told by it; what is no page of ours is not counted', async () => {
  const tell = (page: string, headers: Record<string, string> = {}) =>
    post(`/page-vue?page=${page}`, '', { 'content-type': 'text/plain;charset=UTF-8', ...headers })
  expect((await tell('/nos-soins')).status).toBe(204)
  expect((await tell('/nos-stages/gagnez-un-telephone')).status).toBe(204)
  expect((await tell('/admin')).status).toBe(204)
  expect((await tell('/nos-soins', { origin: 'https://ailleurs.example' })).status).toBe(403)
  await tell('/nos-soins', { 'user-agent': 'Googlebot/2.1' })
  expect((await get('/page-vue?page=/nos-soins')).status).toBe(404)
  await tell('/cgv')
  await expect.poll(() => viewsOf('/cgv')).toBe(1)
  expect(await viewsOf('/nos-soins')).toBe(1)
  expect(await viewsOf('/nos-stages/gagnez-un-telephone')).toBe(0)
})
