import { type Cart, type CartLine, keyOf, merged, mostLines, mostPieces, type VariantName } from './cart.ts'
import { decodeLine, encodeLine, fitsCookie } from './cookie.ts'

/** A line taken out, with its place, so that it can be put back. */
export type RemovedLine = { readonly line: CartLine; readonly position: number }

/** The cart after a change; `message` says in French what was not done as asked. */
export type CartChange = {
  readonly cart: Cart
  readonly message?: string
  readonly removed?: RemovedLine
}

const fullCart =
  'Votre panier est plein\u00a0: passez cette commande, ou retirez un article avant d’en ajouter un autre.'
const goneLine = 'Cet article n’est plus dans votre panier\u00a0: il en a été retiré dans une autre fenêtre.'
/** Said when more was wanted of a variant than one order may hold. */
export const tooMany = `Dix exemplaires d’un article au plus\u00a0: la quantité est ramenée à ${mostPieces}.`

/** Puts pieces in; those of a variant already there are added to it. A full cart stays as it is and says so. */
export function addToCart(cart: Cart, line: CartLine): CartChange {
  const before = findLine(cart, line)
  if (!before && cart.length >= mostLines) return { cart, message: fullCart }
  const changed = merged([...cart, line])
  if (!fitsCookie(changed)) return { cart, message: fullCart }
  const wanted = (before?.quantity ?? 0) + line.quantity
  return wanted > mostPieces ? { cart: changed, message: tooMany } : { cart: changed }
}

/** Sets how many of a variant; none at all takes the line out. @param quantity a whole number from 0 up */
export function changeQuantity(cart: Cart, variant: VariantName, quantity: number): CartChange {
  if (!findLine(cart, variant)) return { cart, message: goneLine }
  if (quantity === 0) return removeLine(cart, variant)
  const kept = Math.min(quantity, mostPieces)
  const changed = cart.map((line) => (keyOf(line) === keyOf(variant) ? { ...line, quantity: kept } : line))
  return quantity > mostPieces ? { cart: changed, message: tooMany } : { cart: changed }
}

/** Takes a line out and hands it over, to be put back. One that is already out changes nothing. */
export function removeLine(cart: Cart, variant: VariantName): CartChange {
  const position = cart.findIndex((line) => keyOf(line) === keyOf(variant))
  const line = cart[position]
  if (!line) return { cart }
  return { cart: cart.toSpliced(position, 1), removed: { line, position } }
}

/** Puts a line back where it was; the larger quantity stays, so that undoing twice does not double it. */
export function restoreLine(cart: Cart, { line, position }: RemovedLine): CartChange {
  const present = findLine(cart, line)
  if (present) {
    const quantity = Math.max(present.quantity, line.quantity)
    return { cart: cart.map((other) => (other === present ? { ...present, quantity } : other)) }
  }
  const changed = cart.toSpliced(position, 0, line)
  return fitsCookie(changed) ? { cart: changed } : { cart, message: fullCart }
}

/** A removed line as the form that puts it back carries it: `2.maillot-nuit.ardoise-m.1.4720`. */
export function encodeRemoved({ line, position }: RemovedLine): string {
  return `${position}.${encodeLine(line)}`
}

/** Undefined when the form was tampered with. */
export function decodeRemoved(text: string): RemovedLine | undefined {
  const [, position, rest = ''] = /^(\d{1,2})\.(.+)$/.exec(text) ?? []
  const line = decodeLine(rest)
  return position !== undefined && line ? { line, position: Number(position) } : undefined
}

function findLine(cart: Cart, variant: VariantName): CartLine | undefined {
  return cart.find((line) => keyOf(line) === keyOf(variant))
}
