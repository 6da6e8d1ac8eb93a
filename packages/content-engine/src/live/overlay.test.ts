import { expect, test } from 'vitest'
import { openEdited, pageText } from '../fixtures/edited-content.ts'
import { siteDirectory, siteWith } from '../fixtures/site-content.ts'
import type { ContentChange } from './content-change.ts'

const introduction = '/journal/introduction'

test('an edit replaces, hides, adds; without it the file is back', async () => {
  const { content, edit, titleAt } = await openEdited(siteDirectory)
  const fromFile = await titleAt(introduction)
  const versions = new Set([content.version('journal')])
  const changes: ContentChange[] = []
  content.onChange((change) => changes.push(change))

  edit('journal', '1.introduction.md', pageText('Relue'))
  await content.refreshEdits()
  expect(await titleAt(introduction)).toBe('Relue')
  versions.add(content.version('journal'))

  edit('journal', '1.introduction.md', null)
  await content.refreshEdits()
  expect(await titleAt(introduction)).toBeUndefined()
  versions.add(content.version('journal'))

  edit('journal', '1.introduction.md', undefined)
  edit('journal', 'neuf.md', pageText('Neuf'))
  await content.refreshEdits()
  expect(await titleAt(introduction)).toBe(fromFile)
  expect(await titleAt('/journal/neuf')).toBe('Neuf')
  versions.add(content.version('journal'))

  edit('journal', 'neuf.md', undefined)
  await content.refreshEdits()
  expect(await titleAt('/journal/neuf')).toBeUndefined()
  expect(versions.size).toBe(4)
  expect(versions).toContain(content.version('journal'))
  expect(changes.map((change) => change.ids('journal').toSorted())).toEqual([
    ['journal/1.introduction.md'],
    ['journal/1.introduction.md'],
    ['journal/1.introduction.md', 'journal/neuf.md'],
    ['journal/neuf.md'],
  ])
})

test('nothing is told, and no version changes, when no edit has', async () => {
  const { content, edit } = await openEdited(siteDirectory)
  edit('journal', '1.introduction.md', pageText('Relue'))
  await content.refreshEdits()
  const version = content.version('journal')
  let told = 0
  content.onChange(() => (told += 1))
  await content.refreshEdits()
  await content.reload()
  expect(told).toBe(0)
  expect(content.version('journal')).toBe(version)
})

test('a change touches what read the document, as it was or as it is, and nothing else', async () => {
  const { content, edit } = await openEdited(siteDirectory)
  const changes: ContentChange[] = []
  content.onChange((change) => changes.push(change))
  edit('journal', '1.introduction.md', pageText('Relue').replace('2027-01-01', '2030-01-01'))
  await content.refreshEdits()
  const [change] = changes
  const touches = (sql: string, ...values: string[]) =>
    change?.touches({ collection: 'journal', where: { sql, values } })
  expect(touches('"path" = ?', introduction)).toBe(true)
  expect(touches('"path" = ?', '/journal/2027/altitude')).toBe(false)
  expect(touches('"day" < ?', '2028-01-01')).toBe(true)
  expect(touches('"day" > ?', '2029-01-01')).toBe(true)
  expect(touches('"day" > ?', '2031-01-01')).toBe(false)
  expect(touches('')).toBe(true)
  expect(change?.touches({ collection: 'notes', where: { sql: '', values: [] } })).toBe(false)
})

test('two edits in a row: who reads last sees the last', async () => {
  const { content, edit, titleAt } = await openEdited(siteDirectory)
  edit('journal', '1.introduction.md', pageText('Une'))
  const first = content.refreshEdits()
  edit('journal', '1.introduction.md', pageText('Deux'))
  await Promise.all([first, content.refreshEdits()])
  expect(await titleAt(introduction)).toBe('Deux')
})

test('edits are there from the start, and survive a reload of the files', async () => {
  const directory = await siteWith({ 'journal/page.md': pageText('Fichier') })
  const { content, edit, titleAt } = await openEdited(directory)
  edit('journal', 'page.md', pageText('Relue'))
  await content.reload()
  expect(await titleAt('/journal/page')).toBe('Relue')
})

test('the settings of a folder are edited like a page', async () => {
  const directory = await siteWith({ 'journal/cols/galibier.md': pageText('Galibier') })
  const { content, edit } = await openEdited(directory)
  edit('journal', 'cols/.navigation.yml', 'title: Les grands cols\n')
  await content.refreshEdits()
  expect(await content.queryCollectionNavigation('journal')).toMatchObject([{ title: 'Les grands cols' }])
  edit('journal', 'cols/.navigation.yml', 'navigation: false\n')
  await content.refreshEdits()
  expect(await content.queryCollectionNavigation('journal')).toEqual([])
})
