import { sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import type { EditOutcome } from '#app/domain/content-edits/rules.ts'
import {
  contentEditsChannel,
  forgetEdit,
  hideDocument,
  readEdits,
  reviseDocument,
} from '#app/domain/content-edits/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { useDatabase } from '../../database.ts'
import { startSiteProcess, type SiteProcess } from '../../site-process.ts'

const held = useDatabase()
const author = 'test'
const quiberon = { collection: 'nosStages', file: 'quiberon.md' }
const path = '/nos-stages/quiberon'
const original = readFileSync(join(import.meta.dirname, '../../../content/nosStages/quiberon.md'), 'utf8')
const textWith = (title: string) => original.replace(/^title: .*$/m, `title: ${title}`)

let sites: SiteProcess[] = []
let content: SiteContentReader
const services = () => ({ database: held.connection.database, content, clock: systemClock })

beforeAll(async () => {
  const settings = { DATABASE_URL: held.url, LOG_LEVEL: 'warn' }
  sites = [await startSiteProcess(settings), await startSiteProcess(settings)]
  content = await openSiteContent({
    showsSamples: true,
    now: systemClock.now,
    overlay: { read: () => readEdits(held.connection.database) },
  })
})
afterAll(async () => {
  content.close()
  for (const site of sites) await site.stop()
})

const get = (site: SiteProcess, address: string, headers: Record<string, string> = {}) =>
  fetch(site.url + address, { headers: { 'user-agent': 'Mozilla/5.0 Chrome/150.0', ...headers } })
const pageOf = async (site: SiteProcess, address = path) => (await get(site, address)).text()
const titleOf = async (site: SiteProcess) => /<h1[^>]*>([^<]*)/.exec(await pageOf(site))?.[1]
const titles = () => Promise.all(sites.map(titleOf))
const versions = () =>
  Promise.all(
    sites.map(async (site) => {
      const dump = await pageOf(site, '/__nuxt_content/nosStages/sql_dump.txt')
      return dump.split('\n')[0]
    }),
  )
const tool = { collection: 'info', file: 'outil-story-strava.md' }
const toolText = readFileSync(
  join(import.meta.dirname, '../../../content/info/outil-story-strava.md'),
  'utf8',
)
const withPalette = (words: string) =>
  toolText.replace(
    /^questions:$/m,
    `palettes:
  - id: aurore
    name: Aurore
    shade: light
    light: { ground: '#fff4ec', bright: '#c2410c', text: '${words}' }
    dark: { ground: '#2a1208', bright: '#fdba74', text: '#fff4ec' }
questions:`,
  )
const save = (title: string) =>
  saved(reviseDocument(services(), { ...quiberon, text: textWith(title), author }))

test('an edit shows on both processes by itself; the cached page is replaced, the version changes', async () => {
  const [before] = await versions()
  const etags = await Promise.all(
    sites.map(async (site) => (await get(site, path)).headers.get('etag') ?? ''),
  )
  for (const [index, site] of sites.entries())
    expect((await get(site, path, { 'if-none-match': etags[index] ?? '' })).status).toBe(304)
  await save('Quiberon, relu')
  await expect.poll(titles).toEqual(['Quiberon, relu', 'Quiberon, relu'])
  for (const [index, site] of sites.entries()) {
    const response = await get(site, path, { 'if-none-match': etags[index] ?? '' })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).not.toBe(etags[index])
  }
  const after = await versions()
  expect(new Set(after).size).toBe(1)
  expect(after[0]).not.toBe(before)
})

test('a palette of the club is offered beside the five and drawn by its name; one nobody can read is refused', async () => {
  const [site] = sites
  if (!site) throw new Error('started')
  const picture = '/nos-outils/strava-story-sharing/image.png?distance=10+km&temps=42:30&palette=aurore'
  expect((await get(site, picture)).status).toBe(400)
  const pale = await reviseDocument(services(), { ...tool, text: withPalette('#ffc9a0'), author })
  expect(JSON.stringify(pale)).toContain('le texte ne se lit pas sur ce fond')
  await saved(reviseDocument(services(), { ...tool, text: withPalette('#2a1208'), author }))
  await expect.poll(async () => (await get(site, picture)).status).toBe(200)
  const pixels = sharp(Buffer.from(await (await get(site, picture)).arrayBuffer()))
  const { data } = await pixels.raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([0xff, 0xf4, 0xec])
  expect(await pageOf(site, '/nos-outils/strava-story-sharing')).toContain('Aurore')
  await forgetEdit(services(), { ...tool, author })
})

test('lists and the file come back with what was hidden', async () => {
  const listed = async () =>
    Promise.all(sites.map(async (site) => (await pageOf(site, '/nos-stages')).includes(path)))
  const statuses = () => Promise.all(sites.map(async (site) => (await get(site, path)).status))
  expect(await listed()).toEqual([true, true])
  await saved(hideDocument(services(), { ...quiberon, author }))
  await expect.poll(statuses).toEqual([404, 404])
  expect(await listed()).toEqual([false, false])
  await saved(forgetEdit(services(), { ...quiberon, author }))
  await expect.poll(titles).toEqual(['Quiberon', 'Quiberon'])
  expect(await listed()).toEqual([true, true])
})

