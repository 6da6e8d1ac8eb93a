import { type Cart, piecesIn } from '#app/domain/cart/cart.ts'
import type { PaymentMethod } from '#app/domain/orders/order.ts'
import { formMemorySeconds, mostOfOneProduct, unpaidLimits } from '#app/domain/orders/placing/reservation.ts'
import { readPiecesLeft } from '#app/domain/shop/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { sharedLimit } from '#app/http/rate-limit.server.ts'

// Transfer and payment on site count together, so that changing the method gives no second allowance.
const untilPaidByCard = limitOf('card', unpaidLimits.card)
const untilPaidLater = limitOf('later', unpaidLimits.transfer)
const ofProducts = limitOf('product', { ...unpaidLimits.transfer, pieces: Number.MAX_SAFE_INTEGER })

// A form is one order at most, however often it is sent: only what is new in it counts.
const ofForms = limitOf('form', { pieces: Number.MAX_SAFE_INTEGER, seconds: formMemorySeconds })

function limitOf(name: string, { pieces, seconds }: { pieces: number; seconds: number }) {
  return sharedLimit({ name: `unpaid-${name}`, points: pieces, seconds })
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
export async function keepPieces(services: Services, wish: Wish): Promise<Refused | undefined> {
  // Of two presses of one form the second finds the first counted.
  const mine = (turns.get(wish.form) ?? Promise.resolve()).then(() => keepInTurn(services, wish))
  const done = mine.catch(() => undefined)
  turns.set(wish.form, done)
  try {
    return await mine
  } finally {
    if (turns.get(wish.form) === done) turns.delete(wish.form)
  }
}

type Refused = { readonly seconds: number; readonly message: string }

const turns = new Map<string, Promise<unknown>>()

async function keepInTurn(services: Services, wish: Wish): Promise<Refused | undefined> {
  const { visitor, form, paymentMethod, cart } = wish
  const isLater = paymentMethod !== 'card'
  const more = piecesIn(cart) - (await ofForms(services).taken(form))
  if (more <= 0) return undefined
  const products = isLater ? await wantedOfProducts(services.database, cart) : []
  if (!(await takeProducts(services, visitor, products)))
    return { seconds: unpaidLimits.transfer.seconds, message: productMessage }
  const seconds = await (isLater ? untilPaidLater : untilPaidByCard)(services).take(visitor, more)
  if (seconds > 0) {
    await giveProductsBack(services, visitor, products)
    return { seconds, message: unpaidLimits[paymentMethod].message }
  }
  await ofForms(services).take(form, more)
  return undefined
}

type Wanted = { readonly identifier: string; readonly wanted: number; readonly left: number }

/** Counts first and looks then, so that of many orders at once none passes that should not. */
async function takeProducts(services: Services, visitor: string, products: readonly Wanted[]) {
  const limit = ofProducts(services)
  let isAllowed = true
  for (const { identifier, wanted, left } of products) {
    await limit.take(`${visitor} ${identifier}`, wanted)
    const taken = await limit.taken(`${visitor} ${identifier}`)
    isAllowed &&= taken <= mostOfOneProduct(left + taken - wanted)
  }
  if (!isAllowed) await giveProductsBack(services, visitor, products)
  return isAllowed
}

async function giveProductsBack(services: Services, visitor: string, products: readonly Wanted[]) {
  for (const { identifier, wanted } of products)
    await ofProducts(services).giveBack(`${visitor} ${identifier}`, wanted)
}

/** Pieces of each product that an order of this cart would take, and those left of it before. */
async function wantedOfProducts(database: Services['database'], cart: Cart): Promise<Wanted[]> {
  const stock = await readPiecesLeft(database)
  return [...Map.groupBy(cart, ({ identifier }) => identifier)].map(([identifier, lines]) => {
    const own = stock.get(identifier) ?? new Map<string, number>()
    const takes = lines.map(({ variant, quantity }) => Math.min(quantity, own.get(variant) ?? 0))
    const sum = (pieces: readonly number[]) => pieces.reduce((all, one) => all + one, 0)
    return { identifier, wanted: sum(takes), left: sum([...own.values()]) }
  })
}
