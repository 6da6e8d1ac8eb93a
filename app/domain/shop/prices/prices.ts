import { formatEuros } from '#app/domain/shared/money.ts'
import type { Pricing } from '../product.ts'

/**
 * What is asked on a day (`AAAA-MM-JJ`, in France), in cents: the price, less the discount once it has begun.
 * Rounded down to the cent, so that a discount is never less than announced; never below 0.
 */
export function askedCents({ priceCents, discount, discountFrom }: Pricing, today: string): number {
  const isDiscounted = discountFrom !== undefined && discountFrom <= today
  if (!isDiscounted) return Math.max(0, priceCents)
  const percent = Math.min(100, Math.max(0, discount))
  return Math.max(0, Math.floor((priceCents * (100 - percent)) / 100))
}

export type ShownPrice = {
  readonly askedCents: number
  readonly struckCents: number | undefined
  readonly percentOff: number | undefined
}

/** The price asked with the reference it is compared to; a reference that is not above it is not shown. */
export function shownPrice(asked: number, referenceCents: number | undefined): ShownPrice {
  if (referenceCents === undefined || referenceCents <= asked)
    return { askedCents: asked, struckCents: undefined, percentOff: undefined }
  const percent = Math.floor(((referenceCents - asked) * 100) / referenceCents)
  return { askedCents: asked, struckCents: referenceCents, percentOff: percent > 0 ? percent : undefined }
}

/** The price in words for who hears the page: « 47,20 € au lieu de 59 € ». */
export function priceInWords({ askedCents: asked, struckCents }: ShownPrice): string {
  if (struckCents === undefined) return formatEuros(asked)
  return `${formatEuros(asked)} au lieu de ${formatEuros(struckCents)}`
}
