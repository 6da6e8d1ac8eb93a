import { fewPieces } from '#app/domain/shared/few-pieces.ts'
import type { ProductArt } from '#app/domain/shared/product-art.ts'
import type { Composition, Gender, Producer, Variant } from './product.ts'
import { isSoldOut } from './variants.ts'

const noBreak = '\u00A0'

export const genderLabels: Readonly<Record<Gender, string>> = {
  femme: 'Femme',
  homme: 'Homme',
  mixte: 'Mixte',
  enfant: 'Enfant',
}

export type StockSaid = { readonly state: 'many' | 'few' | 'none'; readonly label: string }

/** What is said of the stock of what a collective order makes. */
export const madeToOrder: StockSaid = { state: 'many', label: 'Sur commande' }

export const soldOut: StockSaid = { state: 'none', label: 'Épuisé' }

/** « En stock », « Plus que 5 », « Dernière pièce », « Épuisé ». */
export function stockSaid({ stock }: Pick<Variant, 'stock'>): StockSaid {
  if (isSoldOut({ stock })) return soldOut
  if (stock > fewPieces) return { state: 'many', label: 'En stock' }
  return { state: 'few', label: stock === 1 ? 'Dernière pièce' : `Plus que${noBreak}${stock}` }
}

/** What is said of a product's stock: that of all its variants together. */
export function productStockSaid(variants: readonly Pick<Variant, 'stock'>[]): StockSaid {
  return stockSaid({ stock: variants.reduce((sum, { stock }) => sum + Math.max(0, stock), 0) })
}

type Colour = { readonly id: string; readonly name: string; readonly art: ProductArt['colour'] }

/** A variant in words: « Vert piste, taille M »; empty when it has no size nor colour. */
export function variantLabel(
  { colour, size }: Pick<Variant, 'colour' | 'size'>,
  colours: readonly Colour[],
): string {
  const name = colour === undefined ? undefined : colourName(colour, colours)
  return [name, size === undefined ? undefined : `taille${noBreak}${size}`]
    .filter((words) => words !== undefined)
    .join(', ')
}

/** The name of a colour; its id when the shop does not name it. */
export function colourName(colour: string, colours: readonly Colour[]): string {
  return colours.find(({ id }) => id === colour)?.name ?? colour
}

/** The drawing of a product in the colour of a variant; its own colour when the shop has no drawing for that one. */
export function artOfVariant(
  art: ProductArt,
  { colour }: Pick<Variant, 'colour'>,
  colours: readonly Colour[],
): ProductArt {
  return { kind: art.kind, colour: colours.find(({ id }) => id === colour)?.art ?? art.colour }
}

/** « Corps : 88 % polyester, 12 % élasthanne », one line a part (Regulation (EU) 1007/2011, article 16). */
export function compositionLines(composition: readonly Composition[]): string[] {
  return composition.map(({ part, fibres }) => {
    const shares = fibres
      .toSorted((one, other) => other.percent - one.percent)
      .map(({ fibre, percent }) => `${String(percent).replace('.', ',')}${noBreak}% ${fibre}`)
    return (part === undefined ? '' : `${part}${noBreak}: `) + shares.join(', ')
  })
}

/** « Atelier, 1 rue de l’Atelier, 42000 Saint-Étienne, France » (Regulation (EU) 2023/988, article 19). */
export function producerLine({ name, address }: Producer): string {
  return [name, address.street, `${address.postcode} ${address.city}`, address.country].join(', ')
}
