import type { Database } from '#db/database.ts'
import { journal } from '#db/schema/index.ts'

type Writer = Pick<Database, 'insert'>

type JournalLine = {
  at: Date
  /** Absent: the site itself, or the command line. */
  actor?: { id: string; name: string }
  /** `member.invited`, `account.recovery-code-used`… */
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
