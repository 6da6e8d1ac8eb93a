import type { WrittenEmail } from '#app/domain/mail/store.server.ts'
import { accountDeletedEmail } from './account-deleted.tsx'
import { accountEmails } from './account-emails.tsx'
import { proposalDecidedEmails } from './athlete/proposal-decided.tsx'
import { proposalNoticeEmail } from './athlete/proposal-notice.tsx'
import { reminderEmails } from './athlete/reminder.tsx'
import { declarationNoticeEmail } from './declaration-notice.tsx'
import { declarationReceiptEmail } from './declaration-receipt.tsx'
import { invitationEmails } from './invitation-emails.tsx'
import { messageNoticeEmail } from './message-notice.tsx'
import { messageReceiptEmail } from './message-receipt.tsx'
import { securityEmails } from './security-emails.tsx'
import type { Site } from './templates.server.ts'
import { unknownPaymentEmail } from './unknown-payment.tsx'

/** Every email that waits as facts, by the name of its template. */
const templates = new Map([
  ...accountEmails,
  ...securityEmails,
  accountDeletedEmail,
  ...invitationEmails,
  messageNoticeEmail,
  messageReceiptEmail,
  declarationReceiptEmail,
  declarationNoticeEmail,
  proposalNoticeEmail,
  ...proposalDecidedEmails,
  ...reminderEmails,
  unknownPaymentEmail,
])

/** Writes an email from its facts. Throws when the template is unknown or its facts are not what it needs. */
export async function writeEmail(name: string, facts: object, site: Site): Promise<WrittenEmail> {
  const write = templates.get(name)
  if (!write) throw new Error(`There is no email « ${name} ».`)
  return write(facts, site)
}
