import type { CompetitionFacts } from '#app/domain/competitions/columns-of-facts.ts'
import type { Competition } from '#app/domain/competitions/competition.ts'
import { disciplines } from '#app/domain/competitions/disciplines.ts'
import {
  factFields,
  factsAsTyped,
  readFactsForm,
  type FactField,
} from '#app/domain/competitions/forms/facts-form.ts'
import { regions } from '#app/domain/competitions/regions.ts'
import type { FormProblem } from '#app/domain/shared/forms/form-fields.ts'
import { CommandError } from './content/command-error.ts'

const optionOf = {
  title: 'title',
  discipline: 'discipline',
  startOn: 'start',
  endOn: 'end',
  startTime: 'time',
  place: 'place',
  region: 'region',
  formats: 'formats',
  link: 'link',
  registrationOpensOn: 'opens',
  registrationClosesOn: 'closes',
  notes: 'notes',
  group: 'group',
} as const satisfies Record<FactField, string>

export const competitionOptions = Object.values(optionOf)

export type TypedFacts = Readonly<Record<string, string | undefined>>

/** What the words of a command say of a competition, over what was said of it before. Throws when it cannot be. */
export function readFacts(
  typed: TypedFacts,
  before: Competition | undefined,
  today: string,
): CompetitionFacts {
  const values = { ...factsAsTyped(before) }
  for (const field of factFields) {
    const text = typed[optionOf[field]]
    if (text !== undefined) values[field] = text === '-' ? '' : text
  }
  const read = readFactsForm(values, { before, today })
  if (!read.ok) throw new CommandError(read.problems.map(lineOf).join('\n'))
  return read.facts
}

function lineOf({ field, message }: FormProblem<FactField>): string {
  const choices = field === 'discipline' ? disciplines : field === 'region' ? regions : {}
  return [`--${optionOf[field]} : ${message}`, ...Object.keys(choices)].join(' ')
}
