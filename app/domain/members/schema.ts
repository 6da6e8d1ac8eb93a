import { z } from 'zod'
import { ownNames, ownNamesSchema } from '#app/domain/shared/forms/form-fields.ts'
import { optionalLine } from '#app/domain/shared/forms/form-text.ts'
import { groupSlug } from '#app/domain/shared/group-slug.ts'
import { emailAddress } from '#app/domain/shared/people/email-address.ts'
import { isOfficeRoom } from './office-rooms.ts'

export const invitationFields = ['role', 'email', 'firstName', 'lastName', 'groups'] as const
export type InvitationField = (typeof invitationFields)[number]

const name = optionalLine({ longest: 80 }).transform((typed) => typed ?? '')
const mostGroups = 12
const longestGroup = 40

/** Groups as typed, between commas; each is written once, in the order of the first time. */
const groups = z
  .string()
  .transform((typed) => {
    const named = typed.split(',').map((group) => group.normalize('NFC').replace(/\s+/g, ' ').trim())
    const kept = named.filter((group) => group !== '')
    return kept.filter((group, place) => kept.findIndex((one) => isSameGroup(one, group)) === place)
  })
  .refine((named) => named.length <= mostGroups, { error: `Douze groupes au plus.` })
  .refine((named) => named.every((group) => group.length <= longestGroup && !/\p{Cc}/u.test(group)), {
    error: `Un nom de groupe a ${longestGroup} caractères au plus.`,
  })

export const invitationSchema = z.object({
  role: z.enum(['athlete', 'assistant', 'admin'], { error: 'Choisissez un rôle.' }),
  email: emailAddress('Indiquez l’adresse e-mail de la personne.').toLowerCase(),
  firstName: name,
  lastName: name,
  groups,
})

/** What may be changed of a member; what is left out stays. */
export const memberChangesSchema = invitationSchema
  .pick({ role: true, email: true })
  .extend(ownNamesSchema(80).shape)
  .partial()

export type MemberChanges = z.output<typeof memberChangesSchema>

export type Invitation = z.output<typeof invitationSchema>

export const firstAdminFields = [...ownNames, 'email'] as const

export const firstAdminSchema = ownNamesSchema(80).extend({
  email: emailAddress('Indiquez votre adresse e-mail.').toLowerCase(),
})

/** What a coach gives somebody of the office; only an assistant has rooms of their own. */
export const rightsSchema = z
  .object({
    role: invitationSchema.shape.role,
    rooms: z.array(z.string().refine(isOfficeRoom, { error: 'Cette rubrique ne se donne pas.' })),
  })
  .transform(({ role, rooms }) => ({ role, rooms: role === 'assistant' ? [...new Set(rooms)] : [] }))

export const groupsSchema = z.object({ groups })

/** One group, as typed. */
export const groupSchema = groups.refine((named) => named.length === 1 && groupSlug(named[0] ?? '') !== '', {
  error: 'Donnez un nom de groupe, un seul, avec des lettres ou des chiffres.',
})

function isSameGroup(one: string, another: string): boolean {
  return one.localeCompare(another, 'fr', { sensitivity: 'base' }) === 0
}
