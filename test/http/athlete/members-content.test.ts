import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { reviseDocument } from '#app/domain/content-edits/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { publicPages } from '#app/seo/public-pages.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { signInAs } from '../../accounts/site-accounts.ts'
import { startBuiltSite } from '../../built-site.ts'
import { useDatabase } from '../../database.ts'
import type { TestSite } from '../../site-process.ts'
import { unpackedAt } from '../../unpacked-dump.ts'

const held = useDatabase()

/** One mark for each part of a document: whatever road leaks any of it is found out. */
const marks = {
  title: 'Zyxomatique',
  description: 'qwabberie',
  heading: 'Trumelopin',
  text: 'vorgulance',
  level: 'plastifouin',
  file: 'krompelique',
  folder: 'Bistoulard',
}
const article = `---
title: ${marks.title}
description: Une ${marks.description}.
updatedOn: 2026-11-01
level: ${marks.level}
---

Une ${marks.text}.

## ${marks.heading}

Encore une ${marks.text}.
`

let site: TestSite
let content: SiteContentReader

beforeAll(async () => {
  content = await openSiteContent({ showsSamples: true, now: systemClock.now })
  const services = { database: held.connection.database, content, clock: systemClock }
  const collection = 'espaceAthlete'
  const edits = {
    [`1.reserve/${marks.file}.md`]: article,
    '1.reserve/.navigation.yml': `title: ${marks.folder}\n`,
    'index.md': article.replace('---\ntitle', '---\nnavigation: false\ntitle'),
  }
  for (const [file, text] of Object.entries(edits))
    expect(await reviseDocument(services, { collection, file, text, author: 'test' })).toMatchObject({
      outcome: 'saved',
    })
  site = await startBuiltSite({ DATABASE_URL: held.url })
  for (const standing of ['signed-in', 'member'] as const) signedIn[standing] = await signInAs(site, standing)
})

afterAll(async () => {
  content.close()
  await site.stop()
})

const articlePath = `/espace-athlete/reserve/${marks.file}`
const wire = '/__nuxt_content/espaceAthlete'
const query = 'SELECT * FROM _content_espaceAthlete ORDER BY stem ASC'

const signedIn: Record<string, { cookie: string }> = {}

type Answer = { readonly status: number; readonly headers: Headers; readonly text: string }

async function ask(path: string, standing: string, body?: string): Promise<Answer> {
  const headers = { 'user-agent': 'Mozilla/5.0 Chrome/150.0', ...signedIn[standing] }
  const response = await fetch(new URL(path, site.url), {
    redirect: 'manual',
    ...(body === undefined
      ? { headers }
      : {
          method: 'POST',
          body,
          headers: { ...headers, origin: site.url, 'content-type': 'application/json' },
        }),
  })
  return { status: response.status, headers: response.headers, text: unpackedAt(path, await response.text()) }
}

const leaks = ({ text, headers }: Answer) => {
  const all = `${text}${JSON.stringify([...headers])}`.toLowerCase()
  return Object.values(marks).filter((mark) => all.includes(mark.toLowerCase()))
}

/** What is asked about the members' collection, by every road there is or may come. */
const roads: readonly { readonly path: string; readonly body?: string; readonly isGuarded?: boolean }[] = [
  { path: `${wire}/query`, body: JSON.stringify({ sql: query }), isGuarded: true },
  {
    path: `${wire}/query?version=v3.5.0--x`,
    body: JSON.stringify({ sql: `${query} LIMIT 1` }),
    isGuarded: true,
  },
  { path: `${wire}/sql_dump.txt`, isGuarded: true },
  { path: `${wire}/sql_dump.txt?version=v3.5.0--x`, isGuarded: true },
  { path: `${wire}/sql_dump.txt?v=v3.5.0--x`, isGuarded: true },
  { path: `${wire}/sql_dump`, isGuarded: true },
  { path: '/__nuxt_content/nosStages/query', body: JSON.stringify({ sql: query }) },
  { path: '/__nuxt_content/info/query', body: JSON.stringify({ sql: 'SELECT * FROM "_search_sections"' }) },
  ...['nosStages', 'info', 'shop'].flatMap((name) =>
    ['sql_dump', 'sql_dump.txt', 'sql_dump.txt?version=v3.5.0--x'].map((road) => ({
      path: `/__nuxt_content/${name}/${road}`,
    })),
  ),
  { path: '/__nuxt_content/versions.json' },
  { path: `/recherche.json?q=zyxo` },
  { path: `/recherche.json?q=vorgulance&dans=espace-athlete`, isGuarded: true },
  { path: '/recherche?q=zyxo' },
  { path: '/recherche?q=vorgulance&dans=espace-athlete', isGuarded: true },
  { path: '/recherche.data?q=zyxo' },
  { path: '/espace-athlete' },
  { path: '/espace-athlete/reserve' },
  { path: '/espace-athlete.data' },
  { path: '/espace-athlete/index.data' },
  { path: '/sitemap.xml' },
  { path: '/robots.txt' },
  { path: '/builds/latest.json' },
]

