import type { Database } from '#db/database.ts'
import { calendarVersion } from '#db/schema/index.ts'

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

const questions = new WeakMap<Reader, ReturnType<typeof question>>()

/** Asked at every look at the calendar: worded once, which is half of its time. */
function questionOf(database: Reader) {
  const known = questions.get(database) ?? question(database)
  questions.set(database, known)
  return known
}

// Without a name it is not kept by the connection: a pooler may hand out another one each time.
function question(database: Reader) {
  return database.select({ version: calendarVersion.version }).from(calendarVersion).prepare('')
}
