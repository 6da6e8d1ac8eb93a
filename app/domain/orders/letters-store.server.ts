import { and, count, eq, isNull, like, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { readClub } from '#app/domain/club/store.server.ts'
import { queueMail } from '#app/domain/mail/store.server.ts'
import type { OrderLetter } from '#app/emails/orders/letters.ts'
import { writeOrderMails } from '#app/emails/orders/mails.server.tsx'
import type { Clock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { readInfo } from '#content/collections/info.ts'
import type { Database, Transaction } from '#db/database.ts'
import { orderLetters } from '#db/schema/index.ts'
import { findOrderById } from './read-store.server.ts'

type LetterFacts = Readonly<Record<string, string | number>>

// One after the other: writing them is work, and buyers go first. One job a letter, however often it is asked for.
export const addLetterJob = sql`graphile_worker.add_job(
  'order_letter', json_build_object('orderId', order_id, 'letter', letter), queue_name => 'order_letters',
  job_key => 'letter-' || order_id || '-' || letter)`

type Asked = { readonly letter: string; readonly facts?: LetterFacts }

/**
 * Asks for mails about an order inside the caller's transaction: they are written after it, by a job, each once however
 * often it is asked for. The second and later of a kind have a number at their end: `money-held-2`.
 */
export async function askLetters(
  transaction: Transaction,
  orderId: string,
  letters: readonly Asked[],
  askedAt: Date,
): Promise<void> {
  await transaction.execute(
    sql`WITH asked AS (${askingFor(orderId, letters, askedAt)}) SELECT ${addLetterJob} FROM asked`,
  )
}

/** The same as a part of a longer statement: rows to add jobs for, with `addLetterJob`. */
export function askingFor(orderId: string, letters: readonly Asked[], askedAt: Date): SQL {
  return sql`
    INSERT INTO club.order_letters (order_id, letter, facts, asked_at)
    SELECT ${orderId}::uuid, letter, facts, ${askedAt.toISOString()}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(letters)}::jsonb) AS wanted (letter text, facts jsonb)
    ON CONFLICT DO NOTHING
    RETURNING order_id, letter`
}

/** Asks for one more letter of a kind: `money-held`, then `money-held-2`. The order is held by the caller. */
export async function askNextLetter(
  transaction: Transaction,
  orderId: string,
  kind: 'money-held' | 'given-back',
  facts: LetterFacts,
  at: Date,
): Promise<void> {
  const [known] = await transaction
    .select({ letters: count() })
    .from(orderLetters)
    .where(and(eq(orderLetters.orderId, orderId), like(orderLetters.letter, `${kind}%`)))
  const before = known?.letters ?? 0
  const letter = before === 0 ? kind : `${kind}-${before + 1}`
  await askLetters(transaction, orderId, [{ letter, facts }], at)
}

type LetterServices = {
  readonly database: Database
  readonly content: SiteContentReader
  readonly clock: Clock
  readonly siteUrl: string
}

const payloadSchema = z.object({ orderId: z.uuid(), letter: z.string() })

/** Writes what was asked for, from the order as it is now, and queues it; what was written is left alone. */
export async function writeOrderLetter(services: LetterServices, payload: unknown): Promise<void> {
  const { database, content, clock, siteUrl } = services
  const { orderId, letter } = payloadSchema.parse(payload)
  const isAsked = and(
    eq(orderLetters.orderId, orderId),
    eq(orderLetters.letter, letter),
    isNull(orderLetters.writtenAt),
  )
  const [asked] = await database.select({ facts: orderLetters.facts }).from(orderLetters).where(isAsked)
  const order = asked && (await findOrderById(database, orderId))
  if (!order) return
  const { facts: club } = await readClub(content)
  const shop = await readInfo(content, 'boutique')
  const about = { order, club, shop, siteUrl, facts: asked.facts ?? undefined }
  const mails = await writeOrderMails(kindOf(letter), about)
  const writtenAt = clock.now()
  await database.transaction(async (transaction) => {
    const written = await transaction
      .update(orderLetters)
      .set({ writtenAt })
      .where(isAsked)
      .returning({ letter: orderLetters.letter })
    if (written.length === 0) return
    for (const mail of mails) await queueMail(transaction, mail, writtenAt)
  })
}

/** Asks again for the letters of more than an hour ago that could not be written; says how many. */
export async function retryLetters({
  database,
  clock,
}: Pick<LetterServices, 'database' | 'clock'>): Promise<number> {
  const anHourAgo = new Date(clock.now().getTime() - 3_600_000).toISOString()
  const { rows } = await database.execute(sql`
    SELECT ${addLetterJob} FROM club.order_letters
    WHERE written_at IS NULL AND asked_at < ${anHourAgo}::timestamptz`)
  return rows.length
}

/** Which mail a letter is: all but refunds leave out the number of a second one. */
function kindOf(letter: string): OrderLetter {
  // Only letters of this list are asked for.
  return letter.replace(/^(money-held|given-back)-\d+$/, '$1') as OrderLetter
}
