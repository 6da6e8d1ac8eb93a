import type { PaymentMethod } from '../order.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** How long the pieces of an unpaid order are kept aside, in milliseconds; undefined: until the team decides. */
const keptFor: Readonly<Record<PaymentMethod, number | undefined>> = {
  card: 30 * minute,
  transfer: 10 * day,
  on_site: undefined,
}

/** When an unpaid order gives its pieces back; undefined when only the team may say so. */
export function reservationEnd(paymentMethod: PaymentMethod, placedAt: Date): Date | undefined {
  const kept = keptFor[paymentMethod]
  return kept === undefined ? undefined : new Date(placedAt.getTime() + kept)
}

/** The same for an order that the team took for somebody: they pay by a link in a mail, which is read when it is read. */
export function takenOrderEnd(paymentMethod: PaymentMethod, placedAt: Date): Date | undefined {
  return paymentMethod === 'card'
    ? new Date(placedAt.getTime() + 3 * day)
    : reservationEnd(paymentMethod, placedAt)
}

/** When a buyer whose transfer has not come is reminded, by email: after three days and again after seven. */
export function transferReminders(placedAt: Date): Date[] {
  return daysAfter(placedAt, [3, 7])
}

/** When a buyer who has not fetched what is ready, and perhaps to be paid there, is reminded: after one week and three. */
export function handOverReminders(readyAt: Date): Date[] {
  return daysAfter(readyAt, [7, 21])
}

function daysAfter(from: Date, many: readonly number[]): Date[] {
  return many.map((days) => new Date(from.getTime() + days * day))
}

const halfAnHour = 1800
const dayInSeconds = 86_400

const forDays = {
  pieces: 40,
  seconds: dayInSeconds,
  message:
    'Quarante articles par jour au plus sont gardés sans paiement. Choisissez le paiement par carte s’il est proposé, ou écrivez-nous\u00a0: nous préparerons cette commande avec vous.',
}

/** The pieces one visitor may have reserved unpaid within so many seconds: by card half an hour, else for days. */
export const unpaidLimits: Readonly<
  Record<PaymentMethod, { readonly pieces: number; readonly seconds: number; readonly message: string }>
> = {
  card: {
    pieces: 120,
    seconds: halfAnHour,
    message:
      'Cent vingt articles au plus sont gardés le temps d’un paiement. Patientez quelques minutes, ou écrivez-nous\u00a0: nous préparerons cette commande avec vous.',
  },
  transfer: forDays,
  on_site: forDays,
}

/** Pieces of a product, or places of a camp, that one visitor may hold unpaid for days. @param stock those there are, theirs included */
export function mostHeldUnpaid(stock: number): number {
  return Math.max(1, Math.floor(stock / 2))
}
