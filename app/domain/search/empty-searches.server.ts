import { desc, gte, lt, max, sql, sum } from 'drizzle-orm'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { emptySearches } from '#db/schema/index.ts'

const keptDays = 90
const longest = 80
const mostWordsADay = 1000
const mostShown = 200

/** Counts a search that found nothing, by its words and the day. What may be an address or a number of somebody is left out. */
export async function countEmptySearch({ database, clock }: StoreServices, query: string): Promise<void> {
  const words = query.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  if (!isCounted(words)) return
  const day = dayInParis(clock.now())
  const known = await database.$count(emptySearches, sql`${emptySearches.day} = ${day}`)
  if (known >= mostWordsADay) return
  await database
    .insert(emptySearches)
    .values({ words, day, times: 1 })
    .onConflictDoUpdate({
      target: [emptySearches.words, emptySearches.day],
      set: { times: sql`${emptySearches.times} + 1` },
    })
}

function isCounted(words: string): boolean {
  const digits = words.replace(/\D/g, '').length
  return /\p{L}/u.test(words) && words.length <= longest && digits < 6 && !words.includes('@')
}

/** What was looked for and not found in the last 90 days: most often first. `lastOn`: `AAAA-MM-JJ`. */
export async function listEmptySearches({ database, clock }: StoreServices) {
  const times = sum(emptySearches.times).mapWith(Number)
  return database
    .select({ words: emptySearches.words, times, lastOn: max(emptySearches.day) })
    .from(emptySearches)
    .where(gte(emptySearches.day, firstDay(clock.now())))
    .groupBy(emptySearches.words)
    .orderBy(desc(times), desc(max(emptySearches.day)), emptySearches.words)
    .limit(mostShown)
}

/** Removes them after 90 days; says how many. */
export async function purgeEmptySearches({ database, clock }: StoreServices): Promise<number> {
  const { rowCount } = await database
    .delete(emptySearches)
    .where(lt(emptySearches.day, firstDay(clock.now())))
  return rowCount ?? 0
}

function firstDay(now: Date): string {
  return addDays(dayInParis(now), -keptDays)
}
