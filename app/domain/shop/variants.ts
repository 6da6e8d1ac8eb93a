import type { SizeGuide, Variant } from './product.ts'

export const variantParameters = ['coloris', 'taille'] as const

export function isSoldOut({ stock }: Pick<Variant, 'stock'>): boolean {
  return stock <= 0
}

export function isAllSoldOut(variants: readonly Pick<Variant, 'stock'>[]): boolean {
  return variants.every(isSoldOut)
}

/** The variant an address names, even sold out; else by colour, size, availability. Undefined without any. */
export function chosenVariant(variants: readonly Variant[], query: URLSearchParams): Variant | undefined {
  const colour = query.get('coloris')
  const size = sizeSlug(query.get('taille') ?? '')
  const inColour = narrowed(variants, (variant) => variant.colour === colour)
  const inSize = narrowed(inColour, (variant) => slugOfSize(variant) === size)
  return inSize.find((variant) => !isSoldOut(variant)) ?? inSize[0]
}

/** Whether the size of a variant shown was asked for, or is the only one of its colour: nobody chooses for the buyer. */
export function isSizeChosen(variants: readonly Variant[], shown: Variant, query: URLSearchParams): boolean {
  const inColour = variants.filter(({ colour }) => colour === shown.colour)
  return inColour.length === 1 || slugOfSize(shown) === sizeSlug(query.get('taille') ?? '')
}

/** The query that chooses a variant among its product's, with its question mark; empty when it has no size nor colour. */
export function variantQuery({ colour, size }: Pick<Variant, 'colour' | 'size'>): string {
  const query = new URLSearchParams()
  if (colour !== undefined) query.set('coloris', colour)
  if (size !== undefined) query.set('taille', sizeSlug(size))
  return query.size > 0 ? `?${query}` : ''
}

/** The colours of a product, in their order; one is sold out when none of its sizes is left. */
export function colourOptions(variants: readonly Variant[], chosen: Pick<Variant, 'colour' | 'size'>) {
  const colours = [...new Set(variants.flatMap(({ colour }) => colour ?? []))]
  return colours.map((colour) => ({
    value: colour,
    query: variantQuery({ colour, size: chosen.size }),
    isChosen: colour === chosen.colour,
    isSoldOut: isAllSoldOut(variants.filter((variant) => variant.colour === colour)),
  }))
}

/** The sizes in the colour chosen, from the smallest; a sold-out one stays, and is said to be. */
export function sizeOptions(variants: readonly Variant[], chosen: Pick<Variant, 'colour' | 'size'>) {
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
      isChosen: variant.size === chosen.size,
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

const letters = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl']
const names = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' })

/** A size in an address: `M` is `m`, « 6 ans » is `6-ans`. Sizes that read alike give the same. */
export function sizeSlug(size: string): string {
  return size
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Sorts sizes as a rail does: XS before S before XL, « 6 ans » before « 10 ans », letters first. */
export function compareSizes(one: string, other: string): number {
  const [first, second] = [rank(one), rank(other)]
  return first === second ? names.compare(one, other) : first - second
}

/** The line of a guide that measures a size; undefined when it has none. */
export function guideRow({ rows }: SizeGuide, size: string | undefined): readonly string[] | undefined {
  if (size === undefined) return undefined
  return rows.find(([name]) => name !== undefined && sizeSlug(name) === sizeSlug(size))
}

function rank(size: string): number {
  const index = letters.indexOf(sizeSlug(size))
  return index === -1 ? letters.length : index
}
