import { expect, test } from 'vitest'
import { areaOf, type ContentEntry } from './area.ts'
import { readingMinutes, type ArticleFacts, type AreaEntry } from './article.ts'

const article = (path: string): [string, ArticleFacts] => [
  path,
  {
    path,
    title: path,
    description: '',
    level: undefined,
    updatedOn: '2027-01-01',
    readingMinutes: undefined,
    isSample: false,
    groups: [],
  },
]
const articles = new Map(
  ['/introduction', '/course/seuil', '/course/piste', '/long', '/long/manger', '/cache'].map(article),
)
const page = (path: string): ContentEntry => ({ title: path, path })
const tree: ContentEntry[] = [
  page('/introduction'),
  {
    title: 'Course',
    path: '/course',
    page: false,
    children: [page('/course/seuil'), page('/course/piste')],
  },
  { ...page('/long'), title: 'Longue distance', children: [page('/long/manger')] },
]
const area = () => areaOf(articles, tree)

test('a section without a page leads nowhere; what the navigation hides is there all the same', () => {
  const { entries, listed, article: find } = area()
  const pathsOf = (own: readonly AreaEntry[]): string[] =>
    own.flatMap(({ path, title, children }) => [path ?? title, ...pathsOf(children)])
  const below = ['/course/seuil', '/course/piste', '/long', '/long/manger']
  expect(pathsOf(entries)).toEqual(['/introduction', 'Course', ...below])
  expect(listed.map(({ path }) => path)).toEqual(['/introduction', ...below])
  expect(find('/cache')).toBeDefined()
  expect(find('/nulle-part')).toBeUndefined()
})

test('neighbours are those of the navigation', () => {
  const names = (path: string) => {
    const { before, after } = area().around(path)
    return [before?.path, after?.path]
  }
  expect(names('/course/seuil')).toEqual(['/introduction', '/course/piste'])
  expect(names('/long')).toEqual(['/course/piste', '/long/manger'])
  expect(names('/introduction')).toEqual([undefined, '/course/seuil'])
  expect(names('/cache')).toEqual([undefined, undefined])
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
