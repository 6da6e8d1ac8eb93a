import type { Withdrawal } from './product.ts'

/** Days to change one's mind after the delivery (L221-18); undefined for what is made for one person (L221-28, 3°). */
export function withdrawalDays(regime: Withdrawal): number | undefined {
  return regime === 'personnalise' ? undefined : 14
}
