import { and, desc, eq, getTableColumns, isNotNull, lt, notInArray, or } from 'drizzle-orm'
import { yearsBefore } from '#app/domain/shared/retention.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import { contentDocuments, contentRevisions } from '#db/schema/index.ts'
import { revisionRetentionYears, type EditedPlace, type Revision } from './rules.ts'

const { text: _text, ...columns } = getTableColumns(contentRevisions)
const mostListed = 200

/** What was saved at a place, the newest first, without the texts; `isInForce` marks the one that is shown. */
export async function listRevisions(
  database: Database,
  { collection, file }: EditedPlace,
): Promise<readonly (Revision & { readonly isInForce: boolean })[]> {
  const rows = await database
    .select({ ...columns, inForce: contentDocuments.revision })
    .from(contentRevisions)
    .leftJoin(contentDocuments, eq(contentDocuments.revision, contentRevisions.id))
    .where(and(eq(contentRevisions.collection, collection), eq(contentRevisions.file, file)))
    .orderBy(desc(contentRevisions.id))
    .limit(mostListed)
  return rows.map(({ inForce, ...revision }) => ({ ...revision, isInForce: inForce !== null }))
}

/** One revision with its text; undefined when there is none of this number. */
export async function findRevision(
  database: Database,
  id: number,
): Promise<(Revision & { readonly text: string | null }) | undefined> {
  if (!Number.isSafeInteger(id)) return undefined
  const [row] = await database.select().from(contentRevisions).where(eq(contentRevisions.id, id))
  return row
}

/** Removes revisions after three years (and a day, as clocks differ), or makes those in force nameless; says how many. */
export async function purgeRevisions({ database, clock }: StoreServices): Promise<number> {
  const end = yearsBefore(new Date(clock.now().getTime() - 86_400_000), revisionRetentionYears)
  const isOld = lt(contentRevisions.createdAt, end)
  return database.transaction(async (transaction) => {
    const inForce = transaction.select({ id: contentDocuments.revision }).from(contentDocuments)
    const removed = await transaction
      .delete(contentRevisions)
      .where(and(isOld, notInArray(contentRevisions.id, inForce)))
      .returning({ id: contentRevisions.id })
    const isNamed = or(isNotNull(contentRevisions.author), isNotNull(contentRevisions.note))
    const madeNameless = await transaction
      .update(contentRevisions)
      .set({ author: null, note: null })
      .where(and(isOld, isNamed))
      .returning({ id: contentRevisions.id })
    return removed.length + madeNameless.length
  })
}
