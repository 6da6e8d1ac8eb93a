import type { Database } from '#db/database.ts'
import { calendarVersion } from '#db/schema/index.ts'
import { wordedOnce } from '#db/worded-once.ts'

type Reader = Pick<Database, 'select'>

/**
 * Which state of competitions, answers and members is in force: it grows with every change that the calendar shows. What
 * is worked out of a state may be kept as long as this number stays.
 */
export async function readCalendarVersion(database: Reader): Promise<number> {
  const [row] = await questionOf(database).execute()
  if (!row) throw new Error('The calendar has no version.')
  return row.version
}

const questionOf = wordedOnce((database: Reader) =>
  database.select({ version: calendarVersion.version }).from(calendarVersion).prepare(''),
)