test.each(['', 'signed-in'])(
  'nobody but members gets a byte of members’ documents by any road (%s)',
  async (standing) => {
    const refusal = standing === '' ? 401 : 403
    for (const { path, body, isGuarded } of roads) {
      const answer = await ask(path, standing, body)
      // An address that was asked for comes back in words of refusal: it is the asker's own.
      const own = decodeURIComponent(path).toLowerCase()
      expect({ path, leaks: leaks(answer).filter((mark) => !own.includes(mark.toLowerCase())) }).toEqual({
        path,
        leaks: [],
      })
      expect(answer.status).toBeLessThan(500)
      if (isGuarded) expect({ path, status: answer.status }).toEqual({ path, status: refusal })
    }
    for (const end of ['', '.data']) {
      const answer = await ask(`${articlePath}${end}`, standing)
      expect(leaks(answer).filter((mark) => mark !== marks.file)).toEqual([])
      // 202: the data of a page, which only says where to go instead.
      expect([202, 302, 404]).toContain(answer.status)
    }
  },
)

test('a crawl of all that a visitor can reach, pages and their data, finds no byte of them', async () => {
  const seen = new Set<string>()
  const waiting = [
    '/',
    ...publicPages.map(({ path }) => path),
    '/recherche',
    '/sitemap.xml',
    '/site.webmanifest',
  ]
  const found: string[] = []
  while (waiting.length > 0) {
    const path = waiting.pop() ?? '/'
    if (seen.has(path)) continue
    seen.add(path)
    const answer = await ask(path, '')
    expect(answer.status).toBeLessThan(500)
    if (leaks(answer).length > 0) found.push(path)
    if (answer.headers.get('content-type')?.startsWith('text/html') && !path.endsWith('.data'))
      waiting.push(`${path === '/' ? '/_root' : path.replace(/\?.*/, '')}.data`)
    for (const [, link = ''] of answer.text.matchAll(/(?:href|src|action)="([^"#]+)/g)) {
      const target = new URL(link.replaceAll('&amp;', '&'), new URL(path, site.url))
      // Pictures hold no text of documents; filters put together are lists of what each shows.
      const isText = !/^\/(og|content-images)\//.test(target.pathname) && target.searchParams.size < 2
      if (target.origin === site.url && isText) waiting.push(target.pathname + target.search)
    }
    for (const [, place = ''] of answer.text.matchAll(/<loc>([^<]+)/g)) waiting.push(new URL(place).pathname)
  }
  expect(found).toEqual([])
  expect(seen.size).toBeGreaterThan(100)
}, 90_000)

test('a member reads them by the roads that are theirs, and nothing of it is kept on the way', async () => {
  const rows = await ask(`${wire}/query`, 'member', JSON.stringify({ sql: query }))
  expect(rows.status).toBe(200)
  expect(leaks(rows).toSorted()).toEqual(Object.values(marks).toSorted())
  const dumps = ['sql_dump', 'sql_dump.txt', 'sql_dump.txt?version=v3.5.0--x']
  const told = await Promise.all(dumps.map((road) => ask(`${wire}/${road}`, 'member')))
  for (const dump of told) expect(leaks(dump).toSorted()).toEqual(Object.values(marks).toSorted())
  const found = await ask('/recherche?q=zyxo', 'member')
  expect(leaks(found)).toContain(marks.description)
  const words = await ask('/recherche.json?q=vorgulance&dans=espace-athlete', 'member')
  expect(JSON.parse(words.text).results).not.toEqual([])
  const versions = await ask('/__nuxt_content/versions.json', 'member')
  expect(JSON.parse(versions.text)).toHaveProperty('espaceAthlete')
  for (const answer of [rows, ...told, found, words, versions])
    expect(answer.headers.get('cache-control')).toMatch(/no-store/)
})
