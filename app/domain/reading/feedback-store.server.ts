import { and, inArray, isNull, lte, sql } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import type { ReadServices, StoreServices } from '#app/domain/shared/services.server.ts'
import { articleFeedback } from '#db/schema/index.ts'
import { isArticlePath } from './rules.ts'

/** Whether an article helped a member; said again, it replaces what they said before. */
export async function giveFeedback(
  { database, clock }: StoreServices,
  { memberId, path, isHelpful }: { memberId: string; path: string; isHelpful: boolean },
): Promise<void> {
  if (!isArticlePath(path)) throw new Error(`Not the path of an article: ${path}`)
  const set = { isHelpful, givenAt: clock.now(), seenAt: null }
  await database
    .insert(articleFeedback)
    .values({ memberId, path, ...set })
    .onConflictDoUpdate({ target: [articleFeedback.memberId, articleFeedback.path], set })
}

export type FeedbackCount = {
  readonly path: string
  readonly helpful: number
  readonly unhelpful: number
  /** Given since a coach last read them. */
  readonly unseen: number
  readonly lastGivenAt: Date
}

/** How many said that an article helped or not, without names; what helps least first. */
export async function countFeedback({ database }: ReadServices): Promise<FeedbackCount[]> {
  return database
    .select({
      path: articleFeedback.path,
      helpful: sql<number>`count(*) FILTER (WHERE ${articleFeedback.isHelpful})::int`,
      unhelpful: sql<number>`count(*) FILTER (WHERE NOT ${articleFeedback.isHelpful})::int`,
      unseen: sql<number>`count(*) FILTER (WHERE ${articleFeedback.seenAt} IS NULL)::int`,
      lastGivenAt: sql`max(${articleFeedback.givenAt})`.mapWith(articleFeedback.givenAt),
    })
    .from(articleFeedback)
    .groupBy(articleFeedback.path)
    .orderBy(sql`avg(${articleFeedback.isHelpful}::int)`, sql`count(*) DESC`, articleFeedback.path)
}

/** Marks what was said of articles until an instant as read, once; says of how many articles. */
export function markFeedbackSeen(
  { database, clock }: StoreServices,
  { paths, until, actor }: { paths: readonly string[]; until: Date; actor: { id: string; name: string } },
): Promise<number> {
  const at = clock.now()
  return database.transaction(async (transaction) => {
    const isNew = and(
      inArray(articleFeedback.path, [...paths]),
      isNull(articleFeedback.seenAt),
      lte(articleFeedback.givenAt, until),
    )
    const seen = await transaction
      .update(articleFeedback)
      .set({ seenAt: at })
      .where(isNew)
      .returning({ path: articleFeedback.path })
    const articles = [...new Set(seen.map(({ path }) => path))].toSorted()
    if (articles.length === 0) return 0
    const subject = { id: '', name: articles.join(', ') }
    await writeAuditLog(transaction, { at, actor, action: 'article.feedback-seen', subject })
    return articles.length
  })
}
