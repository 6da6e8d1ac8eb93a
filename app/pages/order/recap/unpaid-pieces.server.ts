import { type Cart, piecesIn } from '#app/domain/cart/cart.ts'
import type { PaymentMethod } from '#app/domain/orders/order.ts'
import { formMemorySeconds, mostOfOneProduct, unpaidLimits } from '#app/domain/orders/placing/reservation.ts'
import { readPiecesLeft } from '#app/domain/shop/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { rateLimit } from '#app/http/rate-limit.server.ts'

// Transfer and payment on site count together, so that changing the method gives no second allowance.
const untilPaidByCard = rateLimit(pointsOf(unpaidLimits.card))
const untilPaidLater = rateLimit(pointsOf(unpaidLimits.transfer))
const ofProducts = rateLimit({ points: Number.MAX_SAFE_INTEGER, seconds: unpaidLimits.transfer.seconds })

// A form is one order at most, however often it is sent: only what is new in it counts.
const ofForms = rateLimit({ points: Number.MAX_SAFE_INTEGER, seconds: formMemorySeconds })

function pointsOf({ pieces, seconds }: (typeof unpaidLimits)[PaymentMethod]) {
  return { points: pieces, seconds }
}

type Wish = {
  readonly visitor: string
  readonly form: string
  readonly paymentMethod: PaymentMethod
  readonly cart: Cart
}

const productMessage =
  'La moitié d’un article au plus est gardée sans paiement pour une même personne. Prenez-en moins, choisissez la carte si elle est proposée, ou écrivez-nous.'

/** Limits the pieces a visitor reserves without paying; the seconds to wait and why, undefined when allowed. */
export async function keepPieces({ database }: Pick<Services, 'database'>, wish: Wish) {
  const { visitor, form, paymentMethod, cart } = wish
  const isLater = paymentMethod !== 'card'
  const products = isLater ? await wantedOfProducts(database, cart) : []
  const more = piecesIn(cart) - (await ofForms.taken(form))
  if (more <= 0) return undefined
  for (const { identifier, wanted, left } of products) {
    const own = await ofProducts.taken(`${visitor} ${identifier}`)
    if (own + wanted > mostOfOneProduct(left + own))
      return { seconds: unpaidLimits.transfer.seconds, message: productMessage }
  }
  const seconds = await (isLater ? untilPaidLater : untilPaidByCard).take(visitor, more)
  if (seconds > 0) return { seconds, message: unpaidLimits[paymentMethod].message }
  await ofForms.take(form, more)
  for (const { identifier, wanted } of products) await ofProducts.take(`${visitor} ${identifier}`, wanted)
  return undefined
}

/** Pieces of each product that an order of this cart would take, and those left of it before. */
async function wantedOfProducts(database: Services['database'], cart: Cart) {
  const stock = await readPiecesLeft(database)
  return [...Map.groupBy(cart, ({ identifier }) => identifier)].map(([identifier, lines]) => {
    const own = stock.get(identifier) ?? new Map<string, number>()
    const takes = lines.map(({ variant, quantity }) => Math.min(quantity, own.get(variant) ?? 0))
    const sum = (pieces: readonly number[]) => pieces.reduce((all, one) => all + one, 0)
    return { identifier, wanted: sum(takes), left: sum([...own.values()]) }
  })
}
