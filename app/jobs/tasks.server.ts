import type { TaskList } from 'graphile-worker'
import { takeContentIn } from '#app/content/content-in-force.server.ts'
import { purgeStrava, revokeStrava } from '#app/domain/activities/strava/store.server.ts'
import { purgeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { askForBalances, purgeBookings } from '#app/domain/camps/bookings/store.server.ts'
import { tellGifts } from '#app/domain/camps/gifts/gift-store.server.ts'
import { purgePackageForms } from '#app/domain/camps/lodging/form-store.server.ts'
import { finishCancelling } from '#app/domain/camps/office/store.server.ts'
import { purgeParticipantsPages } from '#app/domain/camps/participants-page/page-store.server.ts'
import { remindParticipants } from '#app/domain/camps/reminders/send-store.server.ts'
import { moveWaitingLists, purgeWaits } from '#app/domain/camps/waiting/store.server.ts'
import { purgeProposals, purgeSentReminders, sendReminders } from '#app/domain/competitions/store.server.ts'
import {
  doWhatIsDue,
  purgeRevisions,
  readDurations,
  readReminderDays,
} from '#app/domain/content-edits/store.server.ts'
import { purgeDeclarations } from '#app/domain/declarations/store.server.ts'
import { purgeTrainingCodes } from '#app/domain/joining/store.server.ts'
import { forgetMailSecrets } from '#app/domain/mail/secrets-store.server.ts'
import { deliverMail, purgeMails, releaseKeptMails, retryUnsentMails } from '#app/domain/mail/store.server.ts'
import { purgeMembers } from '#app/domain/members/store.server.ts'
import { purgeMessages } from '#app/domain/messages/store.server.ts'
import { tellOffer, tellOffice } from '#app/domain/notices/store.server.ts'
import {
  endCheckoutsLater,
  askForCollectiveBalances,
  endCollectives,
  expireOrders,
  purgeCheckouts,
  purgeOrders,
  refundPayment,
  remindUncollected,
  remindUnpaid,
  retryOrderEmails,
  retryRefunds,
  tellUnknownPayment,
  writeOrderEmail,
} from '#app/domain/orders/store.server.ts'
import { endPhotoConsents, purgePhotoAuthors } from '#app/domain/photos/store.server.ts'
import { purgeRecoveryCodes } from '#app/domain/recovery-codes/store.server.ts'
import { purgeEmptySearches } from '#app/domain/search/empty-searches.server.ts'
import { purgeSendings, sendSome } from '#app/domain/sendings/store.server.ts'
import { purgeKeptForms, purgeSessions } from '#app/domain/sessions/store.server.ts'
import {
  announceOpened,
  purgeRestock,
  purgeStockAuthors,
  tellRestock,
} from '#app/domain/shop/store.server.ts'
import { purgeSignIns } from '#app/domain/sign-ins/store.server.ts'
import { purgeTestimonials } from '#app/domain/testimonials/store.server.ts'
import { purgePageViews } from '#app/domain/visits/store.server.ts'
import { readSite } from '#app/emails/read-site.server.ts'
import { writeEmail } from '#app/emails/write-email.server.ts'
import type { Services } from '#app/http/context.ts'
import { purgeUsedLimits } from '#app/http/rate-limit.server.ts'
import { pushSender } from '#app/outside/push/push-sender.server.ts'
import { clubClient } from '#app/session/auth-clients.server.ts'
import { alarmed } from './alarmed.ts'
import { eachByItself, type Steps } from './each-by-itself.ts'
import { drawDocuments } from './render-documents.server.ts'
import { writeMailsOf } from './write-order-mails.server.ts'

/** All that is done in the background. @param ofServer what the process does at its times, told of like the rest */
export function tasks(services: Services, ofServer: TaskList = {}): TaskList {
  return {
    deliver_mail: (payload) =>
      deliverMail(
        {
          ...services,
          writeEmail: async (template, facts) => writeEmail(template, facts, await readSite(services)),
          drawDocuments: (numbers) => drawDocuments(services, numbers),
        },
        payload,
      ),
    order_email: (payload) =>
      writeOrderEmail(
        { ...services, writeOrderMails: (...about) => writeMailsOf(services, ...about) },
        payload,
      ),
    refund_payment: (payload) => refundPayment(services, payload),
    end_checkouts: (payload) => endCheckoutsLater(services, payload),
    tell_offer: (payload) => tellOffer({ ...services, push: pushSender(services) }, payload),
    unknown_payment: (payload) => tellUnknownPayment(services, payload),
    revoke_strava: (payload) => revokeStrava(services, payload),
    ...alarmed({ ...atTheirTimes(services), ...ofServer }, services),
    ...eachByItself('nightly_upkeep', nightly(services), services),
    ...eachByItself('hourly_upkeep', hourly(services), services),
  }
}

const atTheirTimes = (services: Services): TaskList => ({
  expire_orders: async () => void (await expireOrders(services)),
  publish_texts: async () => void (await doWhatIsDue(services)),
  finish_cancelling: async () => void (await finishCancelling(services)),
  move_waiting_lists: async () => void (await moveWaitingLists(services)),
  send_some: async () =>
    void (await sendSome({ ...services, accounts: clubClient(services.auth).auth.admin })),
  tell_office: () =>
    tellOffice({ ...services, accounts: clubClient(services.auth).auth.admin, push: pushSender(services) }),
  announce_opened: async () => void (await announceOpened(services)),
  collective_orders: async () => void (await endCollectives(services)),
  tell_restock: async () => void (await tellRestock(services)),
  release_kept_mails: async () => void (await releaseKeptMails(services)),
  morning_reminders: async () => {
    const sent = await sendReminders(services, await readReminderDays(services.content))
    services.logger.info({ sent }, 'reminders')
  },
})

const hourly = (services: Services): Steps => ({
  mail_secrets: () => forgetMailSecrets(services),
  content: () => takeContentIn(services),
  unpaid: () => remindUnpaid(services),
  uncollected: () => remindUncollected(services),
  balances: async () => askForBalances(services, (await readReminderDays(services.content)).balance),
  collective_balances: () => askForCollectiveBalances(services),
  gifts: () => tellGifts(services),
  camp_reminders: async () => remindParticipants(services, await readReminderDays(services.content)),
})

const nightly = (services: Services): Steps => ({
  ...asLongAsTheOwnerSays(services),
  declarations: () => purgeDeclarations(services),
  recovery_codes: () => purgeRecoveryCodes(services),
  accounts: async () => services.auth.maintain?.(),
  sessions: () => purgeSessions(services),
  training_codes: () => purgeTrainingCodes(services),
  kept_forms: () => purgeKeptForms(services),
  empty_searches: () => purgeEmptySearches(services),
  page_views: () => purgePageViews(services),
  restock: () => purgeRestock(services),
  stock_authors: () => purgeStockAuthors(services),
  photo_authors: () => purgePhotoAuthors(services),
  photo_consents: () => endPhotoConsents(services),
  testimonials: () => purgeTestimonials(services),
  checkouts: () => purgeCheckouts(services),
  used_limits: () => purgeUsedLimits(services),
  orders: () => purgeOrders(services),
  participants_pages: () => purgeParticipantsPages(services),
  package_forms: () => purgePackageForms(services),
  waits: () => purgeWaits(services),
  proposals: () => purgeProposals(services),
  strava: () => purgeStrava(services),
  reminders: () => purgeSentReminders(services),
  refunds: () => retryRefunds(services.database),
  order_emails: () => retryOrderEmails(services),
  unsent_mails: () => retryUnsentMails(services.database),
})

/** What the owner may keep for less than the register says. */
function asLongAsTheOwnerSays(services: Services): Steps {
  const kept = () => readDurations(services.content)
  const accounts = clubClient(services.auth).auth.admin
  return {
    messages: async () => purgeMessages(services, (await kept()).messages),
    mails: async () => purgeMails(services, (await kept()).mails),
    revisions: async () => purgeRevisions(services, (await kept()).revisions),
    members: async () => purgeMembers({ ...services, accounts }, await kept()),
    audit_log: async () => purgeAuditLog(services, (await kept()).auditLog),
    sendings: async () => purgeSendings(services, (await kept()).sendings),
    sign_ins: async () => purgeSignIns(services, (await kept()).signIns),
    bookings: async () => purgeBookings(services, (await kept()).participants),
  }
}
