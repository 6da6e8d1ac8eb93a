import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { deadLinks, linksIn } from './dead-links.ts'
import { sitePages } from './site-pages.ts'

const article = [
  '---',
  'title: T',
  'link: { label: L, to: /perdue }',
  '---',
  '',
  'Un [lien](/contact?sujet=x#haut), un [autre](/perdue#ici), `[cité](/code)`.',
  '',
  '```',
  '[dans du code](/code)',
  '```',
  '[ailleurs](https://ailleurs.fr/perdue) et [là](//ailleurs.fr/perdue)',
  '[nommé]: /perdue-aussi',
  '',
].join('\n')

test('links are found with their line, those of fields with their field; code and other sites are left alone', () => {
  expect(linksIn(article, 'x.md')).toEqual([
    { path: '/perdue', line: 3, field: 'link.to' },
    { path: '/contact?sujet=x#haut', line: 6 },
    { path: '/perdue#ici', line: 6 },
    { path: '/perdue-aussi', line: 12 },
  ])
  const list = 'items:\n  - link:\n      to: /a\n  - link: { to: /b }\n'
  expect(linksIn(list, 'x.yml').map(({ line, field }) => [line, field])).toEqual([
    [3, 'items.0.link.to'],
    [4, 'items.1.link.to'],
  ])
})

test('what is asked of the site is a path alone; what is no page is said', () => {
  const asked: string[] = []
  const dead = deadLinks(article, 'x.md', (path) => {
    asked.push(path)
    return path === '/contact'
  })
  expect(asked).toEqual(['/perdue', '/contact', '/perdue', '/perdue-aussi'])
  expect(dead.map(({ line }) => line)).toEqual([3, 6, 12])
  expect(deadLinks('---\ntitle: T\n---\n\n[Accueil](/#bas)', 'x.md', (path) => path === '/')).toEqual([])
})

test('every page that texts may lead to is one of the site', () => {
  const paths = (
    entries: readonly { path?: string; children?: typeof entries; index?: boolean }[],
    parent = '',
  ): string[] =>
    entries.flatMap(({ path, children = [] }) => {
      const own = path ? `${parent}/${path}` : parent
      return [own || '/', ...paths(children, own)]
    })
  const known = new Set(paths(routes).map((path) => path.replace(/\/:\w+\?$/, '')))
  expect(sitePages.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([])
})
