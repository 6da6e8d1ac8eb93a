import { formatEuros } from '#app/domain/shared/money.ts'

/** Prices between two amounts, both included, in cents; open above without `toCents`. */
export type PriceRange = { readonly fromCents: number; readonly toCents: number | undefined }

export const offeredRanges: readonly PriceRange[] = [
  { fromCents: 0, toCents: 2500 },
  { fromCents: 2500, toCents: 6000 },
  { fromCents: 6000, toCents: undefined },
]

const rangePattern = /^(\d{0,5})-(\d{0,5})$/

/** Reads whole euros, `25-60`, `-25`, `60-`; undefined for what means nothing, its ends swapped included. */
export function parsePriceRange(text: string | null): PriceRange | undefined {
  const [, from = '', to = ''] = rangePattern.exec(text ?? '') ?? []
  if (from === '' && to === '') return undefined
  const range = { fromCents: Number(from) * 100, toCents: to === '' ? undefined : Number(to) * 100 }
  if (range.toCents === undefined) return range.fromCents > 0 ? range : undefined
  return range.fromCents <= range.toCents ? range : undefined
}

/** The range in an address, in whole euros: `25-60`, `-25`, `60-`. */
export function priceRangeText({ fromCents, toCents }: PriceRange): string {
  return `${fromCents > 0 ? fromCents / 100 : ''}-${toCents === undefined ? '' : toCents / 100}`
}

/** « De 25 € à 60 € », « Jusqu’à 25 € », « 60 € et plus ». */
export function priceRangeLabel({ fromCents, toCents }: PriceRange): string {
  if (toCents === undefined) return `${formatEuros(fromCents)} et plus`
  if (fromCents === 0) return `Jusqu’à ${formatEuros(toCents)}`
  return `De ${formatEuros(fromCents)} à ${formatEuros(toCents)}`
}
