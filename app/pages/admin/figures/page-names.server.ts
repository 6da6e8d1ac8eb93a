import { listPublishedCamps } from '#app/domain/camps/store.server.ts'
import { listProductSummaries, readShopTexts } from '#app/domain/shop/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { publicPages } from '#app/seo/public-pages.ts'

/** What the public pages are called, by their path. */
export async function namesOfPages(services: Services): Promise<ReadonlyMap<string, string>> {
  const camps = await listPublishedCamps(services)
  const products = await listProductSummaries(services)
  const { collections } = await readShopTexts(services)
  return new Map([
    ...publicPages.map(({ path, title }): [string, string] => [path, title]),
    ...camps.map(({ path, title }): [string, string] => [path, title]),
    ...products.map(({ path, name }): [string, string] => [path, name]),
    ...collections.map(({ id, name }): [string, string] => [`/notre-boutique/collection/${id}`, name]),
  ])
}
