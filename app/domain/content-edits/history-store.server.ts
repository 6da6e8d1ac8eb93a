import { and, desc, eq, getTableColumns, inArray, isNotNull, lt, max, notInArray, or } from 'drizzle-orm'
import { monthsBefore } from '#app/domain/shared/retention.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { longestDurations } from '#content/collections/durations.ts'
import type { Database } from '#db/database.ts'
import { contentDocuments, contentPlans, contentRevisions } from '#db/schema/index.ts'
import { type EditedPlace, type Plan, type Revision } from './rules.ts'

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

/** The texts of the drafts of plans, by the numbers of their revisions. */
export async function textsOf(
  database: Database,
  plans: readonly Pick<Plan, 'draft'>[],
): Promise<ReadonlyMap<number, string>> {
  const ids = plans.flatMap(({ draft }) => draft ?? [])
  const { id, text } = contentRevisions
  const rows = await database.select({ id, text }).from(contentRevisions).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row.text ?? '']))
}

const isSamePlace = and(
  eq(contentDocuments.collection, contentRevisions.collection),
  eq(contentDocuments.file, contentRevisions.file),
)

/** Removes revisions after three years (and a day, as clocks differ), or makes those in force nameless; says how many. */
export async function purgeRevisions(
  { database, clock }: StoreServices,
  months = longestDurations.revisions,
): Promise<number> {
  const end = monthsBefore(new Date(clock.now().getTime() - 86_400_000), months)
  const isOld = lt(contentRevisions.createdAt, end)
  return database.transaction(async (transaction) => {
    const inForce = transaction.select({ id: contentDocuments.revision }).from(contentDocuments)
    const drafts = transaction
      .select({ id: contentPlans.draft })
      .from(contentPlans)
      .where(isNotNull(contentPlans.draft))
    // What is off the site comes back with the text it had last.
    const lastTexts = transaction
      .select({ id: max(contentRevisions.id) })
      .from(contentRevisions)
      .innerJoin(contentDocuments, isSamePlace)
      .where(isNotNull(contentRevisions.text))
      .groupBy(contentRevisions.collection, contentRevisions.file)
    const isKept = [inForce, drafts, lastTexts].map((kept) => notInArray(contentRevisions.id, kept))
    const removed = await transaction
      .delete(contentRevisions)
      .where(and(isOld, ...isKept))
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
