import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { monthsBefore } from '#app/domain/shared/retention.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { longestDurations } from '#content/collections/durations.ts'
import type { Database, Transaction } from '#db/database.ts'
import { messageAnswers, messages } from '#db/schema/index.ts'
import { messageNotice, messageReceipt } from './emails.ts'
import { isLead, repeatWindow, spamRetentionDays, subjectName, type ReceivedMessage } from './rules.ts'
import type { ContactMessage } from './schema.ts'

export { answerMessage, readThread } from './answer-store.server.ts'
export {
  findCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
  saveCannedAnswer,
} from './canned-store.server.ts'
export {
  listMessages,
  otherMessagesOf,
  readMessage,
  countUnanswered,
  type KeptMessage,
} from './inbox-store.server.ts'
export { actOnMessage, assignMessage } from './standing-store.server.ts'

/**
 * Stores a message and queues its emails. A repeat from an address within ten minutes gives the first one; words that follow
 * an address left alone belong to it.
 * @param follows the id of what the same visitor sent before
 */
export async function sendMessage(
  { database, clock }: StoreServices,
  message: ContactMessage,
  follows?: string,
): Promise<ReceivedMessage> {
  const received = { ...message, id: randomUUID(), receivedAt: clock.now() }
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`message ${received.email}`}))`)
    const lead = follows && !isLead(received) ? await addToLead(transaction, follows, message) : undefined
    if (lead) {
      const facts = {
        ...received,
        fromPage: lead.fromPage ?? undefined,
        id: lead.id,
        receivedAt: lead.receivedAt,
      }
      await queueEmails(transaction, facts, received.receivedAt)
      return facts
    }
    const [before] = await transaction
      .select()
      .from(messages)
      .where(isSameAs(received))
      .orderBy(desc(messages.receivedAt))
      .limit(1)
    if (before) return { ...received, id: before.id, receivedAt: before.receivedAt }
    await transaction.insert(messages).values(received)
    await queueEmails(transaction, received, received.receivedAt)
    return received
  })
}

async function queueEmails(transaction: Transaction, facts: ReceivedMessage, at: Date): Promise<void> {
  await queueEmail(transaction, messageNotice, { facts }, at)
  const receiptMailId = await queueEmail(transaction, messageReceipt, { to: facts.email, facts }, at)
  await transaction.update(messages).set({ receiptMailId }).where(eq(messages.id, facts.id))
}

async function addToLead(transaction: Transaction, id: string, words: ContactMessage) {
  const isThatLead = and(eq(messages.id, id), eq(messages.email, words.email), holdsNoWords())
  const [lead] = await transaction.update(messages).set(words).where(isThatLead).returning()
  return lead
}

function holdsNoWords() {
  return and(
    isNull(messages.name),
    isNull(messages.phone),
    isNull(messages.message),
    isNull(messages.subject),
  )
}

function isSameAs(received: ReceivedMessage) {
  const since = new Date(received.receivedAt.getTime() - repeatWindow)
  const isRecent = and(eq(messages.email, received.email), gt(messages.receivedAt, since))
  if (isLead(received)) return isRecent
  const same = (['subject', 'name', 'phone', 'message'] as const).map(
    (name) => sql`${messages[name]} IS NOT DISTINCT FROM ${received[name] ?? null}::text`,
  )
  return and(isRecent, ...same)
}

/** What the page after sending says of a message; `undefined` when there is none with this id. */
export async function findMessage(database: Database, id: string) {
  const [row] = await database.select().from(messages).where(eq(messages.id, id))
  if (!row) return undefined
  const { email, receivedAt } = row
  return { subject: subjectName(row), email, receivedAt, isLead: isLead(row) }
}

const oneDay = 86_400_000

/** Removes messages three years after the last exchange, spam a month after it was marked; says how many. */
export async function purgeMessages(
  { database, clock }: StoreServices,
  months = longestDurations.messages,
): Promise<number> {
  const now = clock.now()
  const lastAnswer = sql`(SELECT max(${messageAnswers.answeredAt}) FROM ${messageAnswers} WHERE ${messageAnswers.messageId} = ${messages.id})`
  const lastExchange = sql`greatest(${messages.receivedAt}, ${messages.answeredAt}, ${lastAnswer})`
  const isOver = or(
    lt(lastExchange, monthsBefore(now, months)),
    lt(messages.spamAt, new Date(now.getTime() - spamRetentionDays * oneDay)),
  )
  const removed = await database.delete(messages).where(isOver).returning({ id: messages.id })
  return removed.length
}
