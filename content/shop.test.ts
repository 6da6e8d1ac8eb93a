import { describe, expect, it } from 'vitest'
import { checkContent, openContent } from '@allure/content-engine'
import { siteWith } from '@allure/content-engine/testing'
import { collections } from './collections.ts'

const now = () => new Date('2026-11-20T10:00:00Z')

const bottle = `sample: true
identifier: gourde
name: Gourde
summary: 600 ml
lead: Elle tient dans la main.
price: 16
addedOn: J-10
collection: [accessoires]
gender: mixte
art: { kind: gourde, colour: green }
inventory:
  - { id: vert, colour: vert-piste, stock: 5 }
  - { id: blanc, colour: blanc-craie, stock: 0 }
textile: false
material: Polypropylène
maker:
  name: Fabrique
  address: { street: 1 rue de la Source, postcode: '74000', city: Annecy }
  email: securite@exemple.fr
deliveryDelay: 2
`

async function problemsOf(source: string): Promise<string[]> {
  const directory = await siteWith({ 'shop/gourde.yml': source })
  const problems = await checkContent({ directory, collections, samples: true, now })
  return problems.map(({ field, message }) => `${field}: ${message}`)
}

describe('a product', () => {
  it('has the columns of the specification, everything else under meta', async () => {
    const directory = await siteWith({ 'shop/gourde.yml': bottle })
    const content = await openContent({ directory, collections, samples: true, now })
    const row = await content.queryCollection('shop').first()
    expect(Object.keys(row ?? {}).sort().join()).toBe(
      'body,collection,discount,extension,gallery,gender,id,identifier,inventory,meta,name,price,stem',
    )
    expect(row?.meta).toMatchObject({ addedOn: '2026-11-10', deliveryDelay: 2, withdrawal: '14-jours' })
  })

  it('is hidden with the samples', async () => {
    const directory = await siteWith({ 'shop/gourde.yml': bottle })
    const content = await openContent({ directory, collections, samples: false, now })
    expect(await content.queryCollection('shop').all()).toEqual([])
  })

  it.each<[change: string, by: string, problem: string]>([
    ['textile: false', 'textile: true', 'composition: obligatoire pour un textile'],
    ['textile: false', 'textile: true\ncomposition: [{ fibres: [{ fibre: coton, percent: 100 }] }]', 'inventory: un textile dit la taille de chaque variante'],
    ['price: 16', 'price: 16\ndiscount: 20', 'discountFrom: obligatoire avec une remise'],
    ['id: blanc,', 'id: vert,', 'inventory: deux variantes ont le même id'],
    ['colour: blanc-craie', 'colour: vert-piste', 'inventory: deux variantes ont la même taille et la même couleur'],
    [
      'id: blanc, colour: blanc-craie',
      'id: blanc',
      'inventory: toutes les variantes ont une taille, ou aucune ; de même pour la couleur',
    ],
    ['city: Annecy', 'city: Annecy, country: Suisse', 'maker.responsible: un fabricant hors de l’Union européenne demande une personne responsable dans l’Union'],
    [
      'deliveryDelay: 2',
      'deliveryDelay: 2\nsizeGuide: { columns: [Taille, Longueur], rows: [[M, a, b]] }',
      'sizeGuide.rows: chaque ligne a autant de cases qu’il y a de colonnes',
    ],
    ['deliveryDelay: 2', 'deliveryDelay: 2\nrelated: [gourde]', 'related: un produit ne se complète pas lui-même'],
  ])('with %j made %j may not be published', async (change, by, problem) => {
    expect(await problemsOf(bottle)).toEqual([])
    expect(await problemsOf(bottle.replace(change, by))).toEqual([problem])
  })

  it('may not lack its maker', async () => {
    const [problem] = await problemsOf(bottle.replace(/maker:\n(?: {2}.*\n)+/, ''))
    expect(problem).toMatch(/^maker: /)
  })

  it('measures every size it has', async () => {
    const sized = bottle
      .replace('colour: vert-piste', 'size: M')
      .replace('colour: blanc-craie', 'size: L')
      .replace('deliveryDelay', 'sizeGuide: { columns: [Taille, Longueur], rows: [[M, a]] }\ndeliveryDelay')
    expect(await problemsOf(sized)).toEqual(['sizeGuide: il manque une taille de l’inventaire'])
  })
})
