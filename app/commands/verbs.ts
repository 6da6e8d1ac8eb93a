import type { AdminVerb } from './admin-verb.ts'
import { articleUsage, readArticleVerb } from './article-verbs.ts'
import { competitionUsage, readCompetitionVerb } from './competition-verbs.ts'
import { memberUsage, readInvitation, readMemberList, readSecondFactorReset } from './member-verbs.ts'
import { orderUsage, readOrderVerb } from './order-verbs.ts'
import { readStockVerb, stockUsage } from './stock-verbs.ts'

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
