import { count, desc, inArray, lt, or } from 'drizzle-orm'
import { holdsWords } from '#app/domain/shared/holds-words.ts'
import { yearsBefore } from '#app/domain/shared/retention.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { journal } from '#db/schema/index.ts'
import { actionsNamed, journalRetentionYears } from './rules.ts'

type Writer = Pick<Database, 'insert'>

type JournalLine = {
  at: Date
  actor?: { id: string; name: string }
  action: string
  subject?: { id: string; name: string }
  details?: Record<string, unknown>
}

/** Adds a line to the journal, inside the caller's transaction: what was done and its line, or neither. */
export async function writeInJournal(
  database: Writer,
  { at, actor, action, subject, details }: JournalLine,
): Promise<void> {
  await database.insert(journal).values({
    at,
    actorId: actor?.id,
    actorName: actor?.name ?? 'Le site',
    action,
    subjectId: subject?.id,
    subjectName: subject?.name ?? '',
    details,
  })
}

type JournalEntry = typeof journal.$inferSelect

/** A page of the journal, newest first, with how many lines there are; `search`: who did it, to whom, or what. */
export async function listJournal(
  database: Database,
  { search, page, perPage }: { search: string; page: number; perPage: number },
): Promise<{ entries: JournalEntry[]; total: number }> {
  const words = holdsWords([journal.actorName, journal.subjectName], search)
  const asked = words && or(words, inArray(journal.action, actionsNamed(search)))
  const [counted] = await database.select({ total: count() }).from(journal).where(asked)
  const entries = await database
    .select()
    .from(journal)
    .where(asked)
    .orderBy(desc(journal.at), desc(journal.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { entries, total: counted?.total ?? 0 }
}

/** Removes lines three years after they were written; says how many. */
export async function purgeJournal({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}): Promise<number> {
  const end = yearsBefore(clock.now(), journalRetentionYears)
  const removed = await database.delete(journal).where(lt(journal.at, end)).returning({ id: journal.id })
  return removed.length
}
