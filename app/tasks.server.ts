import type { TaskList } from 'graphile-worker'
import { takeContentIn } from './content-in-force.server.ts'
import type { Services } from './context.ts'
import { purgeProposals, purgeSentReminders, sendReminders } from './domain/competitions/store.server.ts'
import { purgeRevisions } from './domain/content-edits/store.server.ts'
import { purgeDeclarations } from './domain/declarations/store.server.ts'
import { forgetMailSecrets } from './domain/mail/secrets-store.server.ts'
import { deliverMail, purgeMails, retryUnsentMails } from './domain/mail/store.server.ts'
import { purgeJournal } from './domain/journal/store.server.ts'
import { purgeMembers } from './domain/members/store.server.ts'
import { purgeMessages } from './domain/messages/store.server.ts'
import { purgeRecoveryCodes } from './domain/recovery-codes/store.server.ts'
import {
  endCheckoutsLater,
  expireOrders,
  purgeCheckouts,
  purgeOrders,
  refundPayment,
  remindUncollected,
  remindUnpaid,
  retryLetters,
  retryRefunds,
  tellUnknownPayment,
  writeOrderLetter,
} from './domain/orders/store.server.ts'
import { purgeStockAuthors } from './domain/shop/store.server.ts'
import { drawDocuments } from './drawn-documents.server.ts'
import { clubClient } from './session/auth-clients.server.ts'
import { purgeSessions } from './domain/sessions/store.server.ts'

/** Every kind of job the site queues. */
export function tasks(services: Services): TaskList {
  return {
    deliver_mail: (payload) =>
      deliverMail({ ...services, drawDocuments: (numbers) => drawDocuments(services, numbers) }, payload),
    order_letter: (payload) => writeOrderLetter(services, payload),
    refund_payment: (payload) => refundPayment(services, payload),
    end_checkouts: (payload) => endCheckoutsLater(services, payload),
    unknown_payment: (payload) => tellUnknownPayment(services, payload),
    upkeep_each_minute: async () => {
      await expireOrders(services)
    },
    hourly_upkeep: async () => {
      await forgetMailSecrets(services)
      await takeContentIn(services)
      await remindUnpaid(services)
      await remindUncollected(services)
    },
    morning_reminders: async () => {
      const sent = await sendReminders(services)
      services.logger.info({ sent }, 'reminders')
    },
    nightly_upkeep: () => keepUp(services),
  }
}

async function keepUp(services: Services): Promise<void> {
  const counts = {
    messages: await purgeMessages(services),
    declarations: await purgeDeclarations(services),
    mails: await purgeMails(services),
    revisions: await purgeRevisions(services),
    members: await purgeMembers({ ...services, accounts: clubClient(services.auth).auth.admin }),
    recoveryCodes: await purgeRecoveryCodes(services),
    journal: await purgeJournal(services),
    accounts: await services.auth.keepUp?.(),
    sessions: await purgeSessions(services),
    stockAuthors: await purgeStockAuthors(services),
    checkouts: await purgeCheckouts(services),
    orders: await purgeOrders(services),
    proposals: await purgeProposals(services),
    reminders: await purgeSentReminders(services),
    refunds: await retryRefunds(services.database),
    letters: await retryLetters(services),
    retried: await retryUnsentMails(services.database),
  }
  services.logger.info(counts, 'nightly upkeep')
}
