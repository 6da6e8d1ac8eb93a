import type { Root } from 'hast'
import type { SiteContentReader } from '#content/collections.ts'
import { readInfo } from '#content/collections/info.ts'
import { fillFacts } from './fill-facts.ts'
import { readLegalFacts } from './legal-facts-store.server.ts'
import type { LegalFacts } from './legal-facts.ts'
import { markdownOf } from './markdown-of.ts'

/** The general terms of sale as they stand, with the club's facts in them. */
export type TermsOfSale = Awaited<ReturnType<typeof readTermsOfSale>>

// Wording the same text again took a twentieth of the work of an order.
const worded = new WeakMap<Root, { readonly facts: string; readonly text: string }>()

/** What a contract refers to: its text is read at that moment. @param day `YYYY-MM-DD`, chooses the VAT mention */
export async function readTermsOfSale(
  { content, siteUrl }: { readonly content: SiteContentReader; readonly siteUrl: string },
  day: string,
) {
  const facts = await readInfo(content, 'entreprise')
  const { body, version, updatedOn } = await readInfo(content, 'cgv')
  if (!body || version === undefined) throw new Error('content/info/cgv has no text or no version')
  const filledWith = await readLegalFacts({ content, siteUrl }, facts, day)
  return { version, updatedOn, text: textOf(body.root, filledWith, siteUrl) }
}

function textOf(terms: Root, filledWith: LegalFacts, siteUrl: string): string {
  const facts = JSON.stringify([siteUrl, filledWith])
  const known = worded.get(terms)
  if (known?.facts === facts) return known.text
  const { root } = fillFacts(terms, filledWith, { showsMissing: false })
  const text = markdownOf(root, siteUrl)
  worded.set(terms, { facts, text })
  return text
}
