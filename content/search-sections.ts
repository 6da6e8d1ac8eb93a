import type { Body } from '@allure/content-engine'
import type { Section } from '@allure/content-engine/search'
import type { Camp, Product } from './collections.ts'
import type { InfoName, InfoOf } from './collections/info.ts'
import { sectionsOfBusiness } from './search/business.ts'
import { sectionsOfCamp, sectionsOfCampList, sectionsOfCare, sectionsOfHome, sectionsOfTeam, sectionsOfTestimonials } from './search/club.ts'
import { sectionsOfCoaching } from './search/coaching.ts'
import { sectionsOfLegalText, sectionsOfQualification, sectionsOfTool } from './search/page.ts'
import { sectionsOfProduct, sectionsOfShop } from './search/shop.ts'

type Row = Readonly<Record<string, unknown>>
type SectionsOf = { readonly [Name in InfoName]: (fields: InfoOf<Name>, body: Body | null) => readonly Section[] }

const today = () => new Date().toISOString().slice(0, 10)

const sectionsOf: SectionsOf = {
  accessibilite: (fields, body) => sectionsOfLegalText('/accessibilite', fields, body),
  accueil: sectionsOfHome,
  boutique: sectionsOfShop,
  cgv: (fields, body) => sectionsOfLegalText('/cgv', fields, body),
  'coaching-natation': (fields) => sectionsOfCoaching('/coaching/natation', fields),
  'coaching-running': (fields) => sectionsOfCoaching('/coaching/running', fields),
  'coaching-triathlon': (fields) => sectionsOfCoaching('/coaching/triathlon', fields),
  confidentialite: (fields, body) => sectionsOfLegalText('/confidentialite', fields, body),
  cookies: (fields, body) => sectionsOfLegalText('/cookies', fields, body),
  entreprise: sectionsOfBusiness,
  equipe: (fields) => sectionsOfTeam(fields, today()),
  'mentions-legales': (fields, body) => sectionsOfLegalText('/mentions-legales', fields, body),
  menus: () => [],
  'outil-allure-natation': sectionsOfTool('/nos-outils/calculateur-allure-natation', 'CSS', 'SWOLF', 'Départ'),
  'outil-allure-running': sectionsOfTool('/nos-outils/calculateur-allure-running', 'Calculateur', 'Bracelet', 'Passages'),
  'outil-equivalence-running': sectionsOfTool('/nos-outils/calculateur-equivalence-running', 'VDOT', 'VMA', 'Riegel'),
  'outil-qualification-ironman': sectionsOfQualification,
  'outil-temps-triathlon': sectionsOfTool('/nos-outils/calculateur-temps-triathlon', 'Transitions', '70.3'),
  'outil-story-strava': sectionsOfTool('/nos-outils/strava-story-sharing', 'Story', 'GPX', 'FIT'),
  recherche: () => [],
  soins: sectionsOfCare,
  stages: sectionsOfCampList,
  temoignages: sectionsOfTestimonials,
}

export function sectionsOfInfo(row: Row): readonly Section[] {
  const { stem, meta, body } = row
  if (typeof stem !== 'string' || !isInfoName(stem)) return []
  // The row was checked by the schema of its own stem when its file was loaded.
  const read = sectionsOf[stem] as (fields: unknown, body: Body | null) => readonly Section[]
  return read(meta, body as Body | null)
}

export function sectionsOfCampRow(row: Row): readonly Section[] {
  return sectionsOfCamp(row as Camp)
}

export function sectionsOfProductRow(row: Row): readonly Section[] {
  return sectionsOfProduct(row as Product, today())
}

function isInfoName(stem: string): stem is InfoName {
  return Object.hasOwn(sectionsOf, stem)
}
