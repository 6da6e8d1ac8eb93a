import { formatDay, formatWeekday } from '#app/domain/shared/dates/french-dates.ts'
import { addWorkingDays } from '#app/domain/shared/dates/working-days.ts'
import type { DeliveryKind, DeliveryOption } from '#app/domain/shared/delivery.ts'
import { centsOfEuros } from '#app/domain/shared/money.ts'

export type ShopDelivery = DeliveryOption & {
  readonly zone: string
  readonly text: string
  /** Carriage in words: « 3 à 5 jours ouvrés ». */
  readonly delay: string
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
  readonly kind: DeliveryKind
  readonly text: string
  readonly postcodes: readonly string[]
  readonly exceptPostcodes: readonly string[]
}

/** The shop's options with the business's fees; one without a fee is left out: its price is unknown. */
export function deliveryOptions(options: readonly OptionText[], fees: readonly Fee[]): ShopDelivery[] {
  return options.flatMap(({ fee: id, kind, text, postcodes, exceptPostcodes }) => {
    const fee = fees.find((known) => known.id === id)
    if (!fee) return []
    const { label, zone, price, freeFrom, delay } = fee
    const freeFromCents = freeFrom === undefined ? undefined : centsOfEuros(freeFrom)
    const priceCents = centsOfEuros(price)
    return [{ id, kind, label, zone, text, priceCents, freeFromCents, delay, postcodes, exceptPostcodes }]
  })
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
