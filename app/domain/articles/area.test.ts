import { expect, test } from 'vitest'
import { areaFor, type ContentEntry } from './area.ts'
import { readingMinutes, type ArticleFacts, type AreaEntry } from './article.ts'

const article = (path: string, ...groups: string[]): [string, ArticleFacts] => [
  path,
  {
    path,
    title: path,
    description: '',
    level: undefined,
    updatedOn: '2027-01-01',
    readingMinutes: undefined,
    isSample: false,
    groups,
  },
]
const articles = new Map([
  article('/introduction'),
  article('/course/seuil'),
  article('/course/piste', 'course'),
  article('/long', 'triathlon'),
  article('/long/manger'),
  article('/long/bivouac', 'triathlon', 'course'),
  article('/cache', 'course'),
])
const page = (path: string): ContentEntry => ({ title: path, path })
const tree: ContentEntry[] = [
  page('/introduction'),
  {
    title: 'Course',
    path: '/course',
    page: false,
    children: [page('/course/seuil'), page('/course/piste')],
  },
  { ...page('/long'), title: 'Objectif secret', children: [page('/long/manger'), page('/long/bivouac')] },
]
const area = (...groups: string[]) => areaFor(articles, tree, { groups, isCoach: false })
const pathsOf = (entries: readonly AreaEntry[]): string[] =>
  entries.flatMap(({ path, title, children }) => [path ?? title, ...pathsOf(children)])

test('who is in no group sees what is for everybody, and nothing tells that there is more', () => {
  const { entries, listed, article: find } = area()
  expect(pathsOf(entries)).toEqual(['/introduction', 'Course', '/course/seuil', 'Long', '/long/manger'])
  expect(listed.map(({ path }) => path)).toEqual(['/introduction', '/course/seuil', '/long/manger'])
  expect(find('/course/piste')).toBeUndefined()
  expect(find('/nulle-part')).toBeUndefined()
})

test('what is for two groups is for those who are in both, and for coaches', () => {
  expect(area('course').article('/long/bivouac')).toBeUndefined()
  expect(area('course', 'triathlon').article('/long/bivouac')).toBeDefined()
  expect(areaFor(articles, tree, { groups: [], isCoach: true }).listed).toHaveLength(6)
})

test('a section of which nothing is left is gone', () => {
  const onlyLong = tree.slice(1, 2).map((entry) => ({ ...entry, children: [page('/course/piste')] }))
  expect(areaFor(articles, onlyLong, { groups: [], isCoach: false }).entries).toEqual([])
})

test('neighbours are those the reader may read', () => {
  const names = (own: ReturnType<typeof area>, path: string) => {
    const { before, after } = own.around(path)
    return [before?.path, after?.path]
  }
  expect(names(area(), '/course/seuil')).toEqual(['/introduction', '/long/manger'])
  expect(names(area('course'), '/course/seuil')).toEqual(['/introduction', '/course/piste'])
  expect(names(area('triathlon'), '/long')).toEqual(['/course/seuil', '/long/manger'])
  expect(names(area(), '/introduction')).toEqual([undefined, '/course/seuil'])
  expect(names(area('course'), '/cache')).toEqual([undefined, undefined])
  expect(area('course').article('/cache')).toBeDefined()
})

test('an article knows its sections', () => {
  const titles = (path: string) =>
    area()
      .sectionsOf(path)
      .map(({ title }) => title)
  expect(titles('/course/seuil')).toEqual(['Course'])
  expect(titles('/introduction')).toEqual([])
})

test.each([
  [0, 1],
  [150, 1],
  [1290, 6],
])('%i words are read in %i min', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})
