import type { Database } from '#db/database.ts'
import { calendarVersion } from '#db/schema/index.ts'
import { wordedOnce } from '#db/worded-once.ts'

type Reader = Pick<Database, 'select'>

/** Grows with every change that the calendar shows: what was read may be cached while it stays. */
export async function readCalendarVersion(database: Reader): Promise<number> {
  const [row] = await questionOf(database).execute()
  if (!row) throw new Error('The calendar has no version.')
  return row.version
}

const questionOf = wordedOnce((database: Reader) =>
  database.select({ version: calendarVersion.version }).from(calendarVersion).prepare(''),
)
