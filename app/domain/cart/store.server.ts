import { readOffers } from '../shop/store.server.ts'
import type { OfferServices, VariantOffer } from '../shop/store.server.ts'
import { keyOf } from './cart.ts'
import type { Cart } from './cart.ts'
import { readCart } from './reading.ts'
import type { ReadCart, ReadLine } from './reading.ts'

export type { Cart, CartLine } from './cart.ts'
export { decodeCart, encodeCart } from './cookie.ts'
export { seenCart } from './reading.ts'

export type ReadShopCart = ReadCart<VariantOffer>
export type ReadShopLine = ReadLine<VariantOffer>

/** The cart against catalogue, prices and stock of the moment, in one query. Cents, taxes included. */
export async function readShopCart(services: OfferServices, cart: Cart): Promise<ReadShopCart> {
  const offers = new Map((await readOffers(services, cart)).map((offer) => [keyOf(offer), offer]))
  return readCart(cart, (variant) => offers.get(keyOf(variant)))
}
