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

/**
 * One line for each variant, none longer than the law of the cart: pieces of the same variant are added up, to ten at
 * most; the price last seen wins.
 */
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
