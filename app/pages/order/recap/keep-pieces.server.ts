import { piecesIn, type Cart } from '#app/domain/cart/cart.ts'
import type { PaymentMeans } from '#app/domain/orders/order.ts'
import { rateLimit, type RateLimit } from '#app/http/rate-limit.server.ts'

const halfAnHour = 1800
const day = 86_400

// Pieces that nobody paid for are kept from the others: by card for half an hour, else for days.
const keptBriefly = rateLimit({ points: 120, seconds: halfAnHour })
const keptForDays = rateLimit({ points: 40, seconds: day })
const limits: Readonly<Record<PaymentMeans, RateLimit>> = {
  carte: keptBriefly,
  virement: keptForDays,
  'sur-place': keptForDays,
}
// A form is one order at most, however often it is sent: only what is new in it counts.
const ofForms = rateLimit({ points: Number.MAX_SAFE_INTEGER, seconds: day })

type Wish = {
  /** An account, or an address. */
  readonly visitor: string
  readonly form: string
  readonly means: PaymentMeans
  readonly cart: Cart
}

/**
 * Counts the pieces one visitor has kept from others without having paid for them, so that nobody empties the shop with
 * orders they will not pay. Says the seconds to wait, and why: undefined when they may order.
 */
export async function keepPieces({ visitor, form, means, cart }: Wish) {
  const more = piecesIn(cart) - (await ofForms.taken(form))
  if (more <= 0) return undefined
  const seconds = await limits[means].take(visitor, more)
  if (seconds > 0) return { seconds, message: messages[means] }
  await ofForms.take(form, more)
  return undefined
}

const manyForDays =
  'Quarante articles par jour au plus sont gardés sans paiement. Choisissez le paiement par carte s’il est proposé, ou écrivez-nous\u00a0: nous préparerons cette commande avec vous.'

const messages: Readonly<Record<PaymentMeans, string>> = {
  carte:
    'Cent vingt articles au plus sont gardés le temps d’un paiement. Patientez quelques minutes, ou écrivez-nous\u00a0: nous préparerons cette commande avec vous.',
  virement: manyForDays,
  'sur-place': manyForDays,
}
