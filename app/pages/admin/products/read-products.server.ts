import { listOfficeProducts, productsAsked } from '#app/domain/shop/office/list-store.server.ts'
import type { OfficeServices } from '#app/domain/shop/office/save-product.server.ts'
import { readList } from '../frame/read-list.server.ts'

const perPage = 50

/** The products that an address asks for, and how many there are of each state. */
export async function readProductsAsked(services: OfficeServices, url: URL) {
  const query = readList(url, { perPage, names: ['collection', 'stock'] })
  const all = await listOfficeProducts(services)
  const { search, filter, kept } = query
  const asked = { search, collection: kept.collection ?? '', isLow: kept.stock === 'bas' }
  const found = productsAsked(all, { ...asked, state: filter })
  const ofSearch = productsAsked(all, { ...asked, state: '' })
  const counts = Object.fromEntries(
    Map.groupBy(ofSearch, ({ state }) => state)
      .entries()
      .map(([state, own]) => [state, own.length]),
  )
  return { query, found, counts, total: found.length }
}
