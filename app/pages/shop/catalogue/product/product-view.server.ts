import { mostPieces } from '#app/domain/cart/cart.ts'
import { fewPieces } from '#app/domain/shared/few-pieces.ts'
import {
  artOfVariant,
  colourName,
  genderLabels,
  productStockSaid,
  stockSaid,
  variantLabel,
} from '#app/domain/shop/labels.ts'
import type { Variant } from '#app/domain/shop/product.ts'
import { guideRow } from '#app/domain/shop/sizes.ts'
import type { FoundProduct, ShopTexts } from '#app/domain/shop/store.server.ts'
import { chosenVariant, colourOptions, sizeOptions, variantQuery } from '#app/domain/shop/variants.ts'
import { imageAttributes, type ImageManifest } from '@allure/content-engine/images'

export type ProductView = ReturnType<typeof productView>

const pictureWidths = '(min-width: 1024px) 46rem, 100vw'

/** What the page of a product shows once a variant is chosen: no exact stock above what is said of it. */
export function productView(
  product: FoundProduct,
  query: URLSearchParams,
  { texts, images }: { texts: ShopTexts; images: ImageManifest },
) {
  const { variants, collections, gender, gallery, sizeGuide, askedCents, struckCents, percentOff } = product
  const { identifier, path, name, lead, isNew, isSample, story } = product
  const chosen = chosenVariant(variants, query)
  const names = texts.collections.filter(({ id }) => collections.includes(id))
  return {
    identifier,
    path,
    name,
    lead,
    isNew,
    isSample,
    story,
    gender: genderLabels[gender],
    collections: names.map(({ id, name: words }) => ({ id, name: words })),
    price: { askedCents, struckCents, percentOff },
    stock: productStockSaid(variants),
    art: artOfVariant(product.art, chosen ?? { colour: undefined }, texts.colours),
    photos: gallery.flatMap(({ src, alt }) => {
      const image = imageAttributes(images, src, pictureWidths)
      return image ? [{ ...image, alt }] : []
    }),
    chosen: chosen && chosenView(identifier, chosen, texts),
    colours: chosen ? colourChoices(product, chosen, texts) : [],
    sizes: chosen ? sizeChoices(identifier, variants, chosen) : [],
    sizeGuide: sizeGuide && { ...sizeGuide, chosen: guideRow(sizeGuide, chosen?.size)?.[0] },
  }
}

function chosenView(identifier: string, chosen: Variant, { colours }: ShopTexts) {
  const { id, colour, size, stock } = chosen
  return {
    key: `${identifier}.${id}`,
    variant: id,
    label: variantLabel(chosen, colours),
    colour: colour === undefined ? undefined : colourName(colour, colours),
    size,
    stock: stockSaid(chosen),
    most: stock > fewPieces ? mostPieces : stock,
    query: variantQuery(chosen),
  }
}

function colourChoices({ variants, art }: FoundProduct, chosen: Variant, { colours }: ShopTexts) {
  return colourOptions(variants, chosen).map(({ value, ...option }) => ({
    ...option,
    name: colourName(value, colours),
    art: artOfVariant(art, { colour: value }, colours),
  }))
}

function sizeChoices(identifier: string, variants: readonly Variant[], chosen: Variant) {
  return sizeOptions(variants, chosen).flatMap(({ value, query, isChosen }) => {
    const variant = variants.find(({ colour, size }) => colour === chosen.colour && size === value)
    if (!variant) return []
    return [{ key: `${identifier}.${variant.id}`, size: value, query, isChosen, stock: stockSaid(variant) }]
  })
}
