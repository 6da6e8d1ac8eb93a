import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import type { OverlayDocument } from '../content-source.ts'
import { siteWith } from '../fixtures/site-content.ts'
import { openContent } from '../index.ts'

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
const pages = defineCollection({
  name: 'pages',
  type: 'page',
  source: 'pages',
  pathPrefix: '/pages',
  columns: {},
  schema: z.strictObject({}),
})

const document = (image: string, more = '') =>
  `---\ntitle: T\ndescription: D\n${more}---\n\n![Une image](/images/${image}.png)\n`

async function opened() {
  const names = ['de-tous', 'du-club', 'de-la-piste', 'de-l-eau']
  const images = Object.fromEntries(names.map((name) => [`images/${name}.png`, name]))
  const edits = new Map<string, OverlayDocument>()
  const content = await openContent({
    directory: await siteWith({
      ...images,
      'pages/1.accueil.md': document('de-tous'),
      'fiches/1.club.md': document('du-club'),
      'fiches/2.piste.md': document('de-la-piste', 'group: piste\n'),
      'fiches/3.eau/.navigation.yml': 'title: Eau\ngroup: eau\n',
      'fiches/3.eau/1.nage.md': document('de-l-eau'),
    }),
    collections: { fiches, pages },
    samples: true,
    now: () => new Date('2026-11-20T10:00:00Z'),
    overlay: { read: async () => [...edits.values()] },
  })
  onTestFinished(() => content.close())
  return {
    content,
    async edit(collection: string, file: string, text: string | null) {
      edits.set(file, { collection, file, text })
      await content.refreshEdits()
    },
  }
}

const named = (...names: string[]) => names.map((name) => `images/${name}.png`)

test('an image is for those whom something is for that shows it', async () => {
  const { content } = await opened()
  expect(content.imageKeysFor('public')).toEqual(named('de-tous'))
  expect(content.imageKeysFor('public', 'all')).toEqual(named('de-tous'))
  expect(content.imageKeysFor('members')).toEqual(named('de-tous', 'du-club'))
  expect(content.imageKeysFor('members', ['piste'])).toEqual(named('de-la-piste', 'de-tous', 'du-club'))
  expect(content.imageKeysFor('members', ['eau'])).toEqual(named('de-l-eau', 'de-tous', 'du-club'))
  expect(content.imageKeysFor('members', 'all')).toHaveLength(4)
})

test('it follows the document when that is edited', async () => {
  const { content, edit } = await opened()
  await edit('fiches', '1.club.md', document('du-club', 'group: piste\n'))
  expect(content.imageKeysFor('members')).toEqual(named('de-tous'))
  await edit('pages', '1.accueil.md', document('de-l-eau'))
  expect(content.imageKeysFor('public')).toEqual(named('de-l-eau'))
  await edit('fiches', '2.piste.md', null)
  expect(content.imageKeysFor('members', ['piste'])).toEqual(named('de-l-eau', 'du-club'))
})
