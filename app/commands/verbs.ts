import type { AdminSite, AdminVerb, Say } from './admin-verb.ts'
import { competitionUsage, readCompetitionVerb } from './competition-verbs.ts'
import { memberUsage, readInvitation, readMemberList, readSecondFactorReset } from './member-verbs.ts'
import { orderUsage, readOrderVerb } from './order-verbs.ts'
import { readStockVerb, stockUsage } from './stock-verbs.ts'

const articleUsage = `npm run admin -- articles   montre combien de lecteurs chaque article a aidés ou non, sans noms ; ceux qui aident le moins d’abord
`

function readArticleVerb(words: string[]): AdminVerb | undefined {
  return words.length === 0 ? sayFeedback : undefined
}

async function sayFeedback({ built, services }: AdminSite, say: Say): Promise<boolean> {
  const counted = await built.countFeedback(services)
  for (const { path, helpful, unhelpful } of counted)
    say([path, `${helpful} oui`, `${unhelpful} non`].join('\t'))
  if (counted.length === 0) say('Aucun avis sur les articles.')
  return counted.length > 0
}

const readers: Readonly<Record<string, (words: string[]) => AdminVerb | undefined>> = {
  invite: readInvitation,
  'reset-second-factor': readSecondFactorReset,
  list: readMemberList,
  orders: readOrderVerb,
  stock: readStockVerb,
  competitions: readCompetitionVerb,
  articles: readArticleVerb,
}

export const adminUsage = memberUsage + orderUsage + stockUsage + competitionUsage + articleUsage

/** The verb that the words of a command line ask for; undefined when there is none or its words are wrong. */
export function readAdminVerb([name = '', ...words]: readonly string[]): AdminVerb | undefined {
  return Object.hasOwn(readers, name) ? readers[name]?.(words) : undefined
}
