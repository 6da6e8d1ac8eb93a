import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Database } from '#db/database.ts'
import type { Participation } from '../answers/answer.ts'
import type { DaySpan } from '../competition.ts'
import { Audiences } from './audiences.ts'
import type { ClubCalendar } from './audiences.ts'
import { KeptSpans } from './kept-spans.ts'
import { readSpanRows } from './span-rows-store.server.ts'
import { readCalendarVersion } from './version-store.server.ts'

export type CalendarOfMember = {
  readonly club: ClubCalendar
  /** The viewer's own answers, hidden ones too. */
  readonly own: readonly Participation[]
}

/** Rows kept in memory, some 150 bytes each. */
const mostRows = 100_000

const keptByDatabase = new WeakMap<Database, KeptSpans<Audiences>>()

/**
 * The competitions of a span that stand in somebody's calendar, who goes, and their own answers. Exact at the moment it
 * is asked; while nothing changes it costs one look at the calendar's version. Days are `YYYY-MM-DD`, both included.
 */
export async function readCalendar(
  { database }: { readonly database: Database },
  viewer: Viewer,
  span: DaySpan,
): Promise<CalendarOfMember> {
  const audiences = await spansOf(database).take(
    span,
    await readCalendarVersion(database),
    async () => new Audiences(await readSpanRows(database, span)),
  )
  return { club: audiences.clubOf(viewer), own: audiences.ownOf(viewer) }
}

function spansOf(database: Database): KeptSpans<Audiences> {
  const known = keptByDatabase.get(database)
  if (known) return known
  const made = new KeptSpans<Audiences>(mostRows)
  keptByDatabase.set(database, made)
  return made
}
