import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import type { Pricing } from '../product.ts'

/** The price of a day (`YYYY-MM-DD`, in France), discount included; cents, rounded down, never below 0. */
export function askedCents(
  { priceCents, discount, discountFrom, discountTo }: Pricing,
  today: string,
): number {
  const isOver = discountTo !== undefined && discountTo < today
  const isDiscounted = discountFrom !== undefined && discountFrom <= today && !isOver
  if (!isDiscounted) return Math.max(0, priceCents)
  const percent = Math.min(100, Math.max(0, discount))
  return Math.max(0, Math.floor((priceCents * (100 - percent)) / 100))
}

export type ShownPrice = {
  readonly askedCents: number
  readonly struckCents: number | undefined
  readonly percentOff: number | undefined
}

/** The price asked with the reference it is compared to; a reference that is not above it is not shown. */
export function shownPrice(asked: number, referenceCents: number | undefined): ShownPrice {
  if (referenceCents === undefined || referenceCents <= asked)
    return { askedCents: asked, struckCents: undefined, percentOff: undefined }
  const percent = Math.floor(((referenceCents - asked) * 100) / referenceCents)
  return { askedCents: asked, struckCents: referenceCents, percentOff: percent > 0 ? percent : undefined }
}

/** The price in words for who hears the page: « 47,20 € au lieu de 59 € ». */
export function priceInWords({ askedCents: asked, struckCents }: ShownPrice): string {
  if (struckCents === undefined) return formatEuros(asked)
  return `${formatEuros(asked)} au lieu de ${formatEuros(struckCents)}`
}

/** Days before a reduction of which the lowest price is the reference (Code de la consommation, L112-1-1). */
const referenceDays = 30

export type PriceChange = {
  /** Day in France, `AAAA-MM-JJ`; several changes of one day stand in their order. */
  readonly on: string
  readonly priceCents: number
  readonly askedCents: number
}

/** The change to write down when today's prices are not those of the history's last change; undefined when they are. */
export function changeToRecord(
  history: readonly PriceChange[],
  pricing: Pricing,
  today: string,
): PriceChange | undefined {
  const asked = askedCents(pricing, today)
  const last = history.at(-1)
  if (last && last.askedCents === asked && last.priceCents === pricing.priceCents) return undefined
  return { on: today, priceCents: pricing.priceCents, askedCents: asked }
}

/** The price to strike: the lowest of the 30 days before the reduction (L112-1-1); undefined unless above today's. */
export function struckCents(history: readonly PriceChange[], today: string): number | undefined {
  const past = history.filter(({ on }) => on <= today)
  const current = past.at(-1)
  if (!current || !isReduced(current)) return undefined
  // Successive reductions, each lower, keep the reference of the first.
  const first = firstOfReductions(past)
  const reference = lowestBefore(past, first)
  return reference !== undefined && reference > current.askedCents ? reference : undefined
}

/** What is asked on a day, with the price to strike when a reduction may be announced. */
export function priceOn(pricing: Pricing, history: readonly PriceChange[], today: string): ShownPrice {
  const asked = askedCents(pricing, today)
  const past = history.filter(({ on }) => on <= today)
  const change = changeToRecord(past, pricing, today)
  return shownPrice(asked, struckCents(change ? [...past, change] : past, today))
}

/** The price history of a sample. Never for real products, whose reference is what was really charged. */
export function historyOfSample(sample: Pricing & { readonly addedOn: string }): PriceChange[] {
  const { priceCents, discount, discountFrom, addedOn } = sample
  const full = { on: addedOn, priceCents, askedCents: priceCents }
  if (discount === 0 || discountFrom === undefined) return [full]
  const start = discountFrom > addedOn ? discountFrom : addedOn
  return [full, { on: start, priceCents, askedCents: askedCents(sample, start) }]
}

function isReduced({ priceCents, askedCents: asked }: PriceChange): boolean {
  return asked < priceCents
}

function firstOfReductions(history: readonly PriceChange[]): number {
  let first = history.length - 1
  for (let index = first - 1; index >= 0; index -= 1) {
    const [earlier, later] = [history[index], history[index + 1]]
    if (!earlier || !later || !isReduced(earlier) || earlier.askedCents < later.askedCents) return first
    first = index
  }
  return first
}

/** The lowest price in force in the thirty days before a change; undefined when there was none. */
function lowestBefore(history: readonly PriceChange[], index: number): number | undefined {
  const change = history[index]
  if (!change) return undefined
  const before = history.slice(0, index)
  // A change of the first day may have come in the afternoon: the price it replaced counts as well.
  const windowStart = addDays(change.on, -referenceDays)
  const inForceAtStart = before.findLastIndex(({ on }) => on < windowStart)
  const prices = before.slice(Math.max(0, inForceAtStart)).map(({ askedCents: asked }) => asked)
  return prices.length > 0 ? Math.min(...prices) : undefined
}