test('an image that nothing for everybody shows any more is nobody’s, until something shows it again', async () => {
  const lanzarote = { collection: 'nosStages', file: 'lanzarote.md' }
  const [site] = sites
  if (!site) throw new Error('no site')
  const page = await pageOf(site, '/nos-stages/lanzarote')
  const image = /\/content-images\/[\w-]+\.webp/.exec(page)?.[0] ?? ''
  const statuses = () => Promise.all(sites.map(async (each) => (await get(each, image)).status))
  expect(await statuses()).toEqual([200, 200])
  await saved(hideDocument(services(), { ...lanzarote, author }))
  await expect.poll(statuses).toEqual([404, 404])
  await saved(forgetEdit(services(), { ...lanzarote, author }))
  await expect.poll(statuses).toEqual([200, 200])
})

test('the schedule is written once: home, coaching, contact, shop and search engines follow it', async () => {
  const [site] = sites
  if (!site) throw new Error('no site')
  const team = { collection: 'info', file: 'equipe.yml' }
  const file = readFileSync(join(import.meta.dirname, '../../../content/info/equipe.yml'), 'utf8')
  const text = file
    .replace('weekday: 2', 'weekday: 7')
    .replaceAll(/startsAt: .*/g, "startsAt: '00:10'")
    .replaceAll(/endsAt: .*/g, "endsAt: '23:50'")
  const told: [path: string, words: string][] = [
    ['/', '0\u00a0h\u00a010'],
    ['/coaching/running', 'Le dimanche, de 0\u00a0h\u00a010 à 23\u00a0h\u00a050, à la piste'],
    ['/contact', '0\u00a0h\u00a010 – 23\u00a0h\u00a050'],
    ['/contact', '"startTime":"00:10"'],
    [
      '/notre-boutique/produits/bonnet-ondes',
      'Le dimanche, de 0\u00a0h\u00a010 à 23\u00a0h\u00a050, à la piste.',
    ],
  ]
  const missing = async () => {
    const pages = await Promise.all(told.map(([address]) => pageOf(site, address)))
    return told.filter(([, words], index) => !pages[index]?.replaceAll('<!-- -->', '').includes(words))
  }
  expect(await missing()).toHaveLength(told.length)
  await saved(reviseDocument(services(), { ...team, text, author }))
  await expect.poll(missing).toEqual([])
  await saved(forgetEdit(services(), { ...team, author }))
  await expect.poll(async () => (await missing()).length).toBe(told.length)
})

test('cached pages that did not read the document stay cached', async () => {
  const [site] = sites
  if (!site) throw new Error('no site')
  const words = 'Derrière chaque ligne'
  expect(await pageOf(site, '/notre-equipe')).toContain(words)
  // Behind the back of the site: only a page that is made anew can show it.
  const storage = new DatabaseSync(join(site.dataDirectory, 'content.sqlite'))
  storage.prepare(`UPDATE "_content_info" SET "meta" = replace("meta", ?, 'Autre chose')`).run(words)
  storage.close()
  await save('Quiberon, encore')
  await expect.poll(titles).toEqual(['Quiberon, encore', 'Quiberon, encore'])
  expect(await pageOf(site, '/notre-equipe.data')).toContain('Autre chose')
  expect(await pageOf(site, '/notre-equipe')).toContain(words)
})

test('after the connection that listens was cut, what was saved meanwhile shows', async () => {
  const { database } = held.connection
  const { rows } = await database.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'allure listener' AND datname = current_database()`,
  )
  expect(rows).toHaveLength(2)
  await save('Quiberon, pendant la coupure')
  await expect.poll(titles).toEqual(Array(2).fill('Quiberon, pendant la coupure'))
  await save('Quiberon, après la coupure')
  await expect.poll(titles).toEqual(Array(2).fill('Quiberon, après la coupure'))
})

test('twenty edits in a row end with the last one everywhere', async () => {
  for (let count = 1; count <= 20; count++) await save(`Quiberon ${count}`)
  await expect.poll(titles).toEqual(['Quiberon 20', 'Quiberon 20'])
})

test('an edit that another hand broke is not shown: the file is, and the log says why', async () => {
  await held.connection.database.execute(sql`
    WITH broken AS (
      INSERT INTO club.content_revisions (collection, file, kind, text, author, created_at)
      VALUES ('nosStages', 'quiberon.md', 'written', '---' || chr(10) || 'title: 3' || chr(10) || '---', 'test', now())
      RETURNING id
    )
    UPDATE club.content_documents SET revision = (SELECT id FROM broken)
  `)
  await held.connection.database.execute(sql`SELECT pg_notify(${contentEditsChannel}, '')`)
  await expect.poll(titles).toEqual(['Quiberon', 'Quiberon'])
  for (const site of sites)
    expect(site.output()).toContain('content/nosStages/quiberon.md:2 title: texte attendu')
})

test('a process that starts shows the edits at once', async () => {
  await save('Quiberon, avant le départ')
  const late = await startSiteProcess({ DATABASE_URL: held.url, LOG_LEVEL: 'silent' })
  try {
    expect(await titleOf(late)).toBe('Quiberon, avant le départ')
  } finally {
    await late.stop()
  }
})

async function saved(outcome: Promise<EditOutcome>): Promise<void> {
  expect((await outcome).outcome).toBe('saved')
}
