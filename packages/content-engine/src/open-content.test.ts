import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { collections } from './fixtures/collections.ts'
import { copyOfSite, now, siteDirectory, siteWith } from './fixtures/site-content.ts'
import { openContent } from './open-content.ts'
import { ContentError } from './problems.ts'

const open = (directory = siteDirectory, samples = true) =>
  openContent({ directory, collections, samples, now })

describe('openContent', () => {
  it('puts each field in its column and the rest under meta', async () => {
    const content = await open()
    const page = await content.queryCollection('journal').path('/journal/introduction').first()
    expect(page).toMatchObject({
      id: 'journal/1.introduction.md',
      stem: '1.introduction',
      extension: 'md',
      path: '/journal/introduction',
      title: 'L’essentiel avant de partir',
      description: 'Ce qu’il faut savoir.',
      navigation: true,
      seo: { title: 'L’essentiel avant de partir', description: 'Ce qu’il faut savoir.' },
      day: '2027-01-04',
      places: 12,
      isOpen: true,
      labels: ['course', 'eau libre'],
      image: 'journal/piste.png',
      meta: { author: { role: 'Coach course à pied' }, gallery: [], sample: false, draft: false },
    })
    expect(Object.keys(page ?? {}).sort()).toEqual(
      'body day description extension id image isOpen labels meta navigation path places seo stem title'.split(
        ' ',
      ),
    )
    expect(page?.body.toc.map(({ text }) => text)).toEqual(['Première séance'])
  })

  it('gives paths of several segments without numbers, stems as the files are named', async () => {
    const content = await open()
    const pages = await content.queryCollection('journal').select('path', 'stem').all()
    expect(pages).toEqual([
      { path: '/journal/introduction', stem: '1.introduction' },
      { path: '/journal/2027/altitude', stem: '2027/10.altitude' },
    ])
  })

  it('never shows drafts, and samples only when they are on', async () => {
    const content = await open(siteDirectory, false)
    expect(await content.queryCollection('journal').count()).toBe(1)
    const note = await content.queryCollection('notes').where('stem', '=', 'reglage').first()
    expect(note?.meta).toEqual({
      title: 'Réglage d’usine',
      link: "https://exemple.fr/d'ici",
      people: [{ role: 'Coach vélo', sample: false }],
    })
    expect(note?.body).toBeNull()
  })

  it('gives the same frozen row to everyone', async () => {
    const content = await open()
    const query = content.queryCollection('journal').path('/journal/introduction')
    const page = await query.first()
    expect(await query.first()).toBe(page)
    expect(Object.isFrozen(page?.body.root.children)).toBe(true)
  })

  it('reads again on reload, and keeps what it had when that fails', async () => {
    const directory = await copyOfSite()
    const content = await open(directory)
    const title = async () => (await content.queryCollection('journal').path('/journal/neuf').first())?.title
    await writeFile(
      join(directory, 'journal/neuf.md'),
      '---\ntitle: Neuf\ndescription: D\nday: 2027-01-01\n---\n',
    )
    expect(await title()).toBeUndefined()
    await content.reload()
    expect(await title()).toBe('Neuf')
    await writeFile(join(directory, 'journal/neuf.md'), '---\ntitle: 3\n---\n')
    await expect(content.reload()).rejects.toBeInstanceOf(ContentError)
    expect(await title()).toBe('Neuf')
    await rm(join(directory, 'journal/neuf.md'))
    await content.reload()
    expect(await title()).toBeUndefined()
  })

  it('opens an empty folder and refuses unknown collections and closed content', async () => {
    const content = await open(await siteWith({}))
    expect(await content.queryCollection('journal').all()).toEqual([])
    const name: string = 'autre'
    expect(() => content.queryCollection(name as 'journal')).toThrow('Unknown collection "autre"')
    content.close()
    await expect(content.queryCollection('journal').all()).rejects.toThrow('closed')
  })
})
