import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import type { OverlayDocument } from '../content-source.ts'
import { siteWith } from '../fixtures/site-content.ts'
import { openContent, type Audience, type ReaderGroups } from '../index.ts'
import { answerContentRequest } from '../wire/answer-content-request.ts'
import { attacks } from '../wire/fixtures/attacks.ts'
import { table as attacked } from '../wire/fixtures/storage.ts'
import { QueryProcess } from '../wire/query-process.ts'

const fiches = defineCollection({
  name: 'fiches',
  type: 'page',
  audience: 'members',
  reservedBy: 'group',
  source: 'fiches',
  pathPrefix: '/fiches',
  columns: { day: 'text' },
  schema: z.strictObject({ group: z.string().optional(), day: z.string().optional() }),
  folderSchema: z.strictObject({ group: z.string().optional() }),
})
const collections = { fiches }

/** A word for each document that not everybody may read. */
const fiche = (word: string, more = '') =>
  `---\ntitle: Titre ${word}\ndescription: Une ${word}.\nday: 2027-01-01\n${more}\n---\n\nTexte ${word}.\n\n## Chapitre ${word}\n\nFin.\n`
const files = {
  'fiches/1.accueil.md': fiche('zinzolin'),
  'fiches/2.piste.md': fiche('pistache', 'group: piste'),
  'fiches/3.eau/.navigation.yml': 'title: Section aquarelle\ngroup: eau\n',
  'fiches/3.eau/1.nage.md': fiche('nageoire'),
  'fiches/3.eau/2.mer/1.vague.md': fiche('vaguelette'),
  'fiches/3.eau/3.piste.md': fiche('amphibie', 'group: piste'),
  'fiches/4.fin.md': fiche('finistère'),
}
const open = ['zinzolin', 'finistère']
const secrets = ['pistache', 'aquarelle', 'nageoire', 'vaguelette', 'amphibie']

async function opened() {
  const edits = new Map<string, OverlayDocument>()
  const content = await openContent({
    directory: await siteWith(files),
    collections,
    samples: true,
    now: () => new Date('2026-11-20T10:00:00Z'),
    overlay: { read: async () => [...edits.values()] },
  })
  onTestFinished(() => content.close())
  const edit = async (file: string, text: string | null) => {
    edits.set(file, { collection: 'fiches', file, text })
    await content.refreshEdits()
  }
  return { content, edit }
}

type Opened = Awaited<ReturnType<typeof opened>>['content']

const wordsIn = (value: unknown) => {
  const text = JSON.stringify(value)
  return [...open, ...secrets].filter((word) => text.includes(word))
}

/** Every way there is to ask a reader, with all that it answers. */
async function everyAnswer(content: Opened, groups: ReaderGroups, audience: Audience = 'members') {
  const reader = content.readAs(audience, groups)
  const query = () => reader.queryCollection('fiches')
  const secret = 'pistache'
  const lists = await Promise.all([
    query().all(),
    query().select('title', 'path', 'meta', 'body', 'seo').all(),
    query().where('title', 'LIKE', '%').order('title', 'DESC').all(),
    query().where('title', 'NOT LIKE', `%${secret}zz%`).all(),
    query().where('stem', 'BETWEEN', ['0', '9']).all(),
    query().where('stem', 'NOT BETWEEN', ['x', 'z']).all(),
    query()
      .where('id', 'IS NULL')
      .orWhere((any) => any.where('id', 'IS NOT NULL').where('meta', 'LIKE', '%group%'))
      .all(),
    query()
      .orWhere((any) => any.where('day', '=', '2027-01-01').where('id', 'IS NULL'))
      .all(),
    query()
      .andWhere((all) => all.where('id', 'IS NOT NULL').orWhere((any) => any.where('stem', '>', '')))
      .all(),
    query().skip(1).limit(9).all(),
    reader.queryCollectionNavigation('fiches', ['description', 'meta', 'body']),
    reader.queryCollectionSearchSections('fiches'),
    reader.queryCollectionItemSurroundings('fiches', '/fiches/fin', { before: 9, after: 9 }),
    ...secrets.map(async (word) => content.search(word, { audience, groups }).results),
    ...secrets.map(async (word) => content.search(`${word} texte fin`, { audience, groups }).results),
  ])
  const paths = ['piste', 'eau', 'eau/nage', 'eau/mer', 'eau/mer/vague', 'eau/piste'].map(
    (end) => `/fiches/${end}`,
  )
  const single = await Promise.all(
    paths.flatMap((path) => [
      query().path(path).first(),
      reader.queryCollectionItemSurroundings('fiches', path),
    ]),
  )
  const counts = await Promise.all([
    query().count(),
    query().where('meta', 'LIKE', '%"group"%').count(),
    query().count('meta', true),
    query().where('body', 'LIKE', `%${secret}%`).count(),
  ])
  return { answers: [...lists, ...single], counts }
}

