import type { z } from 'zod'
import { type FieldPath, valueAt } from './fields.ts'
import { withOffsetsResolved } from './sample-dates.ts'

type Issue = z.core.$ZodIssue

type Validation = {
  readonly output: object | undefined
  readonly problems: readonly FieldProblem[]
  readonly dependsOnDay: boolean
}

export function validate(schema: z.ZodType<object>, value: unknown, today: string): Validation {
  const first = schema.safeParse(value)
  if (first.success) return { output: first.data, problems: [], dependsOnDay: false }
  const resolved = withOffsetsResolved(value, datePathsOf(first.error.issues, []), today)
  const second = schema.safeParse(resolved)
  if (second.success) return { output: second.data, problems: [], dependsOnDay: true }
  return { output: undefined, problems: fieldProblemsOf(second.error, resolved), dependsOnDay: true }
}

function datePathsOf(issues: readonly Issue[], parent: FieldPath): readonly FieldPath[] {
  return issues.flatMap((issue) => {
    const path = [...parent, ...issue.path]
    if (issue.code === 'invalid_format' && issue.format === 'date') return [path]
    if (issue.code === 'invalid_union') return issue.errors.flatMap((inner) => datePathsOf(inner, path))
    return []
  })
}

export type FieldProblem = { readonly path: FieldPath; readonly message: string }

const EXPECTED: Readonly<Record<string, string>> = {
  number: 'nombre attendu',
  int: 'nombre entier attendu',
  string: 'texte attendu',
  boolean: 'vrai ou faux (true, false) attendu',
  array: 'liste attendue',
  object: 'groupe de champs attendu',
  record: 'groupe de champs attendu',
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'date attendue (AAAA-MM-JJ ou J+45)',
  email: 'adresse e-mail attendue',
  url: 'adresse https:// attendue',
  e164: 'numéro international attendu (+33…)',
  time: 'heure attendue (HH:MM)',
}

export function fieldProblemsOf(error: z.ZodError, value: unknown): readonly FieldProblem[] {
  return error.issues.flatMap((issue) => problemsOf(issue, [], value))
}

function problemsOf(issue: Issue, parent: FieldPath, value: unknown): readonly FieldProblem[] {
  const path = [...parent, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], message: 'champ inconnu' }))
  }
  if (issue.code === 'invalid_union') {
    const closest = issue.errors.toSorted((one, other) => depthOf(other) - depthOf(one))[0]
    if (closest && depthOf(closest) > 0) return closest.flatMap((inner) => problemsOf(inner, path, value))
    return [{ path, message: 'aucune des formes permises' }]
  }
  const missing = issue.code !== 'custom' && path.length > 0 && valueAt(value, path) === undefined
  return [{ path, message: missing ? `champ manquant (${messageOf(issue)})` : messageOf(issue) }]
}

function depthOf(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map((issue) => issue.path.length))
}

function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return EXPECTED[issue.expected] ?? `${issue.expected} attendu`
    case 'invalid_value':
      return `valeur attendue : ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return smallMessage(issue.origin, Number(issue.minimum), issue.inclusive !== false)
    case 'too_big':
      return `${Number(issue.maximum)}${UNITS[issue.origin] ?? ''} au plus`
    case 'invalid_format':
      return FORMATS[issue.format] ?? (issue.format === 'regex' ? formatMessage(issue) : 'forme inattendue')
    case 'not_multiple_of':
      return `multiple de ${issue.divisor} attendu`
    default:
      return issue.message
  }
}

const UNITS: Readonly<Record<string, string>> = { string: ' caractères', array: ' éléments' }

function smallMessage(origin: string, minimum: number, inclusive: boolean): string {
  if (origin in UNITS && minimum === 1) return origin === 'string' ? 'texte vide' : 'liste vide'
  return inclusive || origin in UNITS
    ? `${minimum}${UNITS[origin] ?? ''} au moins`
    : `plus de ${minimum} attendu`
}

function formatMessage(issue: Issue): string {
  return issue.message.startsWith('Invalid') ? 'forme inattendue' : issue.message
}
