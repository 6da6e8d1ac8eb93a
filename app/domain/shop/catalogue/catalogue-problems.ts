import type { Product } from '../product.ts'

type Known = {
  readonly collections: readonly { readonly id: string }[]
  readonly colours: readonly { readonly id: string }[]
}

/** Inconsistencies between products, in French; empty when there are none. */
export function catalogueProblems(products: readonly Product[], { collections, colours }: Known): string[] {
  const identifiers = products.map(({ identifier }) => identifier)
  return products.flatMap((product, index) => {
    const { identifier, name, variants } = product
    const unknown = [
      ...missing('la collection', product.collections, idsOf(collections)),
      ...missing(
        'la couleur',
        variants.flatMap(({ colour }) => colour ?? []),
        idsOf(colours),
      ),
      ...missing('le produit', product.related, identifiers),
    ].map((what) => `Le produit « ${name} » nomme ${what}, que personne ne connaît.`)
    const isTwice = identifiers.indexOf(identifier) < index
    return isTwice
      ? [...unknown, `Deux produits ont l’identifiant « ${identifier} » : seul le premier paraît.`]
      : unknown
  })
}

/** The products that may be shown: the first of each identifier. */
export function withoutTwins<Known extends { readonly identifier: string }>(
  products: readonly Known[],
): Known[] {
  const identifiers = products.map(({ identifier }) => identifier)
  return products.filter(({ identifier }, index) => identifiers.indexOf(identifier) === index)
}

const idsOf = (known: readonly { readonly id: string }[]) => known.map(({ id }) => id)

function missing(kind: string, named: readonly string[], known: readonly string[]): string[] {
  return [...new Set(named)].filter((name) => !known.includes(name)).map((name) => `${kind} « ${name} »`)
}
