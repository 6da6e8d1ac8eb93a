import { formatDay, formatWeekday } from '../shared/french-dates.ts'
import { centsOfEuros } from '../shared/money.ts'
import { addWorkingDays } from '../shared/working-days.ts'

/** A way to get an order. Money is cents, taxes included. */
export type DeliveryOption = {
  readonly id: string
  /** `envoi` asks for an address, `remise` is handed over at training. */
  readonly kind: 'envoi' | 'remise'
  readonly label: string
  readonly zone: string
  readonly text: string
  readonly priceCents: number
  /** Free from this amount of goods. */
  readonly freeFromCents: number | undefined
  /** Carriage in words: « 3 à 5 jours ouvrés ». */
  readonly delay: string
  readonly postcodes: readonly string[]
  readonly exceptPostcodes: readonly string[]
}

type Fee = {
  readonly id: string
  readonly label: string
  readonly zone: string
  readonly price: number
  readonly freeFrom?: number | undefined
  readonly delay: string
}
type OptionText = {
  readonly fee: string
  readonly kind: 'envoi' | 'remise'
  readonly text: string
  readonly postcodes: readonly string[]
  readonly exceptPostcodes: readonly string[]
}

/** The shop's options with the business's fees; one without a fee is left out: its price is unknown. */
export function deliveryOptions(options: readonly OptionText[], fees: readonly Fee[]): DeliveryOption[] {
  return options.flatMap(({ fee: id, kind, text, postcodes, exceptPostcodes }) => {
    const fee = fees.find((known) => known.id === id)
    if (!fee) return []
    const { label, zone, price, freeFrom, delay } = fee
    const freeFromCents = freeFrom === undefined ? undefined : centsOfEuros(freeFrom)
    const priceCents = centsOfEuros(price)
    return [{ id, kind, label, zone, text, priceCents, freeFromCents, delay, postcodes, exceptPostcodes }]
  })
}

/** What the carriage of goods of this amount costs, in cents. @param goodsCents what the goods are charged */
export function deliveryCents(
  { priceCents, freeFromCents }: Pick<DeliveryOption, 'priceCents' | 'freeFromCents'>,
  goodsCents: number,
): number {
  return freeFromCents !== undefined && goodsCents >= freeFromCents ? 0 : priceCents
}

/** Whether an option reaches a French postcode of five figures; a hand-over reaches everybody. */
export function reaches(
  { kind, postcodes, exceptPostcodes }: Pick<DeliveryOption, 'kind' | 'postcodes' | 'exceptPostcodes'>,
  postcode: string,
): boolean {
  if (kind === 'remise') return true
  if (exceptPostcodes.some((start) => postcode.startsWith(start))) return false
  return postcodes.length === 0 || postcodes.some((start) => postcode.startsWith(start))
}

/** « Expédié sous 2 jours ouvrés » @param days working days until it leaves, at most */
export function dispatchDelay(days: number): string {
  return days <= 1 ? 'Expédié sous un jour ouvré' : `Expédié sous ${days}\u00A0jours ouvrés`
}

/** The last day on which an order of a day leaves, `AAAA-MM-JJ`: the slowest of its products says. */
export function dispatchDay(orderedOn: string, productDelays: readonly number[]): string {
  return addWorkingDays(orderedOn, Math.max(1, ...productDelays))
}

/** « au plus tard le mardi 24 novembre » @param day `AAAA-MM-JJ` */
export function dispatchWords(day: string): string {
  return `au plus tard le ${formatWeekday(day)} ${formatDay(day).replace(/ \d{4}$/, '')}`
}
