import type { Body } from '@allure/content-engine'
import { sectionsOfBody } from '@allure/content-engine/search'
import type { Section } from '@allure/content-engine/search'
import type { InfoOf } from '../collections/info.ts'

/** What is found of a free tool: what it is for, how it counts, and the questions people ask. */
export function sectionsOfTool(
  path: string,
  names: readonly string[],
  { title, description, questions }: InfoOf<'outil-allure-running'>,
  body: Body | null,
): readonly Section[] {
  const [first, ...others] = sectionsOfBody({ path, title, description, body })
  if (!first) return []
  const asked = questions.map(({ question, answer }) => `${question} ${answer}`).join(' ')
  const about: Section = { ...first, anchor: 'questions', heading: 'Vos questions', level: 2, text: asked }
  return [{ ...first, names }, ...others, about]
}
