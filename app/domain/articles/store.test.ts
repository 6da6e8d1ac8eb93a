import { expect, onTestFinished, test } from 'vitest'
import { collections } from '#content/collections.ts'
import { openContent } from '@allure/content-engine'
import { siteWith } from '@allure/content-engine/testing'
import { readArea, readArticleBody } from './store.server.ts'

const article = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: D\nupdatedOn: 2027-01-01\n${more}\n---\n\nQuelques mots.\n`

async function contentWith(files: Readonly<Record<string, string>>) {
  const directory = await siteWith(files)
  const content = await openContent({ directory, collections, samples: true, now: () => new Date() })
  onTestFinished(() => content.close())
  return content
}

const reader = (...groups: string[]) => ({ groups, isCoach: false })

test('a section’s group counts for all that is below it, whatever the navigation shows', async () => {
  const content = await contentWith({
    'espaceAthlete/1.introduction.md': article('Introduction'),
    'espaceAthlete/2.long/.navigation.yml': 'title: Long\ngroup: triathlon\n',
    'espaceAthlete/2.long/1.manger.md': article('Manger'),
    'espaceAthlete/2.long/2.cache.md': article('Caché', 'navigation: false'),
    'espaceAthlete/2.long/3.ironman/1.swimrun.md': article('Swimrun', 'group: longue'),
    'espaceAthlete/2.longueur.md': article('Longueur'),
    'espaceAthlete/3.brouillon.md': article('Brouillon', 'draft: true'),
  })
  const pathsFor = async (...groups: string[]) => {
    const area = await readArea({ content }, reader(...groups))
    return [
      'introduction',
      'long/manger',
      'long/cache',
      'long/ironman/swimrun',
      'longueur',
      'brouillon',
    ].filter((path) => area.article(`/espace-athlete/${path}`))
  }
  expect(await pathsFor()).toEqual(['introduction', 'longueur'])
  expect(await pathsFor('triathlon')).toEqual(['introduction', 'long/manger', 'long/cache', 'longueur'])
  expect(await pathsFor('longue')).toEqual(['introduction', 'longueur'])
  expect(await pathsFor('triathlon', 'longue')).toContain('long/ironman/swimrun')
  const area = await readArea({ content }, reader())
  expect(area.entries.map(({ title }) => title)).toEqual(['Introduction', 'Longueur'])
})

test('an article is in the area of those who may read it, and its text for them alone', async () => {
  const content = await contentWith({
    'espaceAthlete/1.a.md': article('A', 'group: natation'),
    'espaceAthlete/2.b.md': article('B'),
  })
  const area = await readArea({ content }, reader())
  expect((await readArea({ content }, reader('course'))).entries).toEqual(area.entries)
  expect((await readArea({ content }, reader('natation'))).entries).toHaveLength(2)
  expect(area.entries).toHaveLength(1)
  expect(area.article('/espace-athlete/b')).toMatchObject({ title: 'B', groups: [], updatedOn: '2027-01-01' })
  const words = async (path: string, ...groups: string[]) =>
    (await readArticleBody({ content }, { path: `/espace-athlete/${path}`, groups }))?.words
  expect([await words('b'), await words('a', 'natation')]).toEqual([2, 2])
  expect([await words('z'), await words('a'), await words('a', 'course')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
