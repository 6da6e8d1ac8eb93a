import { relatedProducts } from '#app/domain/shop/catalogue/related.ts'
import {
  findProduct,
  listProducts,
  readDeliveryOptions,
  readShopTexts,
} from '#app/domain/shop/store.server.ts'
import { variantParameters } from '#app/domain/shop/variants.ts'
import type { Services } from '#app/http/context.ts'
import { keptByNobody } from '#app/http/headers.ts'
import { cardOf } from '../card.ts'
import { productDetails } from './product-details.server.ts'
import { productView } from './product-view.server.ts'

const mostRelated = 4

/** Everything the page of a product shows; undefined when the shop has no product of that name. */
export async function readProduct(services: Services, identifier: string, query: URLSearchParams) {
  const found = await findProduct(services, identifier)
  if (!found) return undefined
  const [texts, options, all] = await Promise.all([
    readShopTexts(services),
    readDeliveryOptions(services),
    listProducts(services),
  ])
  const product = productView(found, query, { texts, images: services.images })
  const isOurs = ['', product.chosen?.query].includes(variantTextOf(query))
  return {
    product,
    details: productDetails(found, texts, options),
    related: relatedProducts(found, all, mostRelated).map((other) => cardOf(other, texts)),
    texts: texts.product,
    init: isOurs ? {} : { headers: keptByNobody },
  }
}

function variantTextOf(query: URLSearchParams): string {
  const read = variantParameters.flatMap((name) => query.getAll(name).map((value) => [name, value]))
  return read.length > 0 ? `?${new URLSearchParams(read)}` : ''
}
