import { and, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'
import { monthsBefore } from '#app/domain/shared/retention.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { SmsTransport, TextMessage } from '#app/outside/sms/sms-transport.ts'
import { longestDurations } from '#content/collections/durations.ts'
import type { Database, Transaction } from '#db/database.ts'
import { outgoingMails } from '#db/schema/index.ts'
import { addDeliveryJob } from './outbox-store.server.ts'

export { maskedMail } from './secrets-store.server.ts'
export { deliverMail } from './delivery-store.server.ts'
export { endMails } from './ending-store.server.ts'
export {
  countFailedMails,
  releaseKeptMails,
  retryMail,
  searchMails,
  type ListedMail,
} from './outbox-store.server.ts'

export { readMailWords, saveMailWords } from './words/words-store.server.ts'
export { sendTrial } from './words/trial-store.server.ts'
export type { SaidWords } from './words/rules.ts'

export type OutgoingMail = typeof outgoingMails.$inferSelect

type Writer = Pick<Transaction, 'insert' | 'execute'>

type NewMail = Omit<typeof outgoingMails.$inferInsert, 'createdAt'>

export type WrittenEmail = Pick<OutgoingMail, 'subject' | 'html' | 'text'> &
  Pick<NewMail, 'replyTo' | 'documents' | 'unsubscribeUrl'>

export type MailToQueue = WrittenEmail & Pick<OutgoingMail, 'template' | 'recipient'>

/** Writes a mail and its delivery job inside the caller's transaction: it leaves after the commit, or never existed. */
export async function queueMail(
  transaction: Writer,
  mail: NewMail,
  createdAt: Date,
  heldFor = 0,
): Promise<string> {
  const [row] = await transaction
    .insert(outgoingMails)
    .values({ ...mail, createdAt })
    .returning({ id: outgoingMails.id })
  if (!row) throw new Error('The mail was not written.')
  await addDeliveryJob(transaction, row.id, heldFor)
  return row.id
}

/** Queues an email in the caller's transaction; the job writes it from `facts`. Without `to`: to the club. Its id.
 * @param follows the mails of the same exchange before it, the oldest first */
export async function queueEmail<Facts extends object>(
  transaction: Writer,
  { name, facts: schema }: EmailTemplate<Facts>,
  { to = '', facts, follows = [], heldFor }: EmailToQueue<Facts>,
  queuedAt: Date,
): Promise<string> {
  const mail = { template: name, recipient: to, subject: name, facts: schema.parse(facts), follows }
  return queueMail(transaction, mail, queuedAt, heldFor)
}

type EmailToQueue<Facts> = {
  readonly to?: string
  readonly facts: Facts
  readonly follows?: string[]
  /** Ms before it leaves, in which it may be dropped. */
  readonly heldFor?: number | undefined
}

/** Drops the mails of a template about something that were queued since a moment, and not sent yet; to whom they were. */
export async function dropHeldEmails(
  transaction: Pick<Transaction, 'delete'>,
  { name }: Pick<EmailTemplate<object>, 'name'>,
  { isAbout, since }: { readonly isAbout: SQL; readonly since: Date },
): Promise<string[]> {
  const isHeld = and(
    eq(outgoingMails.template, name),
    eq(outgoingMails.status, 'waiting'),
    eq(outgoingMails.attempts, 0),
    gte(outgoingMails.createdAt, since),
    isAbout,
  )
  const dropped = await transaction
    .delete(outgoingMails)
    .where(isHeld)
    .returning({ recipient: outgoingMails.recipient })
  return dropped.map(({ recipient }) => recipient)
}

/** Gives every mail that has not left another round of attempts; says how many there are. */
export async function retryUnsentMails(database: Database): Promise<number> {
  const unsent = await database
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(inArray(outgoingMails.status, ['waiting', 'failed']))
  for (const { id } of unsent) await addDeliveryJob(database, id)
  return unsent.length
}

export async function listMails(database: Database, limit: number): Promise<OutgoingMail[]> {
  return database.select().from(outgoingMails).orderBy(desc(outgoingMails.createdAt)).limit(limit)
}

export async function findMail(database: Database, id: string): Promise<OutgoingMail | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined
  const [mail] = await database.select().from(outgoingMails).where(eq(outgoingMails.id, id))
  return mail
}

/** Removes emails a year after they were written, those that may still leave aside; says how many. */
export async function purgeMails({ database, clock }: StoreServices, months = longestDurations.mails) {
  const end = monthsBefore(clock.now(), months)
  const removed = await database
    .delete(outgoingMails)
    .where(and(lt(outgoingMails.createdAt, end), inArray(outgoingMails.status, ['sent', 'kept', 'unsent'])))
    .returning({ id: outgoingMails.id })
  return removed.length
}

type TextServices = { database: Database; clock: Clock; sms: SmsTransport }

/** Sends a text message at once, for a code is waited for; without a gateway it stays in the outbox. */
export async function sendText({ database, clock, sms }: TextServices, message: TextMessage): Promise<void> {
  if ((await sms.deliver(message)) === 'sent') return
  const { to: recipient, text } = message
  const at = clock.now()
  await database.insert(outgoingMails).values({
    template: 'sms',
    recipient,
    subject: 'SMS',
    html: '',
    text,
    status: 'kept',
    createdAt: at,
    sentAt: at,
  })
}