const readers: readonly (readonly [string, ReaderGroups, readonly string[], readonly number[]])[] = [
  ['a member in no group', [], [], [2, 0, 1, 0]],
  ['a member of a group without documents', ['velo', 'eau piste', "eau') OR (1=1"], [], [2, 0, 1, 0]],
  ['a member of a group', ['piste'], ['pistache'], [3, 1, 2, 1]],
  ['a member of another', ['eau'], ['aquarelle', 'nageoire', 'vaguelette'], [4, 2, 2, 0]],
  ['a member of both', ['piste', 'eau', 'velo'], secrets, [6, 4, 4, 1]],
  ['a coach', 'all', secrets, [6, 4, 4, 1]],
]

test.each(readers)(
  '%s is answered with what is theirs, whatever is asked',
  async (_, groups, own, counts) => {
    const { content } = await opened()
    const told = await everyAnswer(content, groups)
    expect(wordsIn(told.answers)).toEqual([...open, ...own])
    expect(told.counts).toEqual(counts)
  },
)

test('nobody but members asks at all', async () => {
  const { content } = await opened()
  await expect(everyAnswer(content, 'all', 'public')).rejects.toThrow('is for members')
  expect(content.search('nageoire', { groups: 'all' })).toMatchObject({ results: [], counts: {} })
})

test('what is for others is answered as what does not exist, to the byte', async () => {
  const { content } = await opened()
  const bare = await openContent({
    directory: await siteWith({
      'fiches/1.accueil.md': files['fiches/1.accueil.md'],
      'fiches/4.fin.md': files['fiches/4.fin.md'],
    }),
    collections,
    samples: true,
    now: () => new Date('2026-11-20T10:00:00Z'),
  })
  onTestFinished(() => bare.close())
  expect(await everyAnswer(content, ['velo'])).toEqual(await everyAnswer(bare, ['velo']))
  expect(content.version('fiches')).toBe(bare.version('fiches'))
  expect(content.version('fiches', ['velo'])).toBe(bare.version('fiches'))
  expect([...content.dump('fiches')]).toEqual([...bare.dump('fiches')])
  expect([...content.publishedDump('fiches')]).toEqual([...bare.publishedDump('fiches')])
})

test('the wire and dumps have no row of any group, for nobody', async () => {
  const { content } = await opened()
  expect(wordsIn([...content.dump('fiches')])).toEqual(open)
  const queries = new QueryProcess({ storagePath: content.storagePath })
  onTestFinished(() => queries.close())
  const caller = { standing: async () => 'member' as const, secondsToWait: () => 0, spend: () => undefined }
  const ask = async (road: string, sql?: string) => {
    const body = sql === undefined ? {} : { method: 'POST', body: JSON.stringify({ sql }) }
    const headers = { 'content-type': 'application/json' }
    const request = new Request(`https://club.exemple/__nuxt_content/${road}`, { headers, ...body })
    return (await answerContentRequest(request, { content, queries }, caller)).text()
  }
  const table = '"_content_fiches"'
  const own = attacks.map((sql) =>
    sql.replaceAll(attacked, '_content_fiches').replaceAll('_content_members', '_whole_fiches'),
  )
  const reaching = ['_whole_fiches', '_engine_documents', '_search_sections', '_search_words'].flatMap(
    (other) => [`SELECT * FROM "${other}"`, `SELECT COUNT(*) FROM "${other}"`],
  )
  const allowed = [
    `SELECT * FROM ${table}`,
    `SELECT * FROM ${table} WHERE "meta" IS NOT NULL OR "path" IS NULL OR "id" IS NOT NULL`,
    `SELECT DISTINCT "meta" FROM ${table}`,
    `SELECT COUNT("meta") AS "n" FROM ${table} WHERE NOT ("stem" = 'x')`,
  ]
  for (const sql of [...own, ...reaching, ...allowed])
    for (const road of ['fiches/query', 'fiches/query?version=any']) {
      const leaks = wordsIn(await ask(road, sql)).filter((word) => secrets.includes(word))
      expect({ sql, road, leaks }).toEqual({ sql, road, leaks: [] })
    }
  expect(JSON.parse(await ask('fiches/query', allowed[0]))).toHaveLength(2)
  expect(JSON.parse(await ask('fiches/query', allowed[2]))).toEqual([{ meta: {} }])
  expect(wordsIn(await ask(`fiches/sql_dump.txt?version=${content.version('fiches')}`))).toEqual(open)
  for (const road of ['fiches/sql_dump', 'fiches/sql_dump.txt']) {
    const packed = await ask(`${road}?v=${content.version('fiches')}`)
    expect(wordsIn(gunzipSync(Buffer.from(packed, 'base64')).toString())).toEqual(open)
  }
  expect(JSON.parse(await ask('versions.json'))).toEqual({ fiches: content.version('fiches') })
})

