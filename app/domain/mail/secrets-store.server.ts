import { and, eq, inArray, lt, ne, or } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { outgoingMails } from '#db/schema/index.ts'
import { maskLinks, maskSecrets } from './rules.ts'

const oneHour = 3_600_000
const oneWeek = 168 * oneHour

/** The kinds of emails that hold a link or a code which opens an account, and the milliseconds it opens something. */
const livesOfSecrets: Readonly<Record<string, number>> = {
  'account-confirmation': oneHour,
  'account-invite': oneWeek,
  'account-magiclink': oneHour,
  'account-recovery': oneHour,
  'account-email_change_current': oneHour,
  'account-email_change_new': oneHour,
  'account-reauthentication': oneHour,
  'account-signed-in': oneWeek,
  'member-invited': oneWeek,
  'member-opened': oneHour,
  sms: oneHour,
}

export function holdsSecret(template: string): boolean {
  return Object.hasOwn(livesOfSecrets, template)
}

type Told = { readonly template: string; readonly subject: string; readonly text: string }

/** An email to be kept elsewhere: without its links, nor the codes of one that opens an account. */
export function maskedMail<Mail extends Told>(mail: Mail): Mail {
  const mask = holdsSecret(mail.template) ? maskSecrets : maskLinks
  return { ...mail, subject: mask(mail.subject), text: mask(mail.text) }
}

/** What is left of such an email once it has served. */
export const withoutSecret = {
  html: '',
  facts: null,
  text: 'Ce message portait un lien ou un code personnel\u00a0: il n’est pas gardé.',
}

export const linkExpired = 'Le lien ou le code avait expiré avant que ce message puisse partir.'

/** Removes links and codes from the emails that are still here when they open nothing any more; says from how many. */
export async function forgetMailSecrets({ database, clock }: StoreServices): Promise<number> {
  const now = clock.now().getTime()
  const isServed = Object.entries(livesOfSecrets).map(([template, life]) =>
    and(eq(outgoingMails.template, template), lt(outgoingMails.createdAt, new Date(now - life))),
  )
  const isOver = and(or(...isServed), ne(outgoingMails.text, withoutSecret.text))
  const emptied = await database
    .update(outgoingMails)
    .set(withoutSecret)
    .where(isOver)
    .returning({ id: outgoingMails.id })
  await database
    .update(outgoingMails)
    .set({ status: 'unsent', lastError: linkExpired })
    .where(
      and(eq(outgoingMails.text, withoutSecret.text), inArray(outgoingMails.status, ['waiting', 'failed'])),
    )
  return emptied.length
}

/** The text of such an email, for a coach who asks for it; the audit log says so. */
export function showMailSecret(
  { database, clock }: Pick<StoreServices, 'database' | 'clock'>,
  { mail, actor }: { mail: typeof outgoingMails.$inferSelect; actor: { id: string; name: string } },
): Promise<string> {
  return database.transaction(async (transaction) => {
    const subject = { id: mail.id, name: mail.recipient }
    await writeAuditLog(transaction, { at: clock.now(), actor, action: 'mail.secret-shown', subject })
    return mail.text
  })
}
