/** How an order reaches its buyer: sent by post, or handed over at training. */
export type DeliveryKind = 'shipping' | 'pickup'

/** A way for an order to reach its buyer, with its fee: a line of the fee table of `info`. */
export type DeliveryOption = {
  readonly id: string
  readonly kind: DeliveryKind
  readonly label: string
  readonly priceCents: number
  /** Free from this amount of goods, in cents. */
  readonly freeFromCents: number | undefined
  readonly postcodes: readonly string[]
  readonly exceptPostcodes: readonly string[]
}

/** What an option costs for so much of goods, in cents; a hand-over is free. */
export function deliveryFeeCents(option: DeliveryOption, goodsCents: number): number {
  if (option.kind === 'pickup') return 0
  const isOffered = option.freeFromCents !== undefined && goodsCents >= option.freeFromCents
  return isOffered ? 0 : option.priceCents
}

/** A fee of nothing, in a word. */
export function freeWord(kind: DeliveryKind): string {
  return kind === 'pickup' ? 'Gratuite' : 'Offerte'
}

/** Cents of goods still to add for a free delivery; 0 when it is, undefined when it never will be. */
export function missingForFreeDelivery(option: DeliveryOption, goodsCents: number): number | undefined {
  if (deliveryFeeCents(option, goodsCents) === 0) return 0
  return option.freeFromCents === undefined ? undefined : option.freeFromCents - goodsCents
}

/** Whether an option brings an order to a postcode; a hand-over has none. @param postcode five digits */
export function servesPostcode(option: DeliveryOption, postcode: string): boolean {
  if (option.kind === 'pickup') return true
  const startsWithOneOf = (starts: readonly string[]) => starts.some((start) => postcode.startsWith(start))
  if (startsWithOneOf(option.exceptPostcodes)) return false
  return option.postcodes.length === 0 || startsWithOneOf(option.postcodes)
}
