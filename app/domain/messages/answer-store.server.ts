import { asc, eq, inArray } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import { messageAnswers, messages, outgoingMails } from '#db/schema/index.ts'
import { messageAnswer } from './emails.ts'
import { lockMessage, named, type MessageOutcome } from './standing-store.server.ts'

type Answer = {
  readonly id: string
  /** Without a place left to fill (`answerSchema`). */
  readonly text: string
  /** How many answers their author had before them. */
  readonly seen: number
  readonly actor: { readonly id: string; readonly name: string }
}

/** Sends an answer, once: keeps it in the thread and queues its email. 409 when another coach answered meanwhile. */
export function answerMessage(
  { database, clock }: StoreServices,
  { id, text, seen, actor }: Answer,
): Promise<MessageOutcome> {
  const at = clock.now()
  return database.transaction(async (transaction) => {
    const message = await lockMessage(transaction, id)
    if (!message) return { ok: false, status: 404, message: 'Ce message n’existe plus.' }
    const before = await answersOf(transaction, id)
    const last = before.at(-1)
    if (last && before.length !== seen) {
      const isSamePress = before.length === seen + 1 && last.authorId === actor.id && last.text === text
      if (isSamePress) return { ok: true }
      const words = `${last.authorName} a répondu le ${formatInstant(last.answeredAt)}`
      const advice = 'lisez sa réponse, puis envoyez la vôtre si elle sert encore'
      return { ok: false, status: 409, message: `${words}\u00a0: ${advice}.` }
    }
    const { email, receiptMailId } = message
    const follows = [...(receiptMailId ? [receiptMailId] : []), ...before.map(({ mailId }) => mailId)]
    const facts = messageAnswer.facts.parse({ text, author: actor.name, message: withoutNulls(message) })
    const mailId = await queueEmail(transaction, messageAnswer, { to: email, facts, follows }, at)
    const author = { authorId: actor.id, authorName: actor.name }
    await transaction
      .insert(messageAnswers)
      .values({ messageId: id, rank: before.length, mailId, ...author, text, answeredAt: at })
    await transaction.update(messages).set({ answeredAt: at }).where(eq(messages.id, id))
    await writeAuditLog(transaction, { at, actor, action: 'message.replied', subject: named(message) })
    return { ok: true }
  })
}

function answersOf(database: Pick<Database, 'select'>, messageId: string) {
  return database
    .select()
    .from(messageAnswers)
    .where(eq(messageAnswers.messageId, messageId))
    .orderBy(asc(messageAnswers.rank))
}

/** The answers of a message, the oldest first, each with what became of its email; a year later that is gone. */
export async function readThread(database: Database, messageId: string) {
  const answers = await answersOf(database, messageId)
  const mails = await database
    .select({ id: outgoingMails.id, status: outgoingMails.status, lastError: outgoingMails.lastError })
    .from(outgoingMails)
    .where(
      inArray(
        outgoingMails.id,
        answers.map(({ mailId }) => mailId),
      ),
    )
  return answers.map((answer) => ({ ...answer, mail: mails.find(({ id }) => id === answer.mailId) }))
}

function withoutNulls(row: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
}
