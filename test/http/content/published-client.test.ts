import { toString } from 'hast-util-to-string'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { reviseDocument } from '#app/domain/content-edits/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { signInAs } from '../../accounts/site-accounts.ts'
import { startBuiltSite } from '../../built-site.ts'
import { useDatabase } from '../../database.ts'
import type { TestSite } from '../../site-process.ts'
import { releases, visitWith, type Entry, type Release, type Row } from './published-client.ts'

const held = useDatabase()
const hidden = {
  collection: 'espaceAthlete',
  file: '8.materiel/.navigation.yml',
  text: 'title: Matériel\nnavigation: false\n',
}

const json = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, 'json']))
const text = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, 'string']))
const number = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, 'number']))

/** The collections and columns of the specification. */
const data = { ...text('id stem extension'), ...json('body meta') }
const page = { ...data, ...text('title description path'), ...json('navigation seo') }
const fields = {
  espaceAthlete: page,
  nosStages: {
    ...page,
    ...text('document endDate image location startDate summary'),
    ...number('capacity price'),
    isFull: 'boolean',
    tags: 'json',
  },
  shop: {
    ...data,
    ...json('collection gallery inventory'),
    ...text('gender identifier name'),
    ...number('discount price'),
  },
  info: data,
}
type Name = keyof typeof fields

let site: TestSite
let content: SiteContentReader
const cookies: Record<string, string> = { visitor: '' }

beforeAll(async () => {
  const overlay = { read: async () => [hidden] }
  content = await openSiteContent({ showsSamples: true, now: systemClock.now, overlay })
  const services = { database: held.connection.database, content, clock: systemClock }
  expect(await reviseDocument(services, { ...hidden, author: 'test' })).toMatchObject({ outcome: 'saved' })
  site = await startBuiltSite({ DATABASE_URL: held.url, LOG_LEVEL: 'silent' })
  for (const standing of ['signed-in', 'member'] as const)
    cookies[standing] = (await signInAs(site, standing)).cookie
})
afterAll(async () => {
  content?.close()
  await site?.stop()
})

async function visit(release: Release, standing: string) {
  const cookie = cookies[standing] ?? ''
  const answer = await fetch(`${site.url}/__nuxt_content/versions.json`, { headers: { cookie } })
  const opened = visitWith(release, { url: site.url, cookie, fields, versions: await answer.json() })
  onTestFinished(opened.end)
  return opened
}

const ours = () => content.readAs('members')
const isDocument = ({ stem }: Row) => !/(^|\/)\.navigation$/.test(String(stem))
const withoutBody = (row: object | null) => ({ ...row, body: undefined })
const pathsOf = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap(({ path, children = [] }) => [path, ...pathsOf(children)])

