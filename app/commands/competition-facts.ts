import type { CompetitionFacts } from '#app/domain/competitions/columns-of-facts.ts'
import type { Competition } from '#app/domain/competitions/competition.ts'
import { disciplines } from '#app/domain/competitions/disciplines.ts'
import {
  proposalFields,
  proposalSchema,
  type ProposalField,
} from '#app/domain/competitions/forms/proposal-schema.ts'
import { regions } from '#app/domain/competitions/regions.ts'
import { problemsOf, type FormProblem, type FormValues } from '#app/domain/shared/forms/form-fields.ts'
import { groupSlug } from '#app/domain/shared/group-slug.ts'
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
} as const satisfies Record<ProposalField, string>

export const competitionOptions = [...Object.values(optionOf), 'group']

export type TypedFacts = Readonly<Record<string, string | undefined>>

/** What the words of a command say of a competition, over what was said of it before. Throws when it cannot be. */
export function readFacts(
  typed: TypedFacts,
  before: Competition | undefined,
  today: string,
): CompetitionFacts {
  const values = { ...textsOf(before) }
  for (const field of proposalFields) {
    const text = typed[optionOf[field]]
    if (text !== undefined) values[field] = emptied(text)
  }
  const isOther = typed.formats !== undefined || values.discipline !== before?.discipline
  const typedNow = { ...values, formats: isOther ? values.formats : '' }
  const read = proposalSchema(typedNow, { today, mayBePast: true }).safeParse(typedNow)
  if (!read.success) {
    const problems = problemsOf(read.error, proposalFields)
    throw new CommandError(problems.map(lineOf).join('\n'))
  }
  const group = typed.group === undefined ? before?.group : groupSlug(emptied(typed.group)) || undefined
  return { ...read.data, formats: isOther ? read.data.formats : [...(before?.formats ?? [])], group }
}

function lineOf({ field, message }: FormProblem<ProposalField>): string {
  const choices = field === 'discipline' ? disciplines : field === 'region' ? regions : {}
  return [`--${optionOf[field]} : ${message}`, ...Object.keys(choices)].join(' ')
}

function textsOf(before: Competition | undefined): FormValues<ProposalField> {
  const texts = proposalFields.map((field) => [field, String(before?.[field] ?? '')])
  return {
    // All fields are there: they come from the list itself.
    ...(Object.fromEntries(texts) as FormValues<ProposalField>),
    endOn: before && before.endOn !== before.startOn ? before.endOn : '',
    formats: before?.formats.map(({ name }) => name).join(' ; ') ?? '',
  }
}

function emptied(text: string): string {
  return text === '-' ? '' : text
}
