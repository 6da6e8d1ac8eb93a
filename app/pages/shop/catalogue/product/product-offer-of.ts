import { withdrawalDays } from '#app/domain/shared/withdrawal-regime.ts'
import type { ProductDescription } from '#app/seo/product-data.ts'
import type { ProductDetails } from './product-details.server.ts'
import type { ProductView } from './product-view.server.ts'

/** A product as search engines are told of it: the same facts as the page. */
export function productOfferOf(product: ProductView, details: ProductDetails): ProductDescription {
  const { name, lead, path, identifier, price, stock, photos, colours, sizes } = product
  const drawing = `/og${path}.png`
  return {
    name,
    description: lead,
    path,
    identifier,
    picturePaths: photos.length > 0 ? photos.map(({ src }) => src) : [drawing],
    colours: colours.map((colour) => colour.name),
    sizes: sizes.map(({ size }) => size),
    material: details.composition.join('\u202f; ') || details.material,
    priceCents: price.askedCents,
    stock: stock.state,
    returnDays: withdrawalDays,
  }
}
