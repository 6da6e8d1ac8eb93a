import { and, eq } from 'drizzle-orm'
import type { ReadServices, StoreServices } from '#app/domain/shared/services.server.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { members, reminderCuts } from '#db/schema/index.ts'
import { readReminderToken } from './reminder-token.server.ts'
import { type ReminderKind, allReminderKinds, isReminderKind } from './reminders.ts'

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

export async function readReminderCuts(
  { database }: ReadServices,
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

export function chooseReminders(
  { database, clock }: StoreServices,
  memberId: string,
  wanted: ReadonlySet<ReminderKind>,
): Promise<void> {
  return database.transaction(async (transaction) => {
    for (const kind of allReminderKinds)
      await changeReminder({ database: transaction, clock }, memberId, { kind, isCut: !wanted.has(kind) })
  })
}
