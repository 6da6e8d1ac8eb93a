import type { Product as ProductRow, SiteContentReader } from '#content/collections.ts'
import { isInShop } from '../arrival.ts'
import { withoutTwins } from './catalogue-problems.ts'

/** The products whose first day has come, as the content has them; the first of each identifier. @param today `AAAA-MM-JJ` */
export async function productRows(content: SiteContentReader, today: string): Promise<ProductRow[]> {
  const rows = await content.queryCollection('shop').order('stem').all()
  return withoutTwins(rows.filter(({ meta }) => isInShop(meta, today)))
}
