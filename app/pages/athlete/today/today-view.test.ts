import { expect, test } from 'vitest'
import type { ReadMark } from '#app/domain/reading/rules.ts'
import { newsOf, resumeOf, type ListedArticle } from './today-view.ts'

const article = (name: string, updatedOn: string): ListedArticle => ({
  path: `/espace-athlete/${name}`,
  title: name,
  updatedOn,
})

const articles = [
  article('introduction', '2026-11-20'),
  article('seuil', '2026-11-10'),
  article('vma', '2026-11-18'),
  article('css', '2026-11-15'),
]

const marksOf = (...marks: (Partial<ReadMark> & { path: string })[]) =>
  new Map(
    marks.map((mark) => [
      mark.path,
      { lastOpenedAt: new Date('2026-11-19T08:00:00Z'), readAt: undefined, heading: undefined, ...mark },
    ]),
  )

test('what changed since the last visit is new, the last changed first; what was read since is not', () => {
  const marks = marksOf({ path: '/espace-athlete/vma', readAt: new Date('2026-11-18T20:00:00Z') })
  const news = newsOf(articles, { marks, newSince: new Date('2026-11-14T10:00:00Z') })
  expect(news.map(({ title }) => title)).toEqual(['introduction', 'css'])
})

test('read before it changed, it is new again', () => {
  const marks = marksOf({ path: '/espace-athlete/vma', readAt: new Date('2026-11-01T20:00:00Z') })
  const news = newsOf(articles, { marks, newSince: new Date('2026-11-14T10:00:00Z') })
  expect(news.map(({ title }) => title)).toContain('vma')
})

test('on the first visit nothing is new, as all of it is', () => {
  expect(newsOf(articles, { marks: new Map(), newSince: undefined })).toEqual([])
})

test('reading is taken up where it stopped last, never at the page one stands on nor at what is gone', () => {
  const marks = marksOf(
    { path: '/espace-athlete/introduction', lastOpenedAt: new Date('2026-11-21T08:00:00Z') },
    { path: '/espace-athlete/seuil', lastOpenedAt: new Date('2026-11-12T08:00:00Z') },
    { path: '/espace-athlete/css', lastOpenedAt: new Date('2026-11-20T08:00:00Z'), heading: 'le-test' },
  )
  const at = '/espace-athlete/introduction'
  expect(resumeOf(articles, { marks }, at)).toEqual({ title: 'css', path: '/espace-athlete/css#le-test' })
  const gone = articles.filter(({ title }) => title !== 'css')
  expect(resumeOf(gone, { marks }, at)?.title).toBe('seuil')
})
