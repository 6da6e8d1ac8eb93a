import type { SiteContentReader } from '#content/collections.ts'
import type { InfoOf } from '#content/collections/info.ts'
import { readReminderDays, readSecondFactorPolicy } from '#content/collections/private.ts'
import { legalFacts, type LegalFacts } from './legal-facts.ts'

type Services = { readonly content: SiteContentReader; readonly siteUrl: string }

/** The facts of the legal texts as the owner has them: the club's, and what its settings promise. @param day `YYYY-MM-DD` */
export async function readLegalFacts(
  { content, siteUrl }: Services,
  club: InfoOf<'entreprise'>,
  day: string,
): Promise<LegalFacts> {
  const reminders = await readReminderDays(content)
  const secondFactor = await readSecondFactorPolicy(content)
  return legalFacts(club, { reminders, secondFactor }, siteUrl, day)
}
