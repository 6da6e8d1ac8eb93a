import { z } from 'zod'
import { type FormProblem, optionalPhone, problemsOf } from '#app/domain/shared/forms/form-fields.ts'
import { optionalLine, requiredLine } from '#app/domain/shared/forms/form-text.ts'
import { emailAddress } from '#app/domain/shared/people/email-address.ts'
import type { Camp } from '../camp.ts'

/** Fields of one participant, in the order of the form; each stands there with the rank: `firstName-1`. */
export const participantFields = [
  'firstName',
  'lastName',
  'bornOn',
  'email',
  'phone',
  'licence',
  'levelGroup',
  'diet',
  'emergencyName',
  'emergencyPhone',
  'roomMate',
  'guardianName',
  'guardianEmail',
  'guardianAttests',
  'isFit',
] as const
export type ParticipantField = (typeof participantFields)[number]

const adult = 18

/** Whole years somebody has on a day. Days `YYYY-MM-DD`. */
export function ageOn(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years
}

export function isMinorOn(bornOn: string, day: string): boolean {
  return ageOn(bornOn, day) < adult
}

const unread = z.string().transform(() => undefined)

const optionalEmail = z.union([
  z.literal('').transform(() => undefined),
  emailAddress('').transform((address) => address.toLowerCase()),
])

const requiredPhone = optionalPhone.transform((phone, check) => {
  if (phone === undefined)
    check.addIssue({ code: 'custom', message: 'Indiquez le téléphone de cette personne.' })
  return phone ?? ''
})

/** As a date field sends it, or as one types it: `AAAA-MM-JJ`, `14/03/1990`. */
const bornOn = z
  .string()
  .transform((typed) => typed.trim().replace(/^(\d{1,2})[/. ](\d{1,2})[/. ](\d{4})$/, dayFirst))
  .pipe(z.iso.date({ error: 'Indiquez la date de naissance, comme 14/03/1990.' }))

function dayFirst(_typed: string, day: string, month: string, year: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const everybody = z.object({
  firstName: requiredLine({ missing: 'Indiquez son prénom.', longest: 80 }),
  lastName: requiredLine({ missing: 'Indiquez son nom.', longest: 80 }),
  bornOn,
  email: optionalEmail,
  phone: optionalPhone,
  licence: optionalLine({ longest: 40 }),
  levelGroup: z.string(),
  diet: optionalLine({ longest: 200 }),
  emergencyName: requiredLine({ missing: 'Indiquez qui appeler en cas d’urgence.', longest: 120 }),
  emergencyPhone: requiredPhone,
  roomMate: optionalLine({ longest: 120 }),
})

const adultSchema = everybody.extend({
  guardianName: unread,
  guardianEmail: unread,
  guardianAttests: unread,
  isFit: z.literal('on', { error: 'Cette déclaration est nécessaire pour participer.' }),
})

// A guardian answers for a minor.
const minorSchema = everybody.extend({
  guardianName: requiredLine({
    missing: 'Avant 18 ans, indiquez le nom du représentant légal.',
    longest: 160,
  }),
  guardianEmail: emailAddress('Avant 18 ans, indiquez l’adresse e-mail du représentant légal.'),
  guardianAttests: z.literal('on', {
    error: 'Avant 18 ans, le représentant légal atteste\u00a0: cochez la case avec lui.',
  }),
  isFit: unread,
})

type Typed = z.output<typeof adultSchema> | z.output<typeof minorSchema>
export type Participant = Omit<Typed, 'levelGroup'> & { readonly levelGroup: string | undefined }

/** One participant, as the camp asks for; problems in the order of the form. */
export function readParticipant(
  { startOn, levelGroups }: Pick<Camp, 'startOn' | 'levelGroups'>,
  typed: Record<string, string>,
): { ok: true; participant: Participant } | { ok: false; problems: FormProblem<ParticipantField>[] } {
  const born = bornOn.safeParse(typed.bornOn).data
  const read = (born && isMinorOn(born, startOn) ? minorSchema : adultSchema).safeParse(typed)
  const problems = read.success ? [] : problemsOf(read.error, participantFields)
  if (born && (born >= startOn || ageOn(born, startOn) >= 110))
    problems.push({ field: 'bornOn', message: 'Vérifiez cette date de naissance.' })
  const levelGroup = levelGroups.length > 0 ? typed.levelGroup : undefined
  if (levelGroups.length > 0 && !levelGroups.includes(levelGroup ?? ''))
    problems.push({ field: 'levelGroup', message: 'Choisissez un groupe de niveau.' })
  if (read.success && problems.length === 0) return { ok: true, participant: { ...read.data, levelGroup } }
  const rank = ({ field }: { field: ParticipantField }) => participantFields.indexOf(field)
  return { ok: false, problems: problems.toSorted((a, b) => rank(a) - rank(b)) }
}
