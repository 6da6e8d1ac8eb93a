import { eq } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { articleFeedback, articleReads } from '#db/schema/index.ts'

/** What members read and thought of an article goes with it to its new address. */
export async function moveReading(
  transaction: Transaction,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  for (const table of [articleReads, articleFeedback]) {
    await transaction.delete(table).where(eq(table.path, to))
    await transaction.update(table).set({ path: to }).where(eq(table.path, from))
  }
}
