import { and, desc, eq, gte, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { holdsWords } from '#app/domain/shared/lists/holds-words.ts'
import type { Database } from '#db/database.ts'
import { messages } from '#db/schema/index.ts'
import type { Standing } from './standing.ts'

export type KeptMessage = typeof messages.$inferSelect

const isOpen = and(isNull(messages.answeredAt), isNull(messages.closedAt), isNull(messages.spamAt))

const conditions: Readonly<Record<Standing, SQL | undefined>> = {
  open: isOpen,
  answered: and(isNotNull(messages.answeredAt), isNull(messages.closedAt), isNull(messages.spamAt)),
  closed: and(isNotNull(messages.closedAt), isNull(messages.spamAt)),
  spam: isNotNull(messages.spamAt),
}

export type MessagesAsked = {
  readonly search: string
  /** Undefined: all but spam. */
  readonly standing: Standing | undefined
  /** The coach who has them; `null`: nobody; undefined: whoever. */
  readonly assignedTo: string | null | undefined
  readonly subject: string | undefined
  readonly since: Date | undefined
}

/** A page of what visitors wrote, newest first, by words of the name, the address or the text. */
export async function listMessages(
  database: Database,
  query: MessagesAsked & { page: number; perPage: number },
): Promise<{ messages: KeptMessage[]; total: number }> {
  const { search, standing, assignedTo, subject, since, page, perPage } = query
  const condition = and(
    holdsWords([messages.name, messages.email, messages.concerns, messages.message], search),
    standing ? conditions[standing] : isNull(messages.spamAt),
    assignedTo === null ? isNull(messages.assignedTo) : undefined,
    assignedTo ? eq(messages.assignedTo, assignedTo) : undefined,
    subject ? eq(messages.subject, subject) : undefined,
    since && gte(messages.receivedAt, since),
  )
  const rows = await database
    .select({ message: messages, total: sql<number>`count(*) OVER ()`.mapWith(Number) })
    .from(messages)
    .where(condition)
    .orderBy(desc(messages.receivedAt), desc(messages.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const total = rows[0]?.total ?? (await database.$count(messages, condition))
  return { messages: rows.map(({ message }) => message), total }
}

export function countUnanswered(database: Database) {
  return database.$count(messages, isOpen)
}

export async function readMessage(database: Database, id: string): Promise<KeptMessage | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined
  const [message] = await database.select().from(messages).where(eq(messages.id, id))
  return message
}

const mostOthers = 5

/** What else came from the same address, the newest first, spam aside. */
export function otherMessagesOf(database: Database, { id, email }: Pick<KeptMessage, 'id' | 'email'>) {
  const isTheirs = eq(sql`lower(${messages.email})`, email.toLowerCase())
  return database
    .select()
    .from(messages)
    .where(and(isTheirs, ne(messages.id, id), isNull(messages.spamAt)))
    .orderBy(desc(messages.receivedAt))
    .limit(mostOthers)
}
