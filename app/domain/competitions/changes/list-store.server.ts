import { asc, gte } from 'drizzle-orm'
import { holdsWords } from '#app/domain/shared/holds-words.ts'
import type { Database } from '#db/database.ts'
import { competitions } from '#db/schema/index.ts'
import type { Competition } from '../competition.ts'
import { competitionOfRow } from '../rows-store.server.ts'

/**
 * Every competition there is, whatever became of it, by its day: for coaches. With words those whose name or place holds
 * them; without, those that are not over on a day (`YYYY-MM-DD`).
 */
export async function listCompetitions(
  { database }: { readonly database: Pick<Database, 'select'> },
  { search, today }: { readonly search: string; readonly today: string },
): Promise<Competition[]> {
  const words = holdsWords([competitions.title, competitions.place], search)
  const rows = await database
    .select()
    .from(competitions)
    .where(words ?? gte(competitions.endOn, today))
    .orderBy(asc(competitions.startOn), asc(competitions.title), competitions.id)
  return rows.map(competitionOfRow)
}
