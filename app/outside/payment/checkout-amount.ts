import type { CheckoutRequest } from './payment-provider.ts'

/** True when the lines and the delivery are, to the cent, what is to be charged: whole cents, whole pieces. */
export function isAmountExact({ amountCents, lines, deliveryCents }: CheckoutRequest): boolean {
  const isWhole = lines.every(
    ({ quantity, unitPriceCents }) => isCount(quantity) && quantity > 0 && isCount(unitPriceCents),
  )
  const sum = lines.reduce((cents, line) => cents + line.quantity * line.unitPriceCents, deliveryCents)
  return isWhole && isCount(deliveryCents) && amountCents > 0 && sum === amountCents
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
