import { randomUUID } from 'node:crypto'
import type { Cart, CartLine } from '#app/domain/cart/cart.ts'
import type { Checkout } from '#app/domain/orders/checkout/checkout.ts'
import type { OrderServices } from '#app/domain/orders/services.server.ts'
import { placeOrder, readOrderRecap } from '#app/domain/orders/store.server.ts'
import type { MadeOrder, OrderAnswer } from '#app/domain/orders/store.server.ts'
import { correctStock, readPiecesLeft, seedStock } from '#app/domain/shop/store.server.ts'

/** A variant of the sample shop that costs 16 € and has no size. */
const bottle = { identifier: 'gourde-relief', variant: 'blanc-craie' }

export function line(quantity = 1, variant: Pick<CartLine, 'identifier' | 'variant'> = bottle): CartLine {
  return { ...variant, quantity, seenCents: undefined }
}

export const toTraining: Checkout = {
  email: 'athlete@exemple.fr',
  phone: undefined,
  firstName: 'Camille',
  lastName: 'Martin',
  delivery: 'remise',
  address: undefined,
  billing: undefined,
  paymentMethod: 'card',
  note: undefined,
  guardian: undefined,
}

export const toLyon: Checkout = {
  ...toTraining,
  delivery: 'domicile',
  address: { street: '12 rue du Stade', line2: undefined, postcode: '69003', city: 'Lyon' },
}

/** Sees the recap and orders it, as somebody who reads before they press. */
export async function orderNow(
  services: OrderServices,
  cart: Cart = [line()],
  checkout: Checkout = toTraining,
  key: string = randomUUID(),
): Promise<OrderAnswer> {
  const recap = await readOrderRecap(services, { cart, checkout })
  const fingerprint = recap?.fingerprint ?? '0'.repeat(64)
  return placeOrder(services, { key, fingerprint, cart, checkout, userId: undefined })
}

export async function ordered(services: OrderServices, cart?: Cart, checkout?: Checkout): Promise<MadeOrder> {
  const answer = await orderNow(services, cart, checkout)
  if (!answer.ok) throw new Error(answer.message)
  return answer.order
}

/** So many pieces of a variant are left to order, whatever there were. */
export async function countPieces(
  services: OrderServices,
  pieces: number,
  place: Pick<CartLine, 'identifier' | 'variant'> = bottle,
): Promise<void> {
  await seedStock(services)
  await correctStock(services, { ...place, reason: 'correction', pieces: { to: pieces }, author: 'essai' })
}

export async function piecesLeft(
  { database }: Pick<OrderServices, 'database'>,
  { identifier, variant }: Pick<CartLine, 'identifier' | 'variant'> = bottle,
): Promise<number | undefined> {
  return (await readPiecesLeft(database, identifier)).get(identifier)?.get(variant)
}
