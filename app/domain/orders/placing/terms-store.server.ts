import { createHash } from 'node:crypto'
import type { Database } from '#db/database.ts'
import { termsTexts } from '#db/schema/index.ts'
import type { Selling } from '../checkout/selling-store.server.ts'

// What this process knows is there: a text is sent to the database once, not with every order.
const kept = new WeakMap<Database, Set<string>>()

/** Keeps the general terms as they stand, for the orders that refer to them. Says their fingerprint. */
export async function keepTerms(
  database: Database,
  { version, updatedOn, text }: Selling['terms'],
): Promise<string> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([version, updatedOn, text]))
    .digest('hex')
  const known = kept.get(database) ?? new Set<string>()
  kept.set(database, known)
  if (known.has(fingerprint)) return fingerprint
  await database.insert(termsTexts).values({ fingerprint, version, updatedOn, text }).onConflictDoNothing()
  known.add(fingerprint)
  return fingerprint
}
