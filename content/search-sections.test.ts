import { readFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { publicPages } from '#app/seo/public-pages.ts'
import { indexOf } from '@allure/content-engine/testing'
import { search } from '@allure/content-engine/search'
import { readInfo } from './collections/info.ts'
import { sectionsOfCampRow, sectionsOfInfo, sectionsOfProductRow } from './search-sections.ts'
import { openSiteContent } from '#app/content/site-content.ts'

const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
const camps = await content.queryCollection('nosStages').all()
const products = await content.queryCollection('shop').all()
const shop = await readInfo(content, 'boutique')
const sections = [
  ...(await content.queryCollection('info').all()).flatMap(sectionsOfInfo),
  ...camps.flatMap(sectionsOfCampRow),
  ...products.flatMap(sectionsOfProductRow),
]
const index = indexOf(...sections)
const pathsFor = (query: string) =>
  search(index, query, { collections: ['pages'], limit: 30 }).results.map(({ path }) => path)

describe('what is searched', () => {
  it.each(publicPages)('leads to $path by its title, « $title »', ({ path, title }) => {
    expect(pathsFor(title)).toContain(path)
  })

  it.each(camps.map(({ path, title, location }) => ({ path, title, location })))(
    'leads to the camp $title by its name and its place',
    ({ path, title, location }) => {
      expect(pathsFor(title)[0]).toBe(path)
      expect(pathsFor(`stage ${location}`)).toContain(path)
    },
  )

  it.each(products.map(({ identifier, name }) => ({ identifier, name })))('leads to the product $name by its name', ({ identifier, name }) => {
    expect(pathsFor(name)[0]).toBe(`/notre-boutique/produits/${identifier}`)
  })

  it.each([
    ['boutique', '/notre-boutique'],
    ['bonnet', '/notre-boutique/produits/bonnet-ondes'],
    ['boutique natation', '/notre-boutique/collection/natation'],
    ['cgv garanties', '/cgv'],
    ['rétractation', '/renoncer'],
    ['arreter mon abonnement', '/resilier'],
    ['traceurs', '/cookies'],
    ['carte cadeau', '/nos-soins'],
    ['massages jambes', '/nos-soins'],
    ['tarifs', '/coaching/running'],
    ['tarif massage', '/nos-soins'],
    ['horaires', '/contact'],
    ['prix coaching triathlon', '/coaching/triathlon'],
    ['crawl débutant', '/coaching/natation'],
    ['marathon', '/coaching/running'],
    ['diplome', '/notre-equipe'],
  ])('« %s » leads to %s', (query, path) => {
    expect(pathsFor(query)).toContain(path)
  })

  it.each([
    ['tarifs', '/coaching/natation'],
    ['prix', '/coaching/natation'],
    ['combien ca coute', '/coaching/natation'],
    ['débutant', '/coaching/natation'],
    ['nager', '/coaching/natation'],
    ['course', '/coaching/running'],
    ['courir', '/coaching/running'],
    ['coach', '/notre-equipe'],
    ['téléphone', '/contact'],
    ['adresse', '/contact'],
    ['où êtes-vous', '/contact'],
    ['inscription', '/nos-stages'],
    ['horaires', '/contact'],
    ['remboursement', '/renoncer'],
    ['résilier', '/resilier'],
    ['massage', '/nos-soins'],
    ['soins', '/nos-soins'],
    ['avis', '/temoignages'],
    ['stage', '/nos-stages'],
    ['rgpd', '/confidentialite'],
    ['cgv', '/cgv'],
  ])('« %s » leads to %s first', (query, path) => {
    expect(pathsFor(query)[0]).toBe(path)
  })

  it('is on pages anybody may read', () => {
    const inShop = [
      ...shop.collections.map(({ id }) => `/notre-boutique/collection/${id}`),
      ...products.map(({ identifier }) => `/notre-boutique/produits/${identifier}`),
    ]
    const known = new Set([...[...publicPages, ...camps].map(({ path }) => path), ...inShop])
    expect(sections.filter(({ path }) => !known.has(path))).toEqual([])
    expect(new Set(sections.map(({ path }) => path))).toEqual(known)
  })

  it('has no number that is not read, and no place to be filled in', () => {
    const all = JSON.stringify(sections)
    for (const raw of ['+33100000000', '000000000', 'EXEMPLE-0000', 'bonjour@exemple.fr', '000 00 ED 0000']) {
      expect(all).not.toContain(raw)
    }
    expect(sections.filter(({ text }) => /[{}]|undefined|\bnull\b/.test(text))).toEqual([])
  })

  it('invents no testimonial, and shows no coach without a card', async () => {
    expect(pathsFor('demi-tour des bouées')).not.toContain('/temoignages')
    const [team] = await content.queryCollection('info').where('stem', '=', 'equipe').all()
    const members = [{ ...memberOf(team), role: 'Coach fantôme', card: null }]
    const shown = sectionsOfInfo({ ...team, meta: { ...Object(team?.meta), members, sessions: [] } })
    expect(JSON.stringify(shown)).not.toContain('fantôme')
  })

  it('is read without any schema: the browser does it too', async () => {
    const here = fileURLToPath(new URL('.', import.meta.url))
    const files = ['search-sections.ts', ...(await readdir(`${here}search`)).map((name) => `search/${name}`)]
    for (const file of files) {
      const source = await readFile(here + file, 'utf8')
      const imported = [...source.matchAll(/^import (?!type).*?from '(.*)'/gm)].map(([, from]) => from)
      expect(imported.filter((from) => !/^(@allure\/content-engine\/search$|\.\/(search\/)?[a-z]+\.ts)/.test(from ?? ''))).toEqual([])
    }
  })
})

function memberOf(team: { readonly meta: object } | undefined): object {
  const members: unknown = team && 'members' in team.meta ? team.meta.members : []
  return Array.isArray(members) && members[0] instanceof Object ? members[0] : {}
}
