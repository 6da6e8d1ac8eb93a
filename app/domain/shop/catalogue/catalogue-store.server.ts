import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { weeklyTimeWords } from '#app/domain/shared/dates/weekly-time.ts'
import { capitalised } from '#app/domain/shared/within-sentence.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Product as ProductRow, SiteContentReader } from '#content/collections.ts'
import { type InfoOf, readInfo } from '#content/collections/info.ts'
import { deliveryOptions, type ShopDelivery } from '../delivery.ts'
import { isInShop, productOfRow, type ProductSummary, summaryOfRow } from '../product.ts'
import { catalogueProblems, withoutTwins } from './catalogue-problems.ts'

type ContentService = { readonly content: SiteContentReader }

export type ShopTexts = InfoOf<'boutique'>

export const stockStateChannel = 'stock_state'

/** The texts of the shop; where an order is handed over at a session, its day, hours and place come first. */
export async function readShopTexts({ content }: ContentService): Promise<ShopTexts> {
  const [texts, { sessions }] = await Promise.all([
    readInfo(content, 'boutique'),
    readInfo(content, 'equipe'),
  ])
  const deliveryOptions = texts.deliveryOptions.map((option) => {
    const session = sessions.find(({ id }) => id !== undefined && id === option.session)
    return session ? { ...option, text: `${capitalised(weeklyTimeWords(session))}. ${option.text}` } : option
  })
  return { ...texts, deliveryOptions }
}

type DatedContent = ContentService & { readonly clock: Clock }

/** The products of the shop as their files describe them, without stock nor price of the moment. */
export async function listProductSummaries({ content, clock }: DatedContent): Promise<ProductSummary[]> {
  return (await productRows(content, dayInParis(clock.now()))).map(summaryOfRow)
}

/** The ways to get an order, with their fees, in the order of the shop. */
export async function readDeliveryOptions({ content }: ContentService): Promise<ShopDelivery[]> {
  const [{ deliveryOptions: options }, { deliveryFees }] = await Promise.all([
    readShopTexts({ content }),
    readInfo(content, 'entreprise'),
  ])
  return deliveryOptions(options, deliveryFees)
}

/** What products name that is not there, in French: for the log and the back office. */
export async function problemsOfCatalogue({ content }: ContentService): Promise<string[]> {
  const rows = await content.queryCollection('shop').order('stem').all()
  return catalogueProblems(rows.map(productOfRow), await readInfo(content, 'boutique'))
}

/** The products whose first day has come, as the content has them; the first of each identifier. @param today `AAAA-MM-JJ` */
export async function productRows(content: SiteContentReader, today: string): Promise<ProductRow[]> {
  const rows = await content.queryCollection('shop').order('stem').all()
  return withoutTwins(rows.filter(({ meta }) => isInShop(meta, today)))
}
