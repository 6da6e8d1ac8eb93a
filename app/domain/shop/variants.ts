import type { Variant } from './product.ts'
import { compareSizes, sizeSlug } from './sizes.ts'

export const variantParameters = ['coloris', 'taille'] as const

export function isSoldOut({ stock }: Pick<Variant, 'stock'>): boolean {
  return stock <= 0
}

/** True when no variant is left. */
export function isAllSoldOut(variants: readonly Pick<Variant, 'stock'>[]): boolean {
  return variants.every(isSoldOut)
}

/**
 * The variant an address asks for. The one it names exactly is shown even sold out; else the colour it names wins over
 * the size, and among what is left one that can be bought, or else the first. Undefined only without any variant.
 */
export function chosenVariant(variants: readonly Variant[], query: URLSearchParams): Variant | undefined {
  const colour = query.get('coloris')
  const size = sizeSlug(query.get('taille') ?? '')
  const inColour = narrowed(variants, (variant) => variant.colour === colour)
  const inSize = narrowed(inColour, (variant) => slugOfSize(variant) === size)
  return inSize.find((variant) => !isSoldOut(variant)) ?? inSize[0]
}

/** The query that chooses a variant among its product's, with its question mark; empty when it has no size nor colour. */
export function variantQuery({ colour, size }: Pick<Variant, 'colour' | 'size'>): string {
  const query = new URLSearchParams()
  if (colour !== undefined) query.set('coloris', colour)
  if (size !== undefined) query.set('taille', sizeSlug(size))
  return query.size > 0 ? `?${query}` : ''
}

type VariantOption = {
  readonly value: string
  readonly query: string
  readonly isChosen: boolean
  readonly isSoldOut: boolean
}

/** The colours of a product, in their order; one is sold out when none of its sizes is left. */
export function colourOptions(variants: readonly Variant[], chosen: Variant): VariantOption[] {
  const colours = [...new Set(variants.flatMap(({ colour }) => colour ?? []))]
  return colours.map((colour) => ({
    value: colour,
    query: variantQuery({ colour, size: chosen.size }),
    isChosen: colour === chosen.colour,
    isSoldOut: isAllSoldOut(variants.filter((variant) => variant.colour === colour)),
  }))
}

/** The sizes in the colour chosen, from the smallest; a sold-out one stays, and is said to be. */
export function sizeOptions(variants: readonly Variant[], chosen: Variant): VariantOption[] {
  return variants
    .flatMap((variant) =>
      variant.colour === chosen.colour && variant.size !== undefined
        ? [{ ...variant, size: variant.size }]
        : [],
    )
    .toSorted((one, other) => compareSizes(one.size, other.size))
    .map((variant) => ({
      value: variant.size,
      query: variantQuery(variant),
      isChosen: variant.id === chosen.id,
      isSoldOut: isSoldOut(variant),
    }))
}

function narrowed(variants: readonly Variant[], fits: (variant: Variant) => boolean): readonly Variant[] {
  const fitting = variants.filter(fits)
  return fitting.length > 0 ? fitting : variants
}

function slugOfSize({ size }: Variant): string | undefined {
  return size === undefined ? undefined : sizeSlug(size)
}
