import { and, eq } from 'drizzle-orm'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { reminderCuts } from '#db/schema/index.ts'
import { allReminderKinds, isReminderKind } from './reminders.ts'
import type { ReminderKind } from './reminders.ts'

/** Kinds of reminders a member does not want. */
export async function readReminderCuts(
  { database }: { readonly database: Pick<Database, 'select'> },
  memberId: string,
): Promise<ReadonlySet<ReminderKind>> {
  const rows = await database
    .select({ kind: reminderCuts.kind })
    .from(reminderCuts)
    .where(eq(reminderCuts.memberId, memberId))
  return new Set(rows.map(({ kind }) => kind).filter(isReminderKind))
}

/** Cuts a kind of reminders for a member, or sends it again. Doing it twice changes nothing. */
export async function changeReminder(
  { database, clock }: { readonly database: Pick<Database, 'insert' | 'delete'>; readonly clock: Clock },
  memberId: string,
  { kind, isCut }: { readonly kind: ReminderKind; readonly isCut: boolean },
): Promise<void> {
  if (isCut)
    await database.insert(reminderCuts).values({ memberId, kind, cutAt: clock.now() }).onConflictDoNothing()
  else
    await database
      .delete(reminderCuts)
      .where(and(eq(reminderCuts.memberId, memberId), eq(reminderCuts.kind, kind)))
}

/** Says of all kinds at once which ones a member wants. */
export function chooseReminders(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  memberId: string,
  wanted: ReadonlySet<ReminderKind>,
): Promise<void> {
  return database.transaction(async (transaction) => {
    for (const kind of allReminderKinds)
      await changeReminder({ database: transaction, clock }, memberId, { kind, isCut: !wanted.has(kind) })
  })
}
