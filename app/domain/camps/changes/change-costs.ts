import { type Agreed, agreedNow, discountShare, keptCents, priceOf } from '../bookings/scale.ts'
import type { Camp } from '../camp.ts'
import { type BookedOption, optionWished, wishOf } from '../options/chosen-options.ts'

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

/** The options of somebody as they wish them (`wishOf`): those they had stay at the price that was agreed, in another size too. Cents. */
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
      readonly dropped: readonly BookedOption[]
      readonly changeCents: number
    } {
  const had = new Map(person.options.map((option) => [option.id, option]))
  const options: BookedOption[] = []
  const groups: string[] = []
  for (const option of camp.options) {
    const wish = wished.find((one) => one.split('/', 1)[0] === option.id)
    if (wish === undefined) continue
    const before = had.get(option.id)
    const isHeld = before !== undefined && wishOf(before) === wish
    const next = isHeld ? before : optionWished(option, wish)
    if ('problem' in next) return next
    options.push(before ? { ...next, cents: before.cents } : next)
    if (option.group !== undefined) groups.push(option.group)
  }
  if (new Set(groups).size < groups.length)
    return { problem: 'Deux de ces options ne vont pas ensemble\u00a0: gardez-en une.' }
  const participants = booking.participants.map((one) => (one === person ? { ...one, options } : one))
  const changeCents = agreedNow({ ...booking, participants }).totalCents - agreedNow(booking).totalCents
  const before = new Set(person.options.map(wishOf))
  const after = new Set(options.map(wishOf))
  return {
    options,
    added: options.filter((option) => !before.has(wishOf(option))),
    dropped: person.options.filter((option) => !after.has(wishOf(option))),
    changeCents,
  }
}
