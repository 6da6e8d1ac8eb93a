import { z } from 'zod'
import { optionalPhone } from '#app/domain/shared/forms/form-fields.ts'
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

export type Participant = z.output<ReturnType<typeof participantSchema>>

const adult = 18

/** Whole years somebody has on a day. Days `YYYY-MM-DD`. */
export function ageOn(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years
}

export function isMinorOn(bornOn: string, day: string): boolean {
  return ageOn(bornOn, day) < adult
}

/** One participant, as the camp asks for: a guardian answers for a minor. */
export function participantSchema(
  camp: Pick<Camp, 'startOn' | 'levelGroups'>,
  typed: Record<string, string>,
) {
  const born = bornOn.safeParse(typed.bornOn)
  const isMinor = born.success && isMinorOn(born.data, camp.startOn)
  return z.object({
    firstName: requiredLine({ missing: 'Indiquez son prénom.', longest: 80 }),
    lastName: requiredLine({ missing: 'Indiquez son nom.', longest: 80 }),
    bornOn: bornOn.refine((day) => day < camp.startOn && ageOn(day, camp.startOn) < 110, {
      error: 'Vérifiez cette date de naissance.',
    }),
    email: optionalEmail,
    phone: optionalPhone,
    licence: optionalLine({ longest: 40 }),
    levelGroup:
      camp.levelGroups.length > 0
        ? z.enum(camp.levelGroups, { error: 'Choisissez un groupe de niveau.' })
        : z.string().transform(() => undefined),
    diet: optionalLine({ longest: 200 }),
    emergencyName: requiredLine({ missing: 'Indiquez qui appeler en cas d’urgence.', longest: 120 }),
    emergencyPhone: requiredPhone,
    roomMate: optionalLine({ longest: 120 }),
    guardianName: isMinor
      ? requiredLine({ missing: 'Avant 18 ans, indiquez le nom du représentant légal.', longest: 160 })
      : unread,
    guardianEmail: isMinor ? guardianEmail : unread,
    guardianAttests: isMinor ? attests : unread,
    isFit: isMinor ? unread : fit,
  })
}

const unread = z.string().transform(() => undefined)

const guardianEmail = emailAddress('Avant 18 ans, indiquez l’adresse e-mail du représentant légal.')

const attests = z.literal('on', {
  error: 'Avant 18 ans, le représentant légal atteste\u00a0: cochez la case avec lui.',
})

const fit = z.literal('on', { error: 'Cette déclaration est nécessaire pour participer.' })

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
