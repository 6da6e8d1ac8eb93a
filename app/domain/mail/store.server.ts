import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import { readClub } from '#app/domain/club/store.server.ts'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'
import { yearsBefore } from '#app/domain/shared/retention.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Attachment, MailTransport } from '#app/outside/mail/mail-transport.ts'
import type { SmsTransport, TextMessage } from '#app/outside/sms/sms-transport.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database, Transaction } from '#db/database.ts'
import { outgoingMails } from '#db/schema/index.ts'
import { addDeliveryJob } from './outbox-store.server.ts'
import { holdsSecret, withoutSecret } from './secrets-store.server.ts'

export { countFailedMails, retryMail, searchMails, type ListedMail } from './outbox-store.server.ts'

export type OutgoingMail = typeof outgoingMails.$inferSelect

type Writer = Pick<Transaction, 'insert' | 'execute'>

type NewMail = Omit<typeof outgoingMails.$inferInsert, 'createdAt'>

export type WrittenEmail = Pick<OutgoingMail, 'subject' | 'html' | 'text'> &
  Pick<NewMail, 'replyTo' | 'documents' | 'unsubscribeUrl'>

export type MailToQueue = WrittenEmail & Pick<OutgoingMail, 'template' | 'recipient'>

/** Writes a mail and its delivery job inside the caller's transaction: it leaves after the commit, or never existed. */
export async function queueMail(transaction: Writer, mail: NewMail, createdAt: Date): Promise<string> {
  const [row] = await transaction
    .insert(outgoingMails)
    .values({ ...mail, createdAt })
    .returning({ id: outgoingMails.id })
  if (!row) throw new Error('The mail was not written.')
  await addDeliveryJob(transaction, row.id)
  return row.id
}

/** Queues an email in the caller's transaction; the job writes it from `facts`. Without `to`: to the club. Its id. */
export async function queueEmail<Facts extends object>(
  transaction: Writer,
  { name, facts: schema }: EmailTemplate<Facts>,
  { to = '', facts }: { to?: string; facts: Facts },
  queuedAt: Date,
): Promise<string> {
  const mail = { template: name, recipient: to, subject: name, facts: schema.parse(facts) }
  return queueMail(transaction, mail, queuedAt)
}

type DeliveryServices = {
  database: Database
  mail: MailTransport
  clock: Clock
  content: SiteContentReader
  mailFrom: string | undefined
  writeEmail: (template: string, facts: object) => Promise<WrittenEmail>
  drawDocuments?: (numbers: readonly string[]) => Promise<Attachment[]>
}

const payloadSchema = z.object({ id: z.uuid() })
const longestError = 500

/** Delivers one queued mail. Throws when the mail server is down, so that the job is tried again. */
export async function deliverMail(services: DeliveryServices, payload: unknown): Promise<void> {
  const { database, mail, clock, content, mailFrom, drawDocuments } = services
  const { id } = payloadSchema.parse(payload)
  const [queued] = await database.select().from(outgoingMails).where(eq(outgoingMails.id, id))
  if (!queued || queued.status === 'sent' || queued.status === 'kept') return
  // It could not leave while its link was of use.
  if (queued.text === withoutSecret.text) return
  const attempts = queued.attempts + 1
  try {
    const { email: clubAddress } = (await readClub(content)).shown
    const from = mailFrom ?? clubAddress
    const email = queued.facts ? await write(services, queued, queued.facts, clubAddress) : queued
    const attachments = mail.isOutbox ? [] : await attachmentsOf(email, drawDocuments)
    const status = await mail.deliver({ ...email, from, to: email.recipient, attachments })
    const isSpent = status === 'sent' && holdsSecret(email.template)
    const rest = isSpent ? withoutSecret : {}
    const outcome = { status, attempts, sentAt: clock.now(), lastError: null, ...rest }
    await database.update(outgoingMails).set(outcome).where(eq(outgoingMails.id, id))
  } catch (error) {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, longestError)
    await database
      .update(outgoingMails)
      .set({ attempts, lastError, status: 'failed' })
      .where(eq(outgoingMails.id, id))
    throw error
  }
}

/** From then on it stays as it was written, whatever becomes of its delivery. */
async function write(
  { database, writeEmail }: DeliveryServices,
  { id, template, recipient }: OutgoingMail,
  facts: object,
  clubAddress: string,
): Promise<OutgoingMail> {
  const written = await writeEmail(template, facts)
  const [row] = await database
    .update(outgoingMails)
    .set({ ...written, recipient: recipient || clubAddress, facts: null })
    .where(eq(outgoingMails.id, id))
    .returning()
  if (!row) throw new Error('The email is gone.')
  return row
}

/** Drawn when the mail leaves: what was issued never changes. */
async function attachmentsOf(
  { documents }: OutgoingMail,
  draw: DeliveryServices['drawDocuments'],
): Promise<Attachment[]> {
  if (documents.length === 0) return []
  if (!draw) throw new Error('Nobody draws the documents of this mail.')
  return draw(documents)
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

/** Years an email is kept once it has left, or stays in the outbox (docs/registre-traitements.md). */
const mailRetentionYears = 1

/** Removes emails a year after they were written, those still to be sent aside; says how many. */
export async function purgeMails({ database, clock }: Pick<DeliveryServices, 'database' | 'clock'>) {
  const end = yearsBefore(clock.now(), mailRetentionYears)
  const removed = await database
    .delete(outgoingMails)
    .where(and(lt(outgoingMails.createdAt, end), inArray(outgoingMails.status, ['sent', 'kept'])))
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
