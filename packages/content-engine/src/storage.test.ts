import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { MembersOnlyError } from './content.ts'
import { collections } from './fixtures/collections.ts'
import { now, siteWith } from './fixtures/site-content.ts'
import { openContent } from './open-content.ts'

const page = (title: string, fields = 'day: 2027-01-01', text = '') =>
  `---\ntitle: ${title}\ndescription: D\n${fields}\n---\n${text}`

const files = { 'journal/a.md': page('A'), 'journal/b.md': page('B', 'day: J+2') }

async function stored(at = now, codeStamp = 'code 1') {
  const directory = await siteWith(files)
  const path = join(dirname(directory), 'kept/content.sqlite')
  const open = (options: { codeStamp?: string; now?: () => Date; seed?: string; path?: string } = {}) =>
    openContent({
      directory,
      collections,
      samples: true,
      now: options.now ?? at,
      storage: { path: options.path ?? path, seed: options.seed, codeStamp: options.codeStamp ?? codeStamp },
    })
  return { directory, path, open }
}

const titles = async (content: Awaited<ReturnType<Awaited<ReturnType<typeof stored>>['open']>>) =>
  (await content.queryCollection('journal').select('title', 'day').all()).map(
    ({ title, day }) => `${title} ${day}`,
  )

/** Changes a row behind the engine's back: what is parsed again loses the mark. */
function scribble(path: string): void {
  const database = new DatabaseSync(path)
  database.exec(`UPDATE "_content_journal" SET "title" = "title" || ' gardé'`)
  database.close()
}

test('what was parsed is kept for the next start; only what changed is parsed again', async () => {
  const { directory, path, open } = await stored()
  ;(await open()).close()
  scribble(path)
  await writeFile(join(directory, 'journal/b.md'), page('Bis'))
  const content = await open()
  expect(await titles(content)).toEqual(['A gardé 2027-01-01', 'Bis 2027-01-01'])
  content.close()
})

test('a file that was only touched is not parsed again; offsets are, on another day', async () => {
  const { directory, path, open } = await stored()
  ;(await open()).close()
  scribble(path)
  await utimes(join(directory, 'journal/a.md'), 1, 1)
  const content = await open({ now: () => new Date('2026-11-21T19:00:00Z') })
  expect(await titles(content)).toEqual(['A gardé 2027-01-01', 'B 2026-11-23'])
  content.close()
})

test('other code parses everything again', async () => {
  const { path, open } = await stored()
  ;(await open()).close()
  scribble(path)
  const content = await open({ codeStamp: 'code 2' })
  expect(await titles(content)).toEqual(['A 2027-01-01', 'B 2026-11-22'])
  content.close()
})

test('a damaged storage is made anew', async () => {
  const { path, open } = await stored()
  ;(await open()).close()
  await writeFile(path, 'not a database, by far')
  const content = await open()
  expect(await titles(content)).toEqual(['A 2027-01-01', 'B 2026-11-22'])
  content.close()
})

test('a first start takes what the build parsed', async () => {
  const { path, open } = await stored()
  ;(await open()).close()
  scribble(path)
  const content = await open({ path: join(dirname(path), 'first.sqlite'), seed: path })
  expect(await titles(content)).toEqual(['A gardé 2027-01-01', 'B gardé 2026-11-22'])
  content.close()
})

test('a dump read by SQLite gives the very rows, and says its version at both ends', async () => {
  const text = "Une ligne\n\nUne « autre », d’ici ; avec 'guillemets' -- et tirets\n"
  const directory = await siteWith({
    'journal/a.md': page("L'été\u0301", 'day: 2027-01-01\nplaces: 3', text),
  })
  const content = await openContent({ directory, collections, samples: true, now })
  const lines = [...content.dump('journal')].join('')
  const version = content.version('journal')
  expect(lines.startsWith(`-- allure dump ${version} journal 1\n`)).toBe(true)
  expect(lines.endsWith(`\n-- end ${version}\n`)).toBe(true)
  const copy = new DatabaseSync(':memory:')
  copy.exec(lines)
  const original = new DatabaseSync(content.storagePath, { readOnly: true })
  const all = 'SELECT * FROM "_content_journal"'
  expect(copy.prepare(all).all()).toEqual(original.prepare(all).all())
  original.close()
  content.close()
})

test('a storage without a path leaves nothing behind', async () => {
  const content = await openContent({ directory: await siteWith(files), collections, samples: true, now })
  const { storagePath } = content
  expect((await readFile(storagePath)).length).toBeGreaterThan(0)
  content.close()
  await expect(stat(dirname(storagePath))).rejects.toThrow('ENOENT')
})

test('members’ collections open to who reads as a member only', async () => {
  const journal = { ...collections.journal, audience: 'members' as const }
  const content = await openContent({
    directory: await siteWith({ 'journal/a.md': page('Secret') }),
    collections: { ...collections, journal },
    samples: true,
    now,
  })
  expect(() => content.queryCollection('journal')).toThrow(MembersOnlyError)
  await expect(content.queryCollectionNavigation('journal')).rejects.toThrow(MembersOnlyError)
  await expect(content.queryCollectionSearchSections('journal')).rejects.toThrow(MembersOnlyError)
  expect(content.search('secret')).toMatchObject({ results: [], counts: {} })
  const member = content.readAs('members')
  expect(await member.queryCollection('journal').count()).toBe(1)
  expect(await member.queryCollectionSearchSections('journal')).toMatchObject([
    { title: 'Secret', anchor: null },
  ])
  expect(content.search('secret', { audience: 'members' }).results).toHaveLength(1)
  content.close()
})
