import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEdited, pageText } from '../fixtures/edited-content.ts'
import { siteDirectory, siteWith } from '../fixtures/site-content.ts'

test('an edit that is no document any more (the schema changed) leaves its file; it is told once', async () => {
  const { content, edit, refused, titleAt } = await openEdited(siteDirectory)
  const fromFile = await titleAt('/journal/introduction')
  edit('journal', '1.introduction.md', '---\ntitle: Relue\nprice: 3\n---\n')
  edit('journal', 'bonne.md', pageText('Bonne'))
  await content.refreshEdits()
  await content.refreshEdits()
  await content.reload()
  expect(await titleAt('/journal/introduction')).toBe(fromFile)
  expect(await titleAt('/journal/bonne')).toBe('Bonne')
  expect(refused.map(({ file }) => file)).toEqual(refused.map(() => 'site/journal/1.introduction.md'))
  expect(refused.filter(({ field }) => field === 'price')).toHaveLength(1)
  edit('journal', '1.introduction.md', pageText('Mieux'))
  await content.refreshEdits()
  expect(await titleAt('/journal/introduction')).toBe('Mieux')
})

test.each(['0.page.md', 'page.md'])('an edit (%s) never takes the address of a file', async (file) => {
  const directory = await siteWith({ 'journal/1.page.md': pageText('Fichier') })
  const { content, edit, refused, titleAt } = await openEdited(directory)
  edit('journal', file, pageText('Intruse'))
  await content.refreshEdits()
  expect(await titleAt('/journal/page')).toBe('Fichier')
  expect(refused).toMatchObject([{ message: 'même adresse que content/journal/1.page.md : /journal/page' }])
})

test('the edit that was there first keeps its address', async () => {
  const { content, edit, refused, titleAt } = await openEdited(await siteWith({}))
  edit('journal', '2.page.md', pageText('Première'))
  await content.refreshEdits()
  edit('journal', '1.page.md', pageText('Seconde'))
  await content.refreshEdits()
  expect(await titleAt('/journal/page')).toBe('Première')
  expect(refused.map(({ file }) => file)).toEqual(['content/journal/1.page.md'])
  edit('journal', '2.page.md', null)
  await content.refreshEdits()
  expect(await titleAt('/journal/page')).toBe('Seconde')
})

test('a file that comes back wins over the edit that took its address meanwhile', async () => {
  const directory = await siteWith({ 'journal/page.md': pageText('Fichier') })
  const { content, edit, refused, titleAt } = await openEdited(directory)
  edit('journal', 'page.md', null)
  edit('journal', '1.page.md', pageText('Remplaçante'))
  await content.refreshEdits()
  expect(await titleAt('/journal/page')).toBe('Remplaçante')
  edit('journal', 'page.md', undefined)
  await content.refreshEdits()
  expect(await titleAt('/journal/page')).toBe('Fichier')
  expect(refused.map(({ file }) => file)).toEqual(['content/journal/1.page.md'])
})

test('two edits exchange their addresses at once', async () => {
  const files = { 'journal/1.matin.md': pageText('Matin'), 'journal/1.soir.md': pageText('Soir') }
  const { content, edit, refused, titleAt } = await openEdited(await siteWith(files))
  edit('journal', '1.matin.md', null)
  edit('journal', '1.soir.md', null)
  edit('journal', '2.matin.md', pageText('Autre matin'))
  edit('journal', '2.soir.md', pageText('Autre soir'))
  await content.refreshEdits()
  expect([await titleAt('/journal/matin'), await titleAt('/journal/soir')]).toEqual([
    'Autre matin',
    'Autre soir',
  ])
  expect(refused).toEqual([])
})

test('documents that pages need cannot be hidden; places that are none are not read', async () => {
  const { content, edit, refused } = await openEdited(siteDirectory)
  edit('notes', 'reglage.yml', null)
  edit('journal', '../../../../etc/passwd.md', pageText('Ailleurs'))
  await content.refreshEdits()
  await content.refreshEdits()
  expect(await content.queryCollection('notes').count()).toBe(1)
  expect(refused.map(({ message }) => message).sort()).toEqual([
    'cet emplacement ne peut pas porter de document',
    'des pages ont besoin de ce document : il ne peut pas être masqué',
  ])
})

test('an image that is gone takes the edit that names it with it, not the site', async () => {
  const directory = await siteWith({ 'journal/page.md': pageText('Fichier'), 'journal/vue.png': 'image' })
  const { content, edit, refused, titleAt } = await openEdited(directory)
  edit('journal', 'page.md', pageText('Avec vue', '![Le lac](vue.png)'))
  await content.refreshEdits()
  expect(await titleAt('/journal/page')).toBe('Avec vue')
  await rm(join(directory, 'journal/vue.png'))
  await content.reload()
  expect(await titleAt('/journal/page')).toBe('Fichier')
  expect(refused).toMatchObject([{ message: 'image introuvable : journal/vue.png' }])
})
