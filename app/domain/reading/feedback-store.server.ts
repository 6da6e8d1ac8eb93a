import { sql } from 'drizzle-orm'
import type { ReadServices, StoreServices } from '#app/domain/shared/services.server.ts'
import { articleFeedback } from '#db/schema/index.ts'
import { isArticlePath } from './rules.ts'

/** Whether an article helped a member; said again, it replaces what they said before. */
export async function giveFeedback(
  { database, clock }: StoreServices,
  { memberId, path, isHelpful }: { memberId: string; path: string; isHelpful: boolean },
): Promise<void> {
  if (!isArticlePath(path)) throw new Error(`Not the path of an article: ${path}`)
  const set = { isHelpful, givenAt: clock.now() }
  await database
    .insert(articleFeedback)
    .values({ memberId, path, ...set })
    .onConflictDoUpdate({ target: [articleFeedback.memberId, articleFeedback.path], set })
}

export type FeedbackCount = { readonly path: string; readonly helpful: number; readonly unhelpful: number }

/** How many said that an article helped or not, without names; what helps least first. */
export async function countFeedback({ database }: ReadServices): Promise<FeedbackCount[]> {
  return database
    .select({
      path: articleFeedback.path,
      helpful: sql<number>`count(*) FILTER (WHERE ${articleFeedback.isHelpful})::int`,
      unhelpful: sql<number>`count(*) FILTER (WHERE NOT ${articleFeedback.isHelpful})::int`,
    })
    .from(articleFeedback)
    .groupBy(articleFeedback.path)
    .orderBy(sql`avg(${articleFeedback.isHelpful}::int)`, sql`count(*) DESC`, articleFeedback.path)
}
