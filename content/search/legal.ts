import type { Body } from '@allure/content-engine'
import { sectionsOfBody } from '@allure/content-engine/search'
import type { Section } from '@allure/content-engine/search'
import type { InfoOf } from '../collections/info.ts'

const namesOf: Readonly<Record<string, readonly string[]>> = {
  '/accessibilite': ['RGAA', 'Handicap'],
  '/cgv': ['CGV'],
  '/confidentialite': ['RGPD', 'Données personnelles', 'Vie privée'],
}
const PLACEHOLDER = /\{[a-zA-Z]+\??\}/g

/** What is found of a legal text. The facts of the club, which the page puts in, are left out. */
export function sectionsOfLegalText(
  path: string,
  { title, description, essentials }: InfoOf<'cgv'>,
  body: Body | null,
): readonly Section[] {
  const figures = essentials.map(({ figure, words }) => `${figure} ${words}.`)
  return sectionsOfBody({ path, title, description: [description, ...figures].join(' '), body }).map((section) => ({
    ...section,
    names: section.anchor === null ? namesOf[path] : [],
    text: section.text.replace(PLACEHOLDER, '…'),
  }))
}
