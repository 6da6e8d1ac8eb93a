import type { WrittenEmail } from '#app/domain/mail/store.server.ts'
import { accountDeletedEmail } from './account-deleted.tsx'
import { accountEmails, securityEmails } from './account-emails.tsx'
import { proposalDecidedEmails } from './athlete/proposal-decided.tsx'
import { proposalNoticeEmail } from './athlete/proposal-notice.tsx'
import { raceChangeEmails } from './athlete/race-change.tsx'
import { reminderEmails } from './athlete/reminder.tsx'
import { bookingEmails } from './bookings/booking-emails.tsx'
import { waitEmails } from './bookings/wait-emails.tsx'
import { clubLetterEmail } from './club-letter.tsx'
import { declarationNoticeEmail, declarationReceiptEmail } from './declaration-emails.tsx'
import { invitationEmails } from './invitation-emails.tsx'
import { mailRefusedEmail } from './mail-refused.tsx'
import { messageAnswerEmail, messageNoticeEmail, messageReceiptEmail } from './message-emails.tsx'
import { newSignInEmail } from './new-sign-in.tsx'
import { officeDigestEmail } from './office-digest.tsx'
import { collectiveBalanceEmails } from './orders/collective-balance.tsx'
import { collectiveEndedEmail } from './orders/collective-ended.tsx'
import { keyRefusedEmail } from './payment-key-refused.tsx'
import { restockEmails } from './restock-emails.tsx'
import { taskAlarmEmail } from './task-alarm.tsx'
import type { Site } from './templates.server.tsx'
import { testEmailWritten } from './test-email.tsx'
import { testimonialEmails } from './testimonial-emails.tsx'
import { unknownPaymentEmail } from './unknown-payment.tsx'

const templates = new Map([
  ...accountEmails,
  ...securityEmails,
  newSignInEmail,
  accountDeletedEmail,
  ...invitationEmails,
  clubLetterEmail,
  messageNoticeEmail,
  messageReceiptEmail,
  messageAnswerEmail,
  declarationReceiptEmail,
  declarationNoticeEmail,
  proposalNoticeEmail,
  ...proposalDecidedEmails,
  ...raceChangeEmails,
  ...bookingEmails,
  ...waitEmails,
  ...testimonialEmails,
  ...reminderEmails,
  unknownPaymentEmail,
  keyRefusedEmail,
  mailRefusedEmail,
  testEmailWritten,
  taskAlarmEmail,
  officeDigestEmail,
  ...restockEmails,
  collectiveEndedEmail,
  ...collectiveBalanceEmails,
])

/** What writes the emails of a template; undefined when there is none. */
export function writerOf(name: string) {
  return templates.get(name)
}

export const templateNames: readonly string[] = [...templates.keys()]

/** Writes an email from its facts. Throws when the template is unknown or its facts are not what it needs. */
export async function writeEmail(name: string, facts: object, site: Site): Promise<WrittenEmail> {
  const writer = templates.get(name)
  if (!writer) throw new Error(`There is no email ${name}.`)
  return writer.write(facts, site)
}

/** The subject that an email will have once it is written; nothing when it cannot be. */
export function subjectOfEmail(name: string, facts: object, site: Site): string | undefined {
  return templates.get(name)?.subjectOf(facts, site)
}
