import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { yearsBefore } from '#app/domain/shared/retention.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import { messages } from '#db/schema/index.ts'
import { messageNotice, messageReceipt } from './emails.ts'
import { isMessageSubject, messageRetentionYears, repeatWindow, type ReceivedMessage } from './rules.ts'
import type { ContactMessage } from './schema.ts'

export {
  listMessages,
  markMessage,
  readMessage,
  unansweredMessages,
  type KeptMessage,
} from './inbox-store.server.ts'

/** Stores a message and queues its emails. A repeat from an address within ten minutes gives the first one. */
export async function sendMessage(
  { database, clock }: StoreServices,
  message: ContactMessage,
): Promise<ReceivedMessage> {
  const received = { ...message, id: randomUUID(), receivedAt: clock.now() }
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`message ${received.email}`}))`)
    const [before] = await transaction
      .select()
      .from(messages)
      .where(isSameAs(received))
      .orderBy(desc(messages.receivedAt))
      .limit(1)
    if (before) return { ...received, id: before.id, receivedAt: before.receivedAt }
    await transaction.insert(messages).values(received)
    const facts = received
    await queueEmail(transaction, messageNotice, { facts }, facts.receivedAt)
    await queueEmail(transaction, messageReceipt, { to: facts.email, facts }, facts.receivedAt)
    return received
  })
}

function isSameAs({ email, subject, message, receivedAt }: ReceivedMessage) {
  return and(
    eq(messages.email, email),
    eq(messages.subject, subject),
    eq(messages.message, message),
    gt(messages.receivedAt, new Date(receivedAt.getTime() - repeatWindow)),
  )
}

/** What the page after sending says of a message; `undefined` when there is none with this id. */
export async function findMessage(database: Database, id: string) {
  const [row] = await database
    .select({ subject: messages.subject, email: messages.email, receivedAt: messages.receivedAt })
    .from(messages)
    .where(eq(messages.id, id))
  if (!row || !isMessageSubject(row.subject)) return undefined
  return { ...row, subject: row.subject }
}

/** Removes messages three years after the last exchange; says how many. */
export async function purgeMessages({ database, clock }: StoreServices): Promise<number> {
  const lastExchange = sql`greatest(${messages.receivedAt}, ${messages.answeredAt})`
  const end = yearsBefore(clock.now(), messageRetentionYears)
  const removed = await database.delete(messages).where(lt(lastExchange, end)).returning({ id: messages.id })
  return removed.length
}
