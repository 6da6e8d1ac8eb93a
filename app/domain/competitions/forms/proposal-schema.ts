import { z } from 'zod'
import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import type { FormValues } from '#app/domain/shared/forms/form-fields.ts'
import { optionalText, requiredLine } from '#app/domain/shared/forms/form-text.ts'
import { daysApart } from '../days-apart.ts'
import { isDiscipline } from '../disciplines.ts'
import { readFormats } from '../formats/read-formats.ts'
import { isRegion } from '../regions.ts'
import { instantInParis, isDay, readTypedDay } from './typed-days.ts'
import { optionalWebAddress } from './web-address.ts'

export const proposalFields = [
  'title',
  'discipline',
  'startOn',
  'endOn',
  'startTime',
  'place',
  'region',
  'formats',
  'link',
  'registrationOpensOn',
  'registrationClosesOn',
  'notes',
] as const
export type ProposalField = (typeof proposalFields)[number]

const mostDays = 31
const farthestDays = 3 * 366
const noSuchDay = 'Ce jour n’existe pas ou n’est pas lisible. Écrivez la date comme 31/12/2027.'

/** What a member proposes or a coach enters; every mistake is told at once. @param limits `mayBePast`: for coaches */
export function proposalSchema(
  values: FormValues<ProposalField>,
  { today, mayBePast }: { today: string; mayBePast: boolean },
) {
  const startOn = readTypedDay(values.startOn)
  const endOn = readTypedDay(values.endOn) ?? startOn
  const closesOn = readTypedDay(values.registrationClosesOn)
  return z
    .object({
      title: requiredLine({ missing: 'Indiquez le nom de la course.', longest: 100 }),
      discipline: z.string().refine(isDiscipline, { error: 'Choisissez une discipline.' }),
      startOn: requiredDay
        .refine((day) => mayBePast || day >= today, { error: 'Cette date est passée.' })
        .refine((day) => day <= addDays(today, farthestDays), {
          error: 'Cette date est à plus de trois ans\u00a0: vérifiez l’année.',
        }),
      endOn: optionalDay
        .refine((day) => !day || !startOn || day >= startOn, { error: 'La fin est avant le début.' })
        .refine((day) => !day || !startOn || daysApart(startOn, day) < mostDays, {
          error: `Une épreuve dure ${mostDays}\u00A0jours au plus\u00A0: vérifiez les dates.`,
        }),
      startTime: startTime(startOn),
      place: requiredLine({ missing: 'Indiquez la commune ou le lieu.', longest: 100 }),
      region: z.string().refine(isRegion, { error: 'Choisissez une région.' }),
      formats: formats(values.discipline),
      link: optionalWebAddress,
      registrationOpensOn: optionalDay.refine((day) => !day || !closesOn || day <= closesOn, {
        error: 'Les inscriptions ouvrent après leur clôture\u00A0: vérifiez ces deux dates.',
      }),
      registrationClosesOn: optionalDay.refine((day) => !day || !endOn || day <= endOn, {
        error: 'Les inscriptions closent après la course\u00A0: vérifiez ces deux dates.',
      }),
      notes: optionalText({ longest: 1000 }),
    })
    .transform((fields) => ({ ...fields, endOn: fields.endOn ?? fields.startOn }))
}

export type Proposal = z.output<ReturnType<typeof proposalSchema>>

const requiredDay = z
  .string()
  .refine((typed) => typed.trim() !== '', { error: 'Indiquez le jour de la course.', abort: true })
  .transform((typed) => readTypedDay(typed) ?? '')
  .refine(isDay, { error: noSuchDay, abort: true })

const optionalDay = z
  .string()
  .transform((typed) => (typed.trim() === '' ? undefined : (readTypedDay(typed) ?? '')))
  .refine((day) => day === undefined || isDay(day), {
    error: `${noSuchDay} Ou laissez ce champ vide.`,
    abort: true,
  })

function startTime(startOn: string | undefined) {
  return z
    .string()
    .transform((typed) => (typed.trim() === '' ? undefined : (readTime(typed) ?? '')))
    .refine((time) => time !== '', { error: 'Écrivez l’heure comme 9:30 ou 9\u00A0h\u00A030.', abort: true })
    .refine((time) => !time || !startOn || instantInParis(startOn, time) !== undefined, {
      error: 'Cette heure n’existe pas cette nuit-là\u00A0: on passe à l’heure d’été.',
    })
}

function formats(discipline: string) {
  return z.string().transform((typed, check) => {
    if (!isDiscipline(discipline)) return []
    const reading = readFormats(discipline, typed)
    if (reading.ok) return reading.formats
    check.addIssue({ code: 'custom', message: reading.error })
    return []
  })
}

/** `09:30` of `9:30`, `9h30`, `9 h`. */
function readTime(typed: string): string | undefined {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})\s*[:hH]\s*(\d{2})?$/.exec(typed.trim()) ?? []
  const time = `${hours.padStart(2, '0')}:${minutes}`
  return hours !== '' && Number(hours) < 24 && Number(minutes) < 60 ? time : undefined
}
