import { sectionsOfBody, type Section } from '@allure/content-engine/search'
import type { Body } from '@allure/content-engine'
import type { InfoOf } from '../collections/info.ts'

type Texts = readonly (string | undefined)[]

export class SearchedPage {
  readonly sections: Section[]
  readonly #place: { path: string; title: string }

  constructor(path: string, title: string, texts: Texts, names: readonly string[] = []) {
    this.#place = { path, title }
    this.sections = [{ ...this.#place, anchor: null, heading: null, level: 1, text: joined(texts), names }]
  }

  with(anchor: string, heading: string, texts: Texts, names: readonly string[] = []): this {
    this.sections.push({ ...this.#place, anchor, heading, level: 2, text: joined(texts), names })
    return this
  }
}

function joined(texts: Texts): string {
  return texts
    .flatMap((text) => (text ? [/[.!?…:;,]$/.test(text) ? text : `${text}.`] : []))
    .join(' ')
}

const namesOf: Readonly<Record<string, readonly string[]>> = {
  '/accessibilite': ['RGAA', 'Handicap'],
  '/cgv': ['CGV'],
  '/confidentialite': ['RGPD', 'Données personnelles', 'Vie privée'],
}

const PLACEHOLDER = /\{[a-zA-Z]+\??\}/g

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

export function sectionsOfTool(path: string, ...names: string[]) {
  return ({ title, description, questions }: InfoOf<'outil-allure-running'>, body: Body | null): readonly Section[] => {
    const [first, ...others] = sectionsOfBody({ path, title, description, body })
    if (!first) return []
    const asked = questions.map(({ question, answer }) => `${question} ${answer}`).join(' ')
    const about: Section = { ...first, anchor: 'questions', heading: 'Vos questions', level: 2, text: asked }
    return [{ ...first, names }, ...others, about]
  }
}

export function sectionsOfQualification(fields: InfoOf<'outil-qualification-ironman'>, body: Body | null): readonly Section[] {
  const path = '/nos-outils/ironman-age-group-qualification-system'
  const { title, description, lead } = fields.explanation
  const rules = new SearchedPage(`${path}/explication`, title, [description, lead], ['Règles Ironman', 'Coefficients', 'Roll-down'])
  return [...sectionsOfTool(path, 'Kona', 'Slot', '70.3')(fields, body), ...rules.sections]
}
