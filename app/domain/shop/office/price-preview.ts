import { priceOn, type PriceChange, type ShownPrice } from '../prices/prices.ts'
import type { Pricing } from '../product.ts'

/** What the page of a product will ask, and strike, on the days a new pricing changes; the law's reference is the history's. */
export function pricePreview(
  pricing: Pricing,
  history: readonly PriceChange[],
  today: string,
): { readonly on: string; readonly price: ShownPrice }[] {
  const { discount, discountFrom } = pricing
  const first = { on: today, price: priceOn(pricing, history, today) }
  if (discount === 0 || discountFrom === undefined || discountFrom <= today) return [first]
  const until = { on: today, priceCents: pricing.priceCents, askedCents: first.price.askedCents }
  return [first, { on: discountFrom, price: priceOn(pricing, [...history, until], discountFrom) }]
}