describe.each(releases)('%s', (release) => {
  test.each(['nosStages', 'shop', 'info', 'espaceAthlete'] as const)('reads %s whole', async (name: Name) => {
    const { client, file } = await visit(release, 'member')
    const { queryCollection } = await client()
    const { decompressTree } = await file<{ decompressTree(body: unknown): never }>('index.js')
    const rows = (await queryCollection(name).all()).filter(isDocument)
    const own = await ours().queryCollection(name).all()
    expect(own.length).toBeGreaterThan(3)
    for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(Object.keys(fields[name]).toSorted())
    expect(rows.map(withoutBody)).toEqual(own.map(withoutBody))
    for (const [index, { body }] of own.entries()) {
      const read = rows[index]?.body
      if (body === null) expect(read).toBeNull()
      else {
        expect(toString(decompressTree(read))).toBe(toString(body.root))
        expect(read).toMatchObject({ toc: { links: body.toc.map(({ id, text }) => ({ id, text })) } })
      }
    }
    expect(await queryCollection(name).count()).toBeGreaterThanOrEqual(own.length)
  })

  test('asks as its builder writes', async () => {
    const { queryCollection } = await (await visit(release, 'visitor')).client()
    const camps = () => queryCollection('nosStages').where('extension', '=', 'md')
    const own = await content.queryCollection('nosStages').order('startDate', 'DESC').all()
    const open = own.filter(({ isFull, price }) => !isFull && price >= 300)
    const paths = (rows: readonly Row[]) => rows.map(({ path }) => path)
    const asked = camps().where('isFull', '=', false).where('price', '>=', 300).order('startDate', 'DESC')
    expect(open.length).toBeGreaterThan(2)
    expect(paths(await asked.all())).toEqual(paths(open))
    expect(paths(await asked.limit(1).skip(1).all())).toEqual(paths(open.slice(1, 2)))
    const [first] = own
    expect(await camps().path(`${first?.path}/`).select('title', 'tags').first()).toEqual({
      title: first?.title,
      tags: first?.tags,
    })
    const named = camps().orWhere((any) =>
      any.where('title', 'LIKE', `%${first?.title}%`).where('tags', 'IS NULL'),
    )
    expect(await named.count()).toBe(1)
    expect(await camps().count('location', true)).toBe(new Set(own.map(({ location }) => location)).size)
    expect(await camps().where('path', '=', '/nulle-part').first()).toBeNull()
  })

  test.each(['nosStages', 'espaceAthlete'] as const)('finds its way in %s', async (name) => {
    const client = await (await visit(release, 'member')).client()
    const tree = await client.queryCollectionNavigation(name)
    const own = await ours().queryCollectionNavigation(name)
    expect(pathsOf(own).length).toBeGreaterThan(4)
    const [root, ...others] = tree
    expect(others).toEqual([])
    expect(pathsOf(root?.children ?? []).toSorted()).toEqual(pathsOf(own).toSorted())
    const titles = ({ children = [] }: { children?: readonly Entry[] }) =>
      children.map(({ title }) => title).toSorted()
    expect(titles({ children: root?.children })).toEqual(titles({ children: own }))
    const path = `/${name === 'nosStages' ? 'nos-stages/annecy' : 'espace-athlete/course-a-pied/vma'}`
    const around = await client.queryCollectionItemSurroundings(name, path)
    expect(around.map((entry) => entry?.path)).toEqual(
      (await ours().queryCollectionItemSurroundings(name, path)).map((entry) => entry?.path),
    )
    const sections = await client.queryCollectionSearchSections(name)
    for (const { path, title, description, body } of await ours().queryCollection(name).all()) {
      expect(sections).toContainEqual(
        expect.objectContaining({ id: path, title, level: 1, content: expect.stringContaining(description) }),
      )
      for (const { id, text } of body.toc)
        expect(sections).toContainEqual(
          expect.objectContaining({ id: `${path}#${id}`, title: text, titles: [title] }),
        )
    }
  })

  test('gets on the server, by `fetchQuery`, the rows its browser has', async () => {
    const { client, file, event } = await visit(release, 'member')
    const { fetchQuery } = await file<{
      fetchQuery(event: unknown, name: string, sql: string): Promise<unknown>
    }>('internal/api.js')
    const names =
      release === 'nuxt-content'
        ? (['nosStages', 'shop', 'espaceAthlete'] as const)
        : (['nosStages', 'shop'] as const)
    for (const name of names) {
      const rows = await fetchQuery(event, name, `SELECT * FROM _content_${name} ORDER BY stem ASC`)
      expect(rows).toEqual(await (await client()).queryCollection(name).all())
    }
  })

  test.each([
    ['visitor', 401],
    ['signed-in', 403],
  ])('leaves a %s without members’ content', async (standing, status) => {
    const { client, kept } = await visit(release, standing)
    const { queryCollection, queryCollectionNavigation } = await client()
    for (const asked of [queryCollection('espaceAthlete').all(), queryCollectionNavigation('espaceAthlete')])
      await expect(asked).rejects.toMatchObject({ status })
    expect(await queryCollection('nosStages').count()).toBeGreaterThan(3)
    expect([...kept.keys()].toSorted()).toEqual([
      'content_checksum_nosStages',
      'content_collection_nosStages',
    ])
  })
})
