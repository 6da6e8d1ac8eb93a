import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collections } from '../fixtures/collections.ts'
import { now, siteWith } from '../fixtures/site-content.ts'
import { openContent } from '../open-content.ts'
import { recordReadings, type ContentChange } from './content-change.ts'

const page = (title: string, fields: string) => `---\ntitle: ${title}\ndescription: D\n${fields}\n---\n`

async function watched() {
  const directory = await siteWith({
    'journal/a.md': page('A', 'day: 2027-01-01\nisOpen: true'),
    'journal/b.md': page('B', 'day: 2027-02-01'),
    'notes/reglage.yml': 'title: Réglage\n',
  })
  const content = await openContent({ directory, collections, samples: true, now })
  const changes: ContentChange[] = []
  content.onChange((change) => changes.push(change))
  return { directory, content, changes }
}

test('a change touches what read the document, before or after, and nothing else', async () => {
  const { directory, content, changes } = await watched()
  const readingsOf = async (run: () => Promise<unknown>) => (await recordReadings(run)).readings
  const journal = () => content.queryCollection('journal')
  const pages = {
    list: await readingsOf(() => journal().order('day').limit(1).all()),
    open: await readingsOf(() => journal().where('isOpen', '=', true).all()),
    closed: await readingsOf(() => journal().where('isOpen', '=', false).count()),
    one: await readingsOf(() => journal().path('/journal/a').first()),
    other: await readingsOf(() => journal().path('/journal/b').first()),
    absent: await readingsOf(() => journal().path('/journal/c').first()),
    tree: await readingsOf(() => content.queryCollectionNavigation('journal')),
    notes: await readingsOf(() => content.queryCollection('notes').all()),
    search: await readingsOf(async () => content.search('rien')),
  }
  const touched = (change: ContentChange | undefined) =>
    Object.entries(pages)
      .filter(([, readings]) => readings.some((reading) => change?.touches(reading)))
      .map(([name]) => name)

  await writeFile(join(directory, 'journal/b.md'), page('B', 'day: 2027-02-01\nisOpen: true'))
  await content.reload()
  expect(changes[0]?.collections).toEqual(['journal'])
  expect(changes[0]?.ids('journal')).toEqual(['journal/b.md'])
  expect(touched(changes[0])).toEqual(['list', 'open', 'closed', 'other', 'tree', 'search'])

  await writeFile(join(directory, 'journal/c.md'), page('C', 'day: 2027-03-01'))
  await content.reload()
  expect(touched(changes[1])).toEqual(['list', 'closed', 'absent', 'tree', 'search'])

  await rm(join(directory, 'journal/a.md'))
  await content.reload()
  expect(touched(changes[2])).toEqual(['list', 'open', 'one', 'tree', 'search'])
  content.close()
})

test('nothing changed, nothing said; the version follows the content', async () => {
  const { directory, content, changes } = await watched()
  const before = content.version('journal')
  expect(before).toMatch(/^v3\.5\.0--[\w-]{16}$/)
  await content.reload()
  expect(changes).toEqual([])
  const notes = content.version('notes')
  await writeFile(join(directory, 'journal/a.md'), page('A changé', 'day: 2027-01-01'))
  await content.reload()
  expect(content.version('journal')).not.toBe(before)
  expect(content.version('notes')).toBe(notes)
  await writeFile(join(directory, 'journal/a.md'), page('A', 'day: 2027-01-01\nisOpen: true'))
  await content.reload()
  expect(content.version('journal')).toBe(before)
  content.close()
})

test('what nobody records is no trouble, and records do not mix', async () => {
  const { content } = await watched()
  await content.queryCollection('journal').all()
  const [journal, notes] = await Promise.all([
    recordReadings(() => content.queryCollection('journal').all()),
    recordReadings(() => content.queryCollection('notes').all()),
  ])
  expect(journal.readings.map(({ collection }) => collection)).toEqual(['journal'])
  expect(notes.readings.map(({ collection }) => collection)).toEqual(['notes'])
  content.close()
})
