import type { SizeGuide } from './product.ts'

const emails = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl']
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

/** Sorts sizes as a rail does: XS before S before XL, « 6 ans » before « 10 ans », emails first. */
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
  const index = emails.indexOf(sizeSlug(size))
  return index === -1 ? emails.length : index
}
