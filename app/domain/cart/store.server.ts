import {
  depositOfAll,
  type OfferServices,
  readOffers,
  type VariantOffer,
} from '#app/domain/shop/store.server.ts'
import { type Cart, type CartLine, keyOf, readCart, type ReadCart, type ReadLine } from './cart.ts'
import { addToCart, type CartChange, type RemovedLine, restoreLine } from './changes.ts'

export type { Cart, CartLine } from './cart.ts'
export { seenCart } from './cart.ts'

export type ReadShopCart = ReadCart<VariantOffer>
export type ReadShopLine = ReadLine<VariantOffer>

/** The cart against catalogue, prices and stock of the moment, in one query. Cents, taxes included. */
export async function readShopCart(services: OfferServices, cart: Cart): Promise<ReadShopCart> {
  const offers = new Map((await readOffers(services, cart)).map((offer) => [keyOf(offer), offer]))
  return readCart(cart, (variant) => offers.get(keyOf(variant)))
}

/** The last day on which what a cart holds of a collective order is delivered; undefined for what is in stock. */
export function deliveryDayOfCart(lines: readonly ReadShopLine[]): string | undefined {
  return lines.find(({ now, orderable }) => now?.deliveryOn !== undefined && orderable > 0)?.now?.deliveryOn
}

/** What of a cart is paid with the order and what later; undefined when all is paid at once. */
export function depositOfCart(lines: readonly ReadShopLine[]) {
  return depositOfAll(
    lines.map(({ now, orderable: quantity, totalCents }) => ({
      deposit: now?.deposit,
      quantity,
      totalCents,
    })),
  )
}

/** `message` says in French why nothing was put in; `status`: 404 no such variant, 409 not now. */
type CartAnswer =
  | ({ readonly ok: true } & CartChange)
  | { readonly ok: false; readonly status: 404 | 409; readonly message: string }

/** Puts pieces of a variant in, at the price of the catalogue, whoever asks. What the shop has not is refused. */
export async function addVariant(
  services: OfferServices,
  cart: Cart,
  { identifier, variant, quantity }: Pick<CartLine, 'identifier' | 'variant' | 'quantity'>,
): Promise<CartAnswer> {
  const [offer] = await readOffers(services, [{ identifier, variant }])
  if (!offer) return { ok: false, status: 404, message: unknownVariant }
  if (offer.left === 0) return { ok: false, status: 409, message: soldOut }
  const others = await readOffers(
    services,
    cart.filter((line) => line.identifier !== identifier),
  )
  if (others.some(({ left, deliveryOn }) => left > 0 && (deliveryOn ?? offer.deliveryOn) !== undefined))
    return { ok: false, status: 409, message: apart }
  return settled(cart, addToCart(cart, { identifier, variant, quantity, seenCents: offer.priceCents }))
}

/** Puts back a line that was taken out, as it was but for its price: that is the catalogue's. */
export async function restoreVariant(
  services: OfferServices,
  cart: Cart,
  { line, position }: RemovedLine,
): Promise<CartAnswer> {
  const [offer] = await readOffers(services, [line])
  const restored = { line: { ...line, seenCents: offer?.priceCents }, position }
  return settled(cart, restoreLine(cart, restored))
}

const unknownVariant =
  'Cet article n’est plus à la boutique. Votre panier est resté tel quel\u202f; choisissez-en un autre.'
const apart =
  'Une commande groupée se commande à part, car elle est livrée avec celles des autres\u00a0: terminez d’abord votre panier, ou videz-le.'
const soldOut =
  'Cet article vient d’être épuisé\u00a0: il n’a pas été ajouté. Le reste de votre panier n’a pas changé.'

function settled(before: Cart, change: CartChange): CartAnswer {
  if (change.cart === before && change.message !== undefined)
    return { ok: false, status: 409, message: change.message }
  return { ok: true, ...change }
}
