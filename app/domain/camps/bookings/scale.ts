import { addDays, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import type { Camp } from '../camp.ts'

export type Scale = Camp['cancellation']

/** A booking that may be given up. Cents; days `YYYY-MM-DD`. */
export type Agreed = {
  readonly totalCents: number
  /** The deposit of the camp for all of them; all of it where the camp asks for none. */
  readonly depositCents: number
  readonly startOn: string
  readonly cancellation: Scale
  /** Deducted from the total. */
  readonly discount?: { readonly cents: number }
}

type Person = {
  readonly leftAt: Date | null
  readonly priceCents: number
  readonly options: readonly { readonly cents: number }[]
}

type Whole = { readonly agreed: Agreed; readonly participants: readonly Person[] }

/** What one participant costs, with their options. Cents. */
export function priceOf({ priceCents, options }: Pick<Person, 'priceCents' | 'options'>) {
  return options.reduce((sum, { cents }) => sum + cents, priceCents)
}

/** The part of one participant in the discount, by the prices of the places: it leaves with them. Cents. */
export function discountShare({ agreed: { discount }, participants }: Whole, person: Person): number {
  const places = participants.reduce((sum, { priceCents }) => sum + priceCents, 0)
  if (!discount || places === 0) return 0
  return Math.min(priceOf(person), Math.floor((discount.cents * person.priceCents) / places))
}

/** The same agreement for those who still come, with the options of today: each has the same deposit. */
export function agreedNow<Kept extends Whole>(booking: Kept): Kept['agreed'] {
  const { agreed, participants } = booking
  const live = participants.filter(({ leftAt }) => leftAt === null)
  const gone = participants.filter(({ leftAt }) => leftAt !== null)
  const goneCents = gone.reduce((sum, one) => sum + discountShare(booking, one), 0)
  const fullCents = live.reduce((sum, one) => sum + priceOf(one), 0)
  const totalCents = Math.max(0, fullCents - ((agreed.discount?.cents ?? 0) - goneCents))
  const isWhole = agreed.depositCents >= agreed.totalCents
  const share = Math.round((agreed.depositCents * live.length) / Math.max(1, participants.length))
  return { ...agreed, totalCents, depositCents: isWhole ? totalCents : share }
}

/** Cents that are kept of a booking given up on a day: a part of a cent is the participant's. */
export function keptCents({ cancellation, startOn, ...sums }: Agreed, today: string): number {
  const step = cancellation.find(({ days }) => today <= addDays(startOn, -days))
  return step ? keptBy(step.keeps, sums) : sums.totalCents
}

function keptBy(
  keeps: Scale[number]['keeps'],
  { totalCents, depositCents }: Pick<Agreed, 'totalCents' | 'depositCents'>,
): number {
  if (keeps === 'deposit') return Math.min(depositCents, totalCents)
  return Math.floor((totalCents * keeps) / 100)
}

/** The scale in words and euros, a line for each period: « Jusqu’au 8 février 2027 : nous gardons l’acompte, 207 €. » */
export function scaleLines({ cancellation, startOn, ...sums }: Agreed): { when: string; what: string }[] {
  const ends = cancellation.map(({ days, keeps }) => ({ until: addDays(startOn, -days), keeps }))
  const lines = ends.map(({ until, keeps }, index) => {
    const before = ends[index - 1]
    const from = before ? `du ${formatDay(addDays(before.until, 1))} au` : 'jusqu’au'
    return { when: `${from} ${formatDay(until)}`, what: keptWords(keeps, sums) }
  })
  const last = ends.at(-1)
  const after = last ? `à partir du ${formatDay(addDays(last.until, 1))}` : 'à tout moment'
  return [...lines, { when: after, what: keptWords(100, sums) }]
}

/** The scale of a camp for one place without options, as its page says it before anything is typed. */
export function scaleOfPlace(camp: Pick<Camp, 'priceCents' | 'depositCents' | 'startOn' | 'cancellation'>) {
  const { priceCents: totalCents, depositCents = totalCents, startOn, cancellation } = camp
  return scaleLines({ totalCents, depositCents, startOn, cancellation })
}

function keptWords(keeps: Scale[number]['keeps'], sums: Pick<Agreed, 'totalCents' | 'depositCents'>): string {
  const kept = keptBy(keeps, sums)
  if (kept === 0) return 'tout vous est rendu'
  if (keeps === 100 || kept === sums.totalCents) return `le prix entier est dû, ${formatEuros(kept)}`
  if (keeps === 'deposit') return `l’acompte est gardé, ${formatEuros(kept)}`
  return `${keeps}\u00a0% du prix sont gardés, ${formatEuros(kept)}`
}
