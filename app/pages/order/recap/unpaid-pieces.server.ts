import { type Cart, piecesIn } from '#app/domain/cart/cart.ts'
import type { PaymentMethod } from '#app/domain/orders/order.ts'
import { mostHeldUnpaid, unpaidLimits } from '#app/domain/orders/placing/reservation.ts'
import { readPiecesLeft } from '#app/domain/shop/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { unpaidHolds, type WantedThing } from '#app/http/limits/unpaid-holds.server.ts'
import { sharedLimit } from '#app/http/rate-limit.server.ts'

const hold = unpaidHolds({ name: 'unpaid', seconds: unpaidLimits.transfer.seconds })
// Transfer and payment on site count together, so that changing the method gives no second allowance.
const untilPaidByCard = limitOf('card', unpaidLimits.card)
const untilPaidLater = limitOf('later', unpaidLimits.transfer)

function limitOf(name: string, { pieces, seconds }: { pieces: number; seconds: number }) {
  return sharedLimit({ name: `unpaid-${name}`, points: pieces, seconds })
}

type Wish = {
  readonly visitor: string
  readonly form: string
  readonly paymentMethod: PaymentMethod
  readonly cart: Cart
}

const ofOneMessage =
  'La moitié d’un article au plus est gardée sans paiement pour une même personne. Prenez-en moins, choisissez la carte si elle est proposée, ou écrivez-nous.'

/** Limits the pieces a visitor reserves without paying; the seconds to wait and why, undefined when allowed. */
export async function keepPieces(
  services: Services,
  { visitor, form, paymentMethod, cart }: Wish,
): Promise<{ readonly seconds: number; readonly message: string } | undefined> {
  const isLater = paymentMethod !== 'card'
  const held = await hold(services, {
    visitor,
    form,
    wanted: piecesIn(cart),
    things: () => (isLater ? wantedOfProducts(services.database, cart) : []),
    inAll: isLater ? untilPaidLater : untilPaidByCard,
  })
  if (held.ok) return undefined
  const message = held.tooMany === 'of-one' ? ofOneMessage : unpaidLimits[paymentMethod].message
  return { seconds: held.seconds, message }
}

/** Pieces of each product that an order of this cart would take, of those left of it. */
async function wantedOfProducts(database: Services['database'], cart: Cart): Promise<WantedThing[]> {
  const stock = await readPiecesLeft(database)
  return [...Map.groupBy(cart, ({ identifier }) => identifier)].map(([identifier, lines]) => {
    const own = stock.get(identifier) ?? new Map<string, number>()
    const takes = lines.map(({ variant, quantity }) => Math.min(quantity, own.get(variant) ?? 0))
    const sum = (pieces: readonly number[]) => pieces.reduce((all, one) => all + one, 0)
    const wanted = sum(takes)
    const left = sum([...own.values()])
    return { name: identifier, wanted, most: (taken) => mostHeldUnpaid(left + taken - wanted) }
  })
}
