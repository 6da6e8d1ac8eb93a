export type PricedLine = {
  readonly id: string
  readonly unitPriceCents: number
  /** Whole, 1 or more. */
  readonly quantity: number
}

type OrderTotals = {
  readonly pieces: number
  readonly goodsCents: number
  readonly deliveryCents: number
  readonly totalCents: number
}

/** What an order costs; the same whatever the payment method of payment (CMF, L112-12). */
export function totalsOf(lines: readonly PricedLine[], deliveryCents: number): OrderTotals {
  const goodsCents = lines.reduce(
    (cents, { unitPriceCents, quantity }) => cents + unitPriceCents * quantity,
    0,
  )
  const pieces = lines.reduce((count, { quantity }) => count + quantity, 0)
  return { pieces, goodsCents, deliveryCents, totalCents: goodsCents + deliveryCents }
}
