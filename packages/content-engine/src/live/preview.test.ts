import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { openEdited, pageText } from '../fixtures/edited-content.ts'
import { now, siteDirectory, siteWith } from '../fixtures/site-content.ts'
import { openContent } from '../index.ts'

const introduction = '/journal/introduction'

test('one reader sees a text before it is saved, in lists and by its address; nobody else does', async () => {
  const { content, titleAt } = await openEdited(siteDirectory)
  const before = await titleAt(introduction)
  const version = content.version('journal')
  const { content: seen, row } = await content.preview(
    'journal',
    '1.introduction.md',
    pageText('Relue', 'Essai'),
  )
  expect(row).toMatchObject({ path: introduction, title: 'Relue' })
  const page = await seen?.queryCollection('journal').path(introduction).first()
  expect(page).toMatchObject({ title: 'Relue', body: { words: 1 } })
  const titles = await seen?.queryCollection('journal').select('title').all()
  expect(titles).toHaveLength((await content.queryCollection('journal').all()).length)
  expect(seen?.version('journal')).not.toBe(version)
  expect(await titleAt(introduction)).toBe(before)
  expect(content.version('journal')).toBe(version)
  seen?.close()
  expect(await titleAt(introduction)).toBe(before)
})

test('a new document, and one marked as a draft, are seen too; what cannot be read is told', async () => {
  const { content } = await openEdited(siteDirectory)
  const draft = pageText('Neuf').replace('title:', 'draft: true\ntitle:')
  const { content: seen } = await content.preview('journal', 'neuf.md', draft)
  expect(await seen?.queryCollection('journal').path('/journal/neuf').count()).toBe(1)
  seen?.close()
  const broken = await content.preview('journal', 'neuf.md', pageText('Neuf').replace('2027-01-01', 'hier'))
  expect(broken).toMatchObject({ problems: [{ field: 'day', line: 4 }] })
  expect(broken.content).toBeUndefined()
  expect((await content.preview('journal', '../x.md', draft)).problems).toHaveLength(1)
})

test('a text for some groups is for them in its preview too, those of its folder included', async () => {
  const fiches = defineCollection({
    name: 'fiches',
    type: 'page',
    audience: 'members',
    reservedBy: 'group',
    source: 'fiches',
    pathPrefix: '/fiches',
    columns: {},
    schema: z.strictObject({ group: z.string().optional() }),
    folderSchema: z.strictObject({ group: z.string().optional() }),
  })
  const text = (more = '') => `---\ntitle: T\ndescription: D\n${more}---\n\nTexte\n`
  const directory = await siteWith({
    'fiches/eau/.navigation.yml': 'title: Eau\ngroup: eau\n',
    'fiches/eau/nage.md': text(),
    'fiches/piste.md': text(),
  })
  const content = await openContent({ directory, collections: { fiches }, samples: true, now })
  const pathsOf = async (file: string, more: string, groups: readonly string[]) => {
    const { content: seen } = await content.preview('fiches', file, text(more))
    const rows = await seen?.readAs('members', groups).queryCollection('fiches').select('path').all()
    seen?.close()
    return rows?.map(({ path }) => path)
  }
  expect(await pathsOf('piste.md', 'group: piste\n', [])).toEqual([])
  expect(await pathsOf('piste.md', 'group: piste\n', ['piste'])).toEqual(['/fiches/piste'])
  expect(await pathsOf('eau/mer.md', '', ['piste'])).toEqual(['/fiches/piste'])
  expect(await pathsOf('eau/mer.md', '', ['eau'])).toContain('/fiches/eau/mer')
  expect(await pathsOf('eau/mer.md', 'group: piste\n', ['eau'])).not.toContain('/fiches/eau/mer')
  content.close()
})
