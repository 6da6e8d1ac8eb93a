import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { checkContent, openContent } from '@allure/content-engine'
import { siteWith } from '@allure/content-engine/testing'
import { collections, type Camp } from './collections.ts'
import { readInfo } from './collections/info.ts'

const directory = fileURLToPath(new URL('.', import.meta.url))
const now = () => new Date('2026-11-20T10:00:00Z')

const camp = `---
title: Lanzarote
description: Huit jours de triathlon.
capacity: 16
startDate: J+106
endDate: J+113
location: Lanzarote
price: 1290
summary: Huit jours pour lancer la saison.
sports: [triathlon]
level: Tous
group: 16 personnes
volume: 18 à 21 h
place: { name: Club, city: Tinajo, country: Espagne }
included: [Encadrement]
art: { kind: volcan, palette: sand, seed: 3 }
lodging: included
cancellationTerms: Gratuite jusqu'à un mois avant.
sample: true
---
`

describe("the site's collections", () => {
  it('have the columns of the specification', async () => {
    const content = await openContent({
      directory: await siteWith({ 'nosStages/2027/lanzarote.md': camp }),
      collections,
      samples: true,
      now,
    })
    const row = await content.queryCollection('nosStages').path('/nos-stages/2027/lanzarote').first()
    expect(Object.keys(row ?? {}).sort().join()).toBe(
      'body,capacity,description,document,endDate,extension,id,image,isFull,location,meta,navigation,path,price,seo,startDate,stem,summary,tags,title',
    )
    expect(row).toMatchObject({ startDate: '2027-03-06', endDate: '2027-03-13', isFull: false, document: null, tags: [] })
    expect(row?.meta).toMatchObject({ sports: ['triathlon'], taken: 0, cancelled: false, sample: true })
    expectTypeOf<Camp['meta']['lodging']>().toEqualTypeOf<'none' | 'host' | 'included'>()
    expectTypeOf<Camp['document']>().toEqualTypeOf<string | null>()
  })

  it('say what is wrong with a camp', async () => {
    const wrong = camp.replace('J+113', 'J+100').replace('1290', 'cher')
    const files = { 'nosStages/a.md': wrong, 'nosStages/b.md': camp.replace('J+113', 'J+100') }
    const problems = await checkContent({ directory: await siteWith(files), collections, samples: true, now })
    expect(problems).toEqual([
      { file: 'content/nosStages/a.md', line: 8, field: 'price', message: 'nombre attendu' },
      { file: 'content/nosStages/b.md', line: 6, field: 'endDate', message: 'la fin précède le début' },
    ])
  })

  it('say which colour of a palette cannot be read', async () => {
    const tool = await readFile(`${directory}info/outil-story-strava.md`, 'utf8')
    const palette = `palettes:
  - id: menthe
    name: Trop pâle
    shade: light
    light: { ground: '#ffffff', bright: '#ffee00', text: '#777777' }
    dark: { ground: '#000000', bright: 'vert', text: '#ffffff' }
questions:`
    const files = { 'info/outil-story-strava.md': tool.replace(/^questions:$/m, palette) }
    const problems = await checkContent({ directory: await siteWith(files), collections, samples: true, now })
    expect(problems.map(({ line, field, message }) => [line, field, message])).toEqual([
      [6, 'palettes.0.id', 'une palette du site porte déjà ce nom'],
      [9, 'palettes.0.light.text', 'le texte ne se lit pas sur ce fond : contraste de 4,4, il en faut 7'],
      [9, 'palettes.0.light.bright', 'la ligne vive ne se lit pas sur ce fond : contraste de 1,2, il en faut 3'],
      [10, 'palettes.0.dark.bright', 'couleur attendue, comme « #06231a »'],
    ])
  })

  it('say which template of the club has colours that nobody knows', async () => {
    const tool = await readFile(`${directory}info/outil-story-strava.md`, 'utf8')
    const files = { 'info/outil-story-strava.md': tool.replace('palette: bassin', 'palette: rose') }
    const problems = await checkContent({ directory: await siteWith(files), collections, samples: true, now })
    expect(problems.map(({ field, message }) => [field, message])).toEqual([
      [
        'templates.1.palette',
        'palette inconnue, choisissez parmi nuit-verte, menthe, bassin, sable, ardoise',
      ],
    ])
  })

  it('are sound in this repository', async () => {
    expect(await checkContent({ directory, collections, samples: true, now })).toEqual([])
  })

  it('keep the facts of the business when samples are off', async () => {
    const files = { 'info/entreprise.yml': await readFile(`${directory}info/entreprise.yml`, 'utf8') }
    const content = await openContent({ directory: await siteWith(files), collections, samples: false, now })
    const facts = await readInfo(content, 'entreprise')
    expect(facts).toMatchObject({ name: 'Allure', phone: '+33100000000', email: 'bonjour@exemple.fr', sample: true })
    expect(facts.tagline).toContain('la vôtre.')
    expect(facts.tagline).not.toContain("'")
    expect(await content.queryCollection('info').select('id', 'stem', 'extension').all()).toEqual([
      { id: 'info/entreprise.yml', stem: 'entreprise', extension: 'yml' },
    ])
  })
})
