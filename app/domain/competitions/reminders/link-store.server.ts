import { and, eq } from 'drizzle-orm'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { members, reminderCuts } from '#db/schema/index.ts'
import { changeReminder } from './cuts-store.server.ts'
import { readReminderToken } from './reminder-token.server.ts'
import type { ReminderKind } from './reminders.ts'

type LinkServices = { readonly database: Database; readonly clock: Clock; readonly appSecret: string }

export type ReminderLink = { readonly kind: ReminderKind; readonly isCut: boolean }

/** What a link would cut; undefined when this site did not sign it, or its member is gone. Changes nothing. */
export async function readReminderLink(
  { database, appSecret }: Pick<LinkServices, 'database' | 'appSecret'>,
  token: string,
): Promise<ReminderLink | undefined> {
  const subject = readReminderToken(appSecret, token)
  if (!subject) return undefined
  const { memberId, kind } = subject
  const [found] = await database
    .select({ cut: reminderCuts.kind })
    .from(members)
    .leftJoin(reminderCuts, and(eq(reminderCuts.memberId, members.userId), eq(reminderCuts.kind, kind)))
    .where(eq(members.userId, memberId))
  return found && { kind, isCut: found.cut !== null }
}

/** Cuts the reminders of a link, or sends them again, for whoever holds it; doing it twice changes nothing. */
export function changeReminderByLink(
  { database, clock, appSecret }: LinkServices,
  token: string,
  { isCut }: { readonly isCut: boolean },
): Promise<ReminderLink | undefined> {
  const subject = readReminderToken(appSecret, token)
  if (!subject) return Promise.resolve(undefined)
  const { memberId, kind } = subject
  return database.transaction(async (transaction) => {
    const isThis = eq(members.userId, memberId)
    const [member] = await transaction.select({ id: members.userId }).from(members).where(isThis).for('share')
    if (!member) return undefined
    await changeReminder({ database: transaction, clock }, memberId, { kind, isCut })
    return { kind, isCut }
  })
}
