import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { orderEmails } from '#db/schema/index.ts'
import type { Reader } from '../services.server.ts'

/** Gives a word to the email that an act asked for last; of several, to that of the act, not of its money. */
export async function addWord(transaction: Transaction, orderId: string, word: string): Promise<void> {
  await transaction.execute(sql`
    UPDATE club.order_emails SET facts = coalesce(facts, '{}') || ${JSON.stringify({ word })}::jsonb
    WHERE (order_id, email) = (
      SELECT order_id, email FROM club.order_emails
      WHERE order_id = ${orderId} AND written_at IS NULL AND email NOT LIKE 'team-%'
      ORDER BY requested_at DESC, email = 'paid' OR email LIKE 'refund-%' LIMIT 1)`)
}

/** The words that went with the emails of an order, by when their act was done. */
export async function readAddedWords({ database }: Reader, orderId: string) {
  const word = sql<string>`${orderEmails.facts} ->> 'word'`
  const rows = await database
    .select({ at: orderEmails.requestedAt, word })
    .from(orderEmails)
    .where(and(eq(orderEmails.orderId, orderId), isNotNull(word)))
    .orderBy(asc(orderEmails.requestedAt))
  return new Map(rows.map((row) => [row.at.getTime(), row.word]))
}
