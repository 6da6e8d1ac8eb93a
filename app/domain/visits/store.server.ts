import { between, desc, lt, sql, sum } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { addMonths, monthOf } from '#app/domain/shared/dates/months.ts'
import type { ReadServices, StoreServices } from '#app/domain/shared/services.server.ts'
import { pageViews } from '#db/schema/index.ts'
import type { VisitCounter } from './counter.ts'
import { keptMonths } from './rules.ts'

/** Writes down what was counted, beside what other instances counted. What cannot be written is counted on. */
export async function writeVisits(
  { database, clock }: StoreServices,
  counter: Pick<VisitCounter, 'take' | 'add'>,
): Promise<void> {
  const counted = [...counter.take()]
  if (counted.length === 0) return
  const day = dayInParis(clock.now())
  // In one order, so that two instances never wait for one another.
  const rows = counted.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([path, views]) => ({ day, path, views }))
  try {
    await database
      .insert(pageViews)
      .values(rows)
      .onConflictDoUpdate({
        target: [pageViews.day, pageViews.path],
        set: { views: sql`${pageViews.views} + excluded.views` },
      })
  } catch (error) {
    for (const [path, views] of counted) counter.add(path, views)
    throw error
  }
}

type Period = { readonly from: string; readonly until: string }

/** Views by page, most first, and by day, of days (`YYYY-MM-DD`, in France) both included; a day without any is left out. */
export async function readVisits({ database }: ReadServices, { from, until }: Period) {
  const isAsked = between(pageViews.day, from, until)
  const views = sum(pageViews.views).mapWith(Number)
  const pages = await database
    .select({ path: pageViews.path, views })
    .from(pageViews)
    .where(isAsked)
    .groupBy(pageViews.path)
    .orderBy(desc(views), pageViews.path)
  const days = await database
    .select({ day: pageViews.day, views })
    .from(pageViews)
    .where(isAsked)
    .groupBy(pageViews.day)
    .orderBy(pageViews.day)
  return { pages, days }
}

/** Removes what was counted more than 25 months ago; says how many lines. */
export async function purgePageViews({ database, clock }: StoreServices): Promise<number> {
  const today = dayInParis(clock.now())
  const first = `${addMonths(monthOf(today), -keptMonths)}-01`
  const { rowCount } = await database.delete(pageViews).where(lt(pageViews.day, first))
  return rowCount ?? 0
}
