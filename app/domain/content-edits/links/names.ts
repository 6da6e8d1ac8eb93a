import { parseDocument } from 'yaml'
import type { ContentProblem } from '#content/collections.ts'

/** The texts of pages of the club that name each other. */
export type NamingTexts = { readonly boutique: string; readonly equipe: string; readonly entreprise: string }
export const namingFiles = ['boutique', 'equipe', 'entreprise'] as const

type Options = readonly { readonly fee?: unknown; readonly session?: unknown }[]

/** What the shop names of other files and is not there: it would be left out without a word. Nothing of a text that cannot be read. */
export function problemsOfNames(texts: NamingTexts): readonly ContentProblem[] {
  const [boutique, equipe, entreprise] = namingFiles.map((name) => parseDocument(texts[name]))
  if ([boutique, equipe, entreprise].some((one) => !one || one.errors.length > 0)) return []
  const options: unknown = boutique?.toJS().deliveryOptions
  const fees = idsIn(entreprise?.toJS().deliveryFees)
  const sessions = idsIn(equipe?.toJS().sessions)
  const lines = texts.boutique.split('\n')
  const problem = (key: 'fee' | 'session', id: string, index: number, where: string): ContentProblem => ({
    file: 'content/info/boutique.yml',
    line: lines.findIndex((line) => new RegExp(`\\b${key}:\\s*['"]?${id}\\b`).test(line)) + 1,
    field: `deliveryOptions.${index}.${key}`,
    message: `${where} n’a l’id « ${id} »`,
  })
  return (Array.isArray(options) ? (options as Options) : []).flatMap(({ fee, session }, index) => [
    ...(typeof fee === 'string' && !fees.has(fee)
      ? [problem('fee', fee, index, 'aucun tarif de entreprise.yml (deliveryFees)')]
      : []),
    ...(typeof session === 'string' && !sessions.has(session)
      ? [problem('session', session, index, 'aucune séance de equipe.yml (sessions)')]
      : []),
  ])
}

function idsIn(list: unknown): ReadonlySet<unknown> {
  return new Set(Array.isArray(list) ? list.map((item) => Object(item).id) : [])
}
