import { redirect } from 'react-router'
import { isCanonical, isOffered, parseShopQuery, shopAddress } from '#app/domain/shop/catalogue/filters.ts'
import { searchProducts, type ShopTexts } from '#app/domain/shop/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import { cardOf } from '../product-card.tsx'

export type ShownList = Awaited<ReturnType<typeof listShop>>['list']

/** The list of an address; addresses our own links do not use redirect to the canonical one. */
export async function listShop(services: Services, request: Request, texts: ShopTexts, collection?: string) {
  const { searchParams } = new URL(request.url)
  const query = parseShopQuery(searchParams, collection)
  if (!isCanonical(searchParams)) throw redirect(shopAddress(query))
  const { products, choices, counts } = await searchProducts(services, query)
  const { reasons, legal } = texts
  const nameOf = (id?: string) => texts.collections.find((known) => known.id === id)?.name ?? 'Tout'
  const isCut = products.some(({ struckCents }) => struckCents !== undefined)
  return {
    list: {
      query,
      choices,
      collections: counts.map(({ collection: id, count }) => ({ id, count, name: nameOf(id) })),
      cards: products.map((product) => cardOf(product, texts)),
      reasons,
      priceNotes: [legal.priceNote, ...(isCut ? [legal.struckPriceNote] : [])],
    },
    init: isOffered(searchParams, choices) ? {} : { headers: noStore },
  }
}
