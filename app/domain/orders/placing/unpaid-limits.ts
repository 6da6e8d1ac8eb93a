import type { PaymentMethod } from '../order.ts'

const halfAnHour = 1800
const day = 86_400

const forDays = {
  pieces: 40,
  seconds: day,
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

/** Seconds for which a form counts once, however often it is sent. */
export const formMemorySeconds = day
