import type { SiteContentReader } from '#content/collections.ts'
import { readInfo } from '#content/collections/info.ts'
import type { Body } from '@allure/content-engine'
import { fillFacts } from './fill-facts.ts'
import { type LegalFacts, legalFacts } from './legal-facts.ts'
import { markdownOf } from './markdown-of.ts'

/** The general terms of sale as they stand, with the club's facts in them. */
export type TermsOfSale = {
  readonly version: number
  readonly updatedOn: string
  readonly text: string
}

// The same text with the same facts is written once.
const written = new WeakMap<Body, { readonly said: string; readonly text: string }>()

/** What a contract refers to: its text is read at that moment. @param day `YYYY-MM-DD`, chooses the VAT mention */
export async function readTermsOfSale(
  { content, siteUrl }: { readonly content: SiteContentReader; readonly siteUrl: string },
  day: string,
): Promise<TermsOfSale> {
  const facts = await readInfo(content, 'entreprise')
  const { body, version, updatedOn } = await readInfo(content, 'cgv')
  if (!body || version === undefined) throw new Error('content/info/cgv has no text or no version')
  return { version, updatedOn, text: textOf(body, legalFacts(facts, siteUrl, day), siteUrl) }
}

function textOf(body: Body, facts: LegalFacts, siteUrl: string): string {
  const said = JSON.stringify(facts)
  const known = written.get(body)
  if (known?.said === said) return known.text
  const text = markdownOf(fillFacts(body.root, facts, { showsMissing: false }).root, siteUrl)
  written.set(body, { said, text })
  return text
}