test('versions change for those who may read what changed, and for no others', async () => {
  const { content, edit } = await opened()
  const versions = () => ({
    none: content.version('fiches'),
    piste: content.version('fiches', ['piste']),
    eau: content.version('fiches', ['velo', 'eau']),
    all: content.version('fiches', 'all'),
  })
  const before = versions()
  expect(new Set(Object.values(before)).size).toBe(4)
  expect(content.version('fiches', ['eau', 'velo', 'ski'])).toBe(before.eau)
  await edit('3.eau/1.nage.md', fiche('nageoire', 'navigation: false'))
  const after = versions()
  expect(after).toMatchObject({ none: before.none, piste: before.piste })
  expect(after.eau).not.toBe(before.eau)
  expect(after.all).not.toBe(before.all)
})

test('a folder that begins to be for a group, or ceases to, takes its documents along at once', async () => {
  const { content, edit } = await opened()
  const first = content.version('fiches')
  const seen = async (groups: ReaderGroups) => {
    const { answers } = await everyAnswer(content, groups)
    expect(wordsIn([...content.publishedDump('fiches')])).toEqual(wordsIn([...content.dump('fiches')]))
    return [wordsIn(answers), wordsIn([...content.dump('fiches')])]
  }
  await edit('3.eau/.navigation.yml', 'title: Section aquarelle\n')
  const opened3 = ['zinzolin', 'finistère', 'aquarelle', 'nageoire', 'vaguelette']
  expect(await seen([])).toEqual([opened3, opened3])
  expect((await seen(['piste']))[0]).toEqual([...open, ...secrets])
  expect(content.version('fiches')).not.toBe(first)
  await edit('.navigation.yml', 'group: velo\n')
  expect(await seen(['piste', 'eau'])).toEqual([[], []])
  expect((await seen(['velo']))[0]).toEqual(opened3)
  await edit('.navigation.yml', null)
  await edit('3.eau/.navigation.yml', files['fiches/3.eau/.navigation.yml'])
  expect(await seen([])).toEqual([open, open])
  expect(content.version('fiches')).toBe(first)
  await content.reload()
  expect(content.version('fiches')).toBe(first)
})

test('tables of another connection hold the same', async () => {
  const { content } = await opened()
  const database = new DatabaseSync(content.storagePath, { readOnly: true })
  onTestFinished(() => database.close())
  expect(wordsIn(database.prepare('SELECT * FROM "_content_fiches"').all())).toEqual(open)
})

test('a collection is reserved by a key that is no column, among members', async () => {
  const directory = await siteWith({})
  const now = () => new Date()
  for (const change of [{ audience: 'public' as const }, { reservedBy: 'meta' }, { reservedBy: 'day' }]) {
    const declared = { fiches: { ...fiches, ...change } }
    await expect(openContent({ directory, collections: declared, samples: true, now })).rejects.toThrow(
      'reserved',
    )
  }
})
