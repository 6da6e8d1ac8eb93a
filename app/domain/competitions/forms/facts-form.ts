import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { problemsOf, type FormProblem, type FormValues } from '#app/domain/shared/forms/form-fields.ts'
import { groupSlug } from '#app/domain/shared/group-slug.ts'
import type { CompetitionFacts } from '../columns-of-facts.ts'
import type { Competition } from '../competition.ts'
import type { RaceFormat } from '../formats/race-format.ts'
import { proposalFields, proposalSchema } from './proposal-schema.ts'

export const factFields = [...proposalFields, 'group'] as const
export type FactField = (typeof factFields)[number]

type Reading =
  | { readonly ok: true; readonly facts: CompetitionFacts }
  | { readonly ok: false; readonly problems: FormProblem<FactField>[] }

/** A competition as its form would be typed; every field empty without one. */
export function factsAsTyped(known: Competition | undefined): FormValues<FactField> {
  const texts = factFields.map((field) => [field, String(known?.[field] ?? '')])
  return {
    // All fields are there: they come from the list itself.
    ...(Object.fromEntries(texts) as FormValues<FactField>),
    endOn: known && known.endOn !== known.startOn ? known.endOn : '',
    formats: known?.formats.map(formatAsTyped).join(' ; ') ?? '',
  }
}

function formatAsTyped({ name, climb }: RaceFormat): string {
  return climb === undefined ? name : `${name} ${climb} m D+`
}

/** What a coach says of a race. Formats that were not touched stay as they were. @param today `YYYY-MM-DD` */
export function readFactsForm(
  values: FormValues<FactField>,
  { before, today }: { readonly before?: Competition | undefined; readonly today: string },
): Reading {
  const isOther = values.formats !== factsAsTyped(before).formats || values.discipline !== before?.discipline
  const typed = { ...values, formats: isOther ? values.formats : '' }
  const read = proposalSchema(typed, { today, mayBePast: true }).safeParse(typed)
  if (!read.success) return { ok: false, problems: problemsOf(read.error, proposalFields) }
  const formats = isOther ? read.data.formats : [...(before?.formats ?? [])]
  return { ok: true, facts: { ...read.data, formats, group: groupSlug(values.group) || undefined } }
}

// The same day of the week.
const daysLater = 364

/** What is typed to have a race again a year later: its days on the same weekdays, the year of its name too. */
export function nextYearAsTyped(known: Competition): FormValues<FactField> {
  const typed = factsAsTyped(known)
  const later = (day: string) => (day === '' ? '' : addDays(day, daysLater))
  return {
    ...typed,
    title: typed.title.replace(/\b20\d\d\b/, (year) => String(Number(year) + 1)),
    startOn: later(typed.startOn),
    endOn: later(typed.endOn),
    registrationOpensOn: later(typed.registrationOpensOn),
    registrationClosesOn: later(typed.registrationClosesOn),
  }
}
