import type { SiteContentReader } from '#content/collections.ts'
import { readInfo } from '#content/collections/info.ts'
import { fillFacts } from './fill-facts.ts'
import { readLegalFacts } from './legal-facts-store.server.ts'
import { markdownOf } from './markdown-of.ts'

/** The general terms of sale as they stand, with the club's facts in them. */
export type TermsOfSale = Awaited<ReturnType<typeof readTermsOfSale>>

/** What a contract refers to: its text is read at that moment. @param day `YYYY-MM-DD`, chooses the VAT mention */
export async function readTermsOfSale(
  { content, siteUrl }: { readonly content: SiteContentReader; readonly siteUrl: string },
  day: string,
) {
  const facts = await readInfo(content, 'entreprise')
  const { body, version, updatedOn } = await readInfo(content, 'cgv')
  if (!body || version === undefined) throw new Error('content/info/cgv has no text or no version')
  const { root } = fillFacts(body.root, await readLegalFacts({ content, siteUrl }, facts, day), {
    showsMissing: false,
  })
  return { version, updatedOn, text: markdownOf(root, siteUrl) }
}
