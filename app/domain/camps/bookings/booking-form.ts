import { z } from 'zod'
import { optionalPhone, problemsOf } from '#app/domain/shared/forms/form-fields.ts'
import { optionalLine, optionalText, requiredLine } from '#app/domain/shared/forms/form-text.ts'
import { city, postcode, secondLine, street } from '#app/domain/shared/people/address.ts'
import { emailAddress } from '#app/domain/shared/people/email-address.ts'
import type { Camp } from '../camp.ts'
import { type Gift, giftFields, readGift } from '../gifts/gift-form.ts'
import { type BookedOption, optionWished, wishTyped } from '../options/chosen-options.ts'
import { buyerAutocomplete, type BuyerField, mostParticipants } from './form-questions.ts'
import { type Participant, participantFields, readParticipant } from './participant.ts'

const buyerFields = Object.keys(buyerAutocomplete)

const buyerSchema = z.object({
  firstName: requiredLine({ missing: 'Indiquez votre prénom.', longest: 80 }),
  lastName: requiredLine({ missing: 'Indiquez votre nom.', longest: 80 }),
  email: emailAddress('Indiquez votre adresse e-mail, pour la confirmation et la facture.').transform(
    (address) => address.toLowerCase(),
  ),
  phone: optionalPhone,
  street,
  line2: secondLine,
  postcode,
  city,
  paymentMethod: z.enum(['card', 'transfer'], { error: 'Choisissez un moyen de paiement.' }),
  plan: z.enum(['deposit', 'whole']).catch('deposit'),
  voucher: optionalLine({ longest: 40 }),
  note: optionalText({ longest: 500 }),
})

type Buyer = z.output<typeof buyerSchema>

export type BookingForm = {
  readonly buyer: Buyer
  readonly gift: Gift | undefined
  readonly participants: readonly (Participant & {
    readonly options: readonly BookedOption[]
    /** When it was not declared now: of who comes from another camp. */
    readonly fitnessDeclaredAt?: Date
  })[]
}

export type BookingProblem = { readonly field: string; readonly message: string }

export type Typed = Readonly<Record<string, string>>

/** The camp as it is asked about, and the day (`YYYY-MM-DD`). */
type Asked = Pick<Camp, 'startOn' | 'levelGroups' | 'options'> & { readonly today: string }

/** The names of all fields of a form for so many participants: what else is sent is not read. */
export function bookingFields(camp: Pick<Camp, 'options'>, count: number): string[] {
  const ofOne = [...participantFields, ...camp.options.map(({ id }) => `option-${id}`)]
  const ranks = Array.from({ length: count }, (_, index) => index + 1)
  return [
    ...buyerFields,
    ...giftFields,
    'takesPart',
    ...ranks.flatMap((rank) => ofOne.map((name) => `${name}-${rank}`)),
  ]
}

/** Reads a booking; the buyer who takes part is the first participant and does not give their name twice. */
export function readBookingForm(
  camp: Asked,
  count: number,
  typed: Typed,
): { ok: true; form: BookingForm } | { ok: false; problems: BookingProblem[] } {
  const own = Object.fromEntries(buyerFields.map((name) => [name, typed[name] ?? '']))
  const buyer = buyerSchema.safeParse(own)
  const read = Array.from({ length: count }, (_, index) => readOne(camp, index + 1, typed))
  const { gift, problems: giftProblems } = readGift(typed, camp)
  const problems = [
    ...giftProblems,
    ...(buyer.success ? [] : problemsOf(buyer.error, buyerFields)),
    ...read.flatMap((one) => (one.ok ? [] : one.problems)),
  ]
  if (!buyer.success || problems.length > 0)
    return { ok: false, problems: problems.toSorted((a, b) => partOf(a) - partOf(b)) }
  return {
    ok: true,
    form: { buyer: buyer.data, gift, participants: read.flatMap((one) => (one.ok ? [one.participant] : [])) },
  }
}

const paymentFields = new Set<string>(['paymentMethod', 'plan', 'voucher', 'note'] satisfies BuyerField[])

/** Which part of the form a problem is in, from its top: who books, each participant, a gift, the payment. */
function partOf({ field }: BookingProblem): number {
  if (paymentFields.has(field)) return mostParticipants + 2
  if (giftFields.some((name) => name === field)) return mostParticipants + 1
  return field === 'takesPart' ? 1 : Number(/-(\d+)$/.exec(field)?.[1] ?? 0)
}

function readOne(camp: Asked, rank: number, typed: Typed) {
  const own = Object.fromEntries(participantFields.map((name) => [name, typed[`${name}-${rank}`] ?? '']))
  if (rank === 1 && typed.takesPart === 'on') {
    own.firstName = typed.firstName ?? ''
    own.lastName = typed.lastName ?? ''
    own.email = own.email || (typed.email ?? '')
    own.phone = own.phone || (typed.phone ?? '')
  }
  const { chosen, problems: optionProblems } = readOptions(camp.options, rank, typed)
  const read = readParticipant(camp, own)
  const ownProblems = read.ok ? [] : read.problems.map((one) => ({ ...one, field: `${one.field}-${rank}` }))
  const problems = [...ownProblems, ...optionProblems]
  if (!read.ok || problems.length > 0) return { ok: false as const, problems }
  return { ok: true as const, participant: { ...read.participant, options: chosen } }
}

function readOptions(options: Asked['options'], rank: number, typed: Typed) {
  const chosen: BookedOption[] = []
  const problems: BookingProblem[] = []
  const groups = new Set<string>()
  for (const option of options) {
    const { id, group } = option
    const field = `option-${id}-${rank}`
    const wish = wishTyped(id, typed[field])
    if (wish === undefined) continue
    const booked = optionWished(option, wish)
    if ('problem' in booked) problems.push({ field, message: booked.problem })
    else if (group !== undefined && groups.has(group)) problems.push({ field, message: notTogether })
    else chosen.push(booked)
    if (group !== undefined) groups.add(group)
  }
  return { chosen, problems }
}

const notTogether = 'Ces deux options ne vont pas ensemble\u00a0: gardez-en une.'
