import { afterEach, expect, test, vi } from 'vitest'
import { collections } from '../fixtures/collections.ts'
import { now, siteWith } from '../fixtures/site-content.ts'
import { openContent } from '../open-content.ts'
import { navigationTree } from './navigation-tree.ts'

const page = (title: string, fields = '') =>
  `---\ntitle: ${title}\ndescription: D\nday: 2027-01-01\n${fields}\n---\n`

async function contentWith(files: Readonly<Record<string, string>>) {
  const directory = await siteWith(files)
  return openContent({ directory, collections, samples: true, now })
}

const guides = {
  'journal/10.fin.md': page('Fin'),
  'journal/2.milieu.md': page('Milieu', 'navigation:\n  title: Au milieu\n  icon: lucide:waves'),
  'journal/index.md': page('Tout le journal'),
  'journal/1.course/2.seuil.md': page('Seuil'),
  'journal/1.course/1.endurance.md': page('Endurance'),
  'journal/1.course/.navigation.yml': 'title: Course à pied\nicon: lucide:footprints\n',
  'journal/3.natation/index.md': page('Natation'),
  'journal/3.natation/palmes.md': page('Palmes'),
  'journal/4.brouillons/.navigation.yml': 'navigation: false\n',
  'journal/4.brouillons/note.md': page('Note'),
  'journal/5.eau-libre/mer/vagues.md': page('Vagues'),
  'journal/secret.md': page('Secret', 'navigation: false'),
}

afterEach(() => vi.restoreAllMocks())

test('is a tree in the order of the numbers, with folder settings, without what is hidden', async () => {
  const content = await contentWith(guides)
  expect(await content.queryCollectionNavigation('journal')).toEqual([
    { title: 'Tout le journal', path: '/journal', stem: 'index' },
    {
      title: 'Course à pied',
      path: '/journal/course',
      stem: '1.course',
      icon: 'lucide:footprints',
      page: false,
      children: [
        { title: 'Endurance', path: '/journal/course/endurance', stem: '1.course/1.endurance' },
        { title: 'Seuil', path: '/journal/course/seuil', stem: '1.course/2.seuil' },
      ],
    },
    { title: 'Au milieu', path: '/journal/milieu', stem: '2.milieu', icon: 'lucide:waves' },
    {
      title: 'Natation',
      path: '/journal/natation',
      stem: '3.natation/index',
      children: [{ title: 'Palmes', path: '/journal/natation/palmes', stem: '3.natation/palmes' }],
    },
    {
      title: 'Eau libre',
      path: '/journal/eau-libre',
      stem: '5.eau-libre',
      page: false,
      children: [
        {
          title: 'Mer',
          path: '/journal/eau-libre/mer',
          stem: '5.eau-libre/mer',
          page: false,
          children: [
            { title: 'Vagues', path: '/journal/eau-libre/mer/vagues', stem: '5.eau-libre/mer/vagues' },
          ],
        },
      ],
    },
    { title: 'Fin', path: '/journal/fin', stem: '10.fin' },
  ])
})

test('folder settings are no documents', async () => {
  const content = await contentWith(guides)
  expect(await content.queryCollection('journal').count()).toBe(10)
  expect(await content.queryCollection('journal').where('stem', 'LIKE', '%.navigation').all()).toEqual([])
  expect(content.search('course à pied').results).toEqual([])
})

test('folders say nothing that their collection does not let them', async () => {
  const files = { 'journal/a/.navigation.yml': 'audience: piste\n', 'journal/a/b.md': page('B') }
  const [folder] = await (await contentWith(files)).queryCollectionNavigation('journal')
  expect(folder).toEqual({
    title: 'A',
    path: '/journal/a',
    stem: 'a',
    page: false,
    children: [{ title: 'B', path: '/journal/a/b', stem: 'a/b' }],
  })
  await expect(contentWith({ 'journal/a/.navigation.yml': 'audiance: piste\n' })).rejects.toThrow('audiance')
})

test('carries other fields that are asked for', async () => {
  const content = await contentWith({ 'journal/a.md': page('A', 'places: 3') })
  const [item] = await content.queryCollectionNavigation('journal', ['description', 'places'])
  expect(item).toEqual({ title: 'A', path: '/journal/a', stem: 'a', description: 'D', places: 3 })
})

test('gives the neighbours of a page across folders, and null where the tree ends', async () => {
  const content = await contentWith(guides)
  const around = async (path: string, options?: { before?: number; after?: number }) =>
    (await content.queryCollectionItemSurroundings('journal', path, options)).map(
      (item) => item?.title ?? null,
    )
  expect(await around('/journal/course/seuil')).toEqual(['Endurance', 'Au milieu'])
  expect(await around('/journal')).toEqual([null, 'Endurance'])
  expect(await around('/journal/fin', { before: 2, after: 2 })).toEqual(['Palmes', 'Vagues', null, null])
  expect(await around('/journal/rien')).toEqual([null, null])
})

test.each([undefined, null, 'rows', 3, { length: 1 }])(
  'says what is wrong with %s and gives no entry',
  (rows) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(navigationTree(rows)).toEqual([])
    expect(warn).toHaveBeenCalledWith('The provided input is not a valid array.')
  },
)
