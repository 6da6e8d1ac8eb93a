import { and, count, desc, eq, isNotNull, isNull, min } from 'drizzle-orm'
import { z } from 'zod'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { holdsWords } from '#app/domain/shared/holds-words.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import { messages } from '#db/schema/index.ts'

export type KeptMessage = typeof messages.$inferSelect

/** A page of what visitors wrote, newest first, by words of the name, the address or the text. */
export async function listMessages(
  database: Database,
  query: { search: string; isAnswered: boolean | undefined; page: number; perPage: number },
): Promise<{ messages: KeptMessage[]; total: number }> {
  const { search, isAnswered, page, perPage } = query
  const standing = isAnswered ? isNotNull(messages.answeredAt) : isNull(messages.answeredAt)
  const condition = and(
    holdsWords([messages.name, messages.email, messages.concerns, messages.message], search),
    isAnswered === undefined ? undefined : standing,
  )
  const total = await database.$count(messages, condition)
  const found = await database
    .select()
    .from(messages)
    .where(condition)
    .orderBy(desc(messages.receivedAt), desc(messages.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { messages: found, total }
}

export async function unansweredMessages(database: Database) {
  const [row] = await database
    .select({ waiting: count(), since: min(messages.receivedAt) })
    .from(messages)
    .where(isNull(messages.answeredAt))
  return { waiting: row?.waiting ?? 0, since: row?.since ?? null }
}

export async function readMessage(database: Database, id: string): Promise<KeptMessage | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined
  const [message] = await database.select().from(messages).where(eq(messages.id, id))
  return message
}

/** Notes that a message was answered, or that it was not after all. `false` when there is nothing to change. */
export function markMessage(
  { database, clock }: StoreServices,
  { id, isAnswered, actor }: { id: string; isAnswered: boolean; actor: { id: string; name: string } },
): Promise<boolean> {
  const at = clock.now()
  return database.transaction(async (transaction) => {
    const isOther = isAnswered ? isNull(messages.answeredAt) : isNotNull(messages.answeredAt)
    const [changed] = await transaction
      .update(messages)
      .set({ answeredAt: isAnswered ? at : null })
      .where(and(eq(messages.id, id), isOther))
      .returning({ id: messages.id, name: messages.name, email: messages.email })
    if (!changed) return false
    const action = isAnswered ? 'message.answered' : 'message.reopened'
    const subject = { id: changed.id, name: changed.name ?? changed.email }
    await writeAuditLog(transaction, { at, actor, action, subject })
    return true
  })
}
