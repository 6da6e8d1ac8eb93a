import type { BookedOption } from '../bookings/booking-form.ts'
import { type Agreed, agreedNow, discountShare, keptCents, priceOf } from '../bookings/scale.ts'
import type { Camp } from '../camp.ts'

type Person = {
  readonly priceCents: number
  readonly options: readonly BookedOption[]
  readonly leftAt: Date | null
}

type Booked = { readonly agreed: Agreed; readonly participants: readonly Person[] }

/** What the scale keeps of one of several who does not come any more, and how much less the booking costs. Cents. */
export function costOfLeaving(booking: Booked, person: Person, today: string) {
  const now = agreedNow(booking)
  const live = booking.participants.filter(({ leftAt }) => leftAt === null).length
  const totalCents = priceOf(person) - discountShare(booking, person)
  const isWhole = now.depositCents >= now.totalCents
  const depositCents = isWhole ? totalCents : Math.floor(now.depositCents / Math.max(1, live))
  const kept = keptCents({ ...now, totalCents, depositCents }, today)
  return { keptCents: kept, changeCents: kept - totalCents }
}

/** The options of somebody as they wish them: those they had stay at the price that was agreed. Cents. */
export function newOptions(
  camp: Pick<Camp, 'options'>,
  booking: Booked,
  person: Person,
  wished: readonly string[],
):
  | { readonly problem: string }
  | {
      readonly options: readonly BookedOption[]
      readonly added: readonly BookedOption[]
      readonly changeCents: number
    } {
  const chosen = camp.options.filter(({ id }) => wished.includes(id))
  const groups = chosen.flatMap(({ group }) => group ?? [])
  if (new Set(groups).size < groups.length)
    return { problem: 'Deux de ces options ne vont pas ensemble\u00a0: gardez-en une.' }
  const had = new Map(person.options.map((option) => [option.id, option]))
  const options = chosen.map(({ id, label, priceCents: cents }) => had.get(id) ?? { id, label, cents })
  const participants = booking.participants.map((one) => (one === person ? { ...one, options } : one))
  const changeCents = agreedNow({ ...booking, participants }).totalCents - agreedNow(booking).totalCents
  return { options, added: options.filter(({ id }) => !had.has(id)), changeCents }
}
