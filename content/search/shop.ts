import type { Section } from '@allure/content-engine/search'
import type { Product } from '../collections.ts'
import type { InfoOf } from '../collections/info.ts'
import { SearchedPage } from './page.ts'

export function sectionsOfShop(shop: InfoOf<'boutique'>): readonly Section[] {
  const { head, description, reasons, collections, legal, deliveryOptions } = shop
  const whole = new SearchedPage('/notre-boutique', 'Boutique', [
    head.title,
    head.lead,
    description,
    ...reasons.map(({ title, text }) => `${title}\u00A0: ${text}`),
    ...deliveryOptions.map(({ text }) => text),
    legal.deliveryLimit,
  ], ['Magasin', 'Acheter', 'Vêtements', 'Tenues', 'Livraison'])
  const parts = collections.map(
    ({ id, name, title, lead, description: words }) =>
      new SearchedPage(`/notre-boutique/collection/${id}`, `Boutique ${name.toLowerCase()}`, [title, lead, words]),
  )
  return [whole, ...parts].flatMap(({ sections }) => sections)
}

/** What is found of a product, from its first day in the shop on. @param today `AAAA-MM-JJ` */
export function sectionsOfProduct({ identifier, name, gender, meta }: Product, today: string): readonly Section[] {
  if (meta.addedOn > today) return []
  const { summary, lead, story, composition, material, care, sizeGuide, warnings } = meta
  const fibres = composition.flatMap((part) => part.fibres.map(({ fibre }) => fibre))
  const page = new SearchedPage(`/notre-boutique/produits/${identifier}`, name, [
    summary,
    lead,
    gender,
    [...new Set(fibres)].join(', '),
    material,
    care,
    ...warnings,
    story && `${story.title} ${story.text}`,
  ])
  if (sizeGuide) page.with('tailles', 'Guide des tailles', [sizeGuide.advice, sizeGuide.rows.map(([size]) => size).join(', ')])
  return page.sections
}
