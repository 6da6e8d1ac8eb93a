import type { Database } from '#db/database.ts'
import { calendarVersion } from '#db/schema/index.ts'

/**
 * Which state of competitions, answers and members is in force: it grows with every change that the calendar shows. What
 * is worked out of a state may be kept as long as this number stays.
 */
export async function readCalendarVersion(database: Pick<Database, 'select'>): Promise<number> {
  const [row] = await database.select({ version: calendarVersion.version }).from(calendarVersion)
  if (!row) throw new Error('The calendar has no version.')
  return row.version
}
