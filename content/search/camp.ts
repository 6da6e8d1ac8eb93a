import { sectionsOfPage } from '@allure/content-engine/search'
import type { Section } from '@allure/content-engine/search'
import type { Camp } from '../collections.ts'
import { SearchedPage } from './page.ts'

/** What is found of a camp: its facts, its programme, its text. */
export function sectionsOfCamp(camp: Camp): readonly Section[] {
  const { path, location, summary, tags, meta } = camp
  const title = `Stage ${camp.title}`
  const [beginning, ...text] = sectionsOfPage({ ...camp, title })
  const page = new SearchedPage(path, title, [
    summary,
    `${location}, ${meta.place.city}, ${meta.place.country}`,
    meta.level,
    meta.volume,
    tags.join(', '),
    beginning?.text,
  ])
  if (meta.days.length > 0) page.with('programme', 'Au programme', meta.days.map(({ label, text: day }) => `${label}\u00A0: ${day}`))
  page.with('compris', 'Compris', [...meta.included, ...meta.notIncluded.map((item) => `Non compris\u00A0: ${item}`)])
  page.with('conditions', 'Avant de vous inscrire', [meta.lodgingNote, meta.priceNote, meta.cancellationTerms], [
    'Prix',
    'Tarif',
    'Acompte',
    'Annulation',
    'Hébergement',
  ])
  return [...page.sections, ...text]
}
