import { named, sayLines, searching, type AdminSite, type Say } from './admin-verb.ts'
import { campUsage, readCampVerb } from './camp-verbs.ts'
import { collectiveUsage, readCollectiveVerb } from './collective-verbs.ts'
import { competitionUsage, readCompetitionVerb } from './competition-verbs.ts'
import { groupUsage, readGroupVerb } from './group-verbs.ts'
import { mailUsage, readMailVerb } from './mail-verbs.ts'
import { memberUsage, readChange, readInvitation, readSecondFactorReset, sayMembers } from './member-verbs.ts'
import { orderUsage, readOrderVerb } from './order-verbs.ts'
import { personUsage, readPersonVerb } from './person-verbs.ts'
import { readRights } from './rights-verb.ts'
import { readSendingVerb, sendingUsage } from './sending-verbs.ts'
import { readStockVerb, stockUsage } from './stock-verbs.ts'
import { readStravaVerb, stravaUsage } from './strava-verbs.ts'
import { readThirdPartyVerb, thirdPartyUsage } from './third-party-verbs.ts'
import { readVoucherVerb, voucherUsage } from './voucher-verbs.ts'

const articleUsage = `npm run admin -- articles   montre combien de lecteurs chaque article a aidés ou non, sans noms ; ceux qui aident le moins d’abord
`

async function sayFeedback({ built, services }: AdminSite, say: Say): Promise<boolean> {
  const counted = await built.countFeedback(services)
  const lines = counted.map(({ path, helpful, unhelpful }) => `${path}\t${helpful} oui\t${unhelpful} non`)
  return sayLines(say, lines, 'Aucun avis sur les articles.')
}

export const adminUsage =
  memberUsage +
  personUsage +
  groupUsage +
  sendingUsage +
  thirdPartyUsage +
  orderUsage +
  stockUsage +
  collectiveUsage +
  voucherUsage +
  campUsage +
  competitionUsage +
  articleUsage +
  mailUsage +
  stravaUsage

/** The verb that the words of a command line ask for; undefined when there is none or its words are wrong. */
export const readAdminVerb = named({
  invite: readInvitation,
  'reset-second-factor': readSecondFactorReset,
  change: readChange,
  rights: readRights,
  list: searching(sayMembers),
  person: readPersonVerb,
  groups: readGroupVerb,
  sendings: readSendingVerb,
  oauth: readThirdPartyVerb,
  orders: readOrderVerb,
  stock: readStockVerb,
  collective: readCollectiveVerb,
  vouchers: readVoucherVerb,
  mails: readMailVerb,
  camps: readCampVerb,
  competitions: readCompetitionVerb,
  strava: readStravaVerb,
  articles: (words) => (words.length === 0 ? sayFeedback : undefined),
})
