import { artOfVariant, productStockSaid } from '#app/domain/shop/labels.ts'
import type { ListedProduct, ShopTexts } from '#app/domain/shop/store.server.ts'

export type Card = ReturnType<typeof cardOf>

/** What a product's card shows: no exact stock, so that a page stays right while plenty is left. */
export function cardOf(product: ListedProduct, { colours }: Pick<ShopTexts, 'colours'>) {
  const { identifier, path, name, summary, askedCents, struckCents, percentOff, isNew, isSample } = product
  const shown = product.variants.find(({ stock }) => stock > 0) ?? { colour: undefined }
  const own = new Set(product.variants.map(({ colour }) => colour))
  return {
    identifier,
    path,
    name,
    summary,
    price: { askedCents, struckCents, percentOff },
    stock: productStockSaid(product.variants),
    art: artOfVariant(product.art, shown, colours),
    colours: colours.filter(({ id }) => own.has(id)),
    isNew,
    isSample,
  }
}
