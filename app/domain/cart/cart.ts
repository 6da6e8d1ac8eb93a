import { fewPieces } from '#app/domain/shared/few-pieces.ts'
import { formatEuros } from '#app/domain/shared/money.ts'

export type CartLine = {
  readonly identifier: string
  readonly variant: string
  /** 1 to `mostPieces`. */
  readonly quantity: number
  /** Price of one piece when it was put in, in cents: only to say that it has changed, never to charge. */
  readonly seenCents: number | undefined
}

/** In the order in which the lines were put in; no variant has two lines. */
export type Cart = readonly CartLine[]

export const mostLines = 50
export const mostPieces = 10

export type VariantName = Pick<CartLine, 'identifier' | 'variant'>

/** The same for the same variant: `maillot-nuit.ardoise-m`. */
export function keyOf({ identifier, variant }: VariantName): string {
  return `${identifier}.${variant}`
}

/** What the badge counts: pieces, not lines. */
export function piecesIn(cart: Cart): number {
  return cart.reduce((pieces, { quantity }) => pieces + quantity, 0)
}

/** One line for each variant: quantities are added up, ten at most; the last price seen wins. */
export function merged(lines: readonly CartLine[]): Cart {
  const byVariant = new Map<string, CartLine>()
  for (const line of lines) {
    const key = keyOf(line)
    const before = byVariant.get(key)
    const quantity = Math.min(mostPieces, (before?.quantity ?? 0) + line.quantity)
    byVariant.set(key, { ...line, quantity, seenCents: line.seenCents ?? before?.seenCents })
  }
  return [...byVariant.values()]
}

export type VariantNow = {
  /** Price of one piece in cents, taxes included. */
  readonly priceCents: number
  /** Pieces one can still order; 0 when sold out. */
  readonly left: number
}

/** `gone`: no longer in the shop · `soldOut`: none left · `short`: fewer than wanted · `few`: the last ones · `price`: changed. */
export type LineMessage = {
  readonly kind: 'gone' | 'soldOut' | 'short' | 'few' | 'price'
  readonly text: string
}

export type ReadLine<Now extends VariantNow> = CartLine & {
  readonly key: string
  readonly now: Now | undefined
  /** Pieces that can be ordered: never more than wanted, nor than are left. */
  readonly orderable: number
  readonly totalCents: number
  readonly messages: readonly LineMessage[]
}

export type ReadCart<Now extends VariantNow> = {
  /** One for each line of the cart, in its order: nothing is dropped. */
  readonly lines: readonly ReadLine<Now>[]
  readonly pieces: number
  readonly subtotalCents: number
  readonly hasChanged: boolean
}

/** The cart against the catalogue and the stock of the moment. @param find the variant now, undefined when there is none */
export function readCart<Now extends VariantNow>(
  cart: Cart,
  find: (variant: VariantName) => Now | undefined,
): ReadCart<Now> {
  const lines = cart.map((line) => readLine(line, find(line)))
  return {
    lines,
    pieces: lines.reduce((pieces, { orderable }) => pieces + orderable, 0),
    subtotalCents: lines.reduce((cents, { totalCents }) => cents + totalCents, 0),
    hasChanged: lines.some(({ messages }) => messages.some(({ kind }) => kind !== 'few')),
  }
}

/** The cart to store once seen: quantities and today's prices, without the lines reported gone or sold out. */
export function seenCart(read: ReadCart<VariantNow>): Cart {
  return read.lines.flatMap(({ identifier, variant, orderable, now }) =>
    now && orderable > 0 ? [{ identifier, variant, quantity: orderable, seenCents: now.priceCents }] : [],
  )
}

function readLine<Now extends VariantNow>(line: CartLine, now: Now | undefined): ReadLine<Now> {
  const orderable = now ? Math.max(0, Math.min(line.quantity, now.left)) : 0
  return {
    ...line,
    key: keyOf(line),
    now,
    orderable,
    totalCents: orderable * (now?.priceCents ?? 0),
    messages: now ? messagesOf(line, now) : [{ kind: 'gone', text: 'Cet article n’est plus à la boutique.' }],
  }
}

function messagesOf(line: CartLine, now: VariantNow): LineMessage[] {
  const stock = stockMessage(line, now)
  const price = priceMessage(line, now)
  return [...(stock ? [stock] : []), ...(price && now.left > 0 ? [price] : [])]
}

function stockMessage({ quantity }: CartLine, { left }: VariantNow): LineMessage | undefined {
  if (left <= 0) return { kind: 'soldOut', text: 'Épuisé\u00a0: cet article ne peut pas être commandé.' }
  if (left < quantity)
    return {
      kind: 'short',
      text: `Plus que ${left} en stock\u00a0: la quantité passe de ${quantity} à ${left}.`,
    }
  return left <= fewPieces ? { kind: 'few', text: `Plus que ${left} en stock.` } : undefined
}

function priceMessage({ seenCents }: CartLine, { priceCents }: VariantNow): LineMessage | undefined {
  if (seenCents === undefined || seenCents === priceCents) return undefined
  const change = `${formatEuros(priceCents)} au lieu de ${formatEuros(seenCents)}`
  return { kind: 'price', text: `Le prix a changé depuis votre ajout\u00a0: ${change}.` }
}
