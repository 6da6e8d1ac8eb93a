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

const minute = 60_000
// Stripe's own bounds, with room for clocks that differ and for the way there.
const shortest = 31 * minute
const longest = 24 * 60 * minute - 5 * minute
const step = 15 * minute
const stepsBack = 8

/** When a checkout may end: first the moment nearest to `wanted`, then those of tries in the last two hours. */
export function checkoutEnds(wanted: Date, now: Date): Date[] {
  const ahead = wanted.getTime() - now.getTime()
  const first = Math.ceil((shortest - ahead) / step)
  const last = Math.floor((longest - ahead) / step)
  const steps = Math.min(Math.max(0, first), last)
  return Array.from(
    { length: stepsBack + 1 },
    (_, back) => new Date(wanted.getTime() + (steps - back) * step),
  )
}
