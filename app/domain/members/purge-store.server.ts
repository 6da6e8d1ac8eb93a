import { and, eq, lt, or } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { longestDurations, type Durations } from '#content/collections/durations.ts'
import { members } from '#db/schema/index.ts'
import { deleteAccount } from './accounts-store.server.ts'
import { inTurn, type MemberServices } from './in-turn-store.server.ts'
import { endsOfRetention } from './rules.ts'

/** Removes members three years after they left, and invitations after one; returns how many. Throws at the end what failed for some. */
export async function purgeMembers(
  services: Pick<MemberServices, 'database' | 'clock' | 'accounts'>,
  months: Pick<Durations, 'members' | 'invitations'> = longestDurations,
): Promise<number> {
  const { database, clock, accounts } = services
  const { endedBefore, invitedBefore } = endsOfRetention(clock.now(), months)
  const isOver = or(
    and(eq(members.status, 'ended'), lt(members.endedOn, dayInParis(endedBefore))),
    and(eq(members.status, 'invited'), lt(members.invitedAt, invitedBefore)),
  )
  const over = await database.select({ userId: members.userId }).from(members).where(isOver)
  let removed = 0
  const failures: unknown[] = []
  for (const { userId } of over) {
    const removing = inTurn(database, async (transaction) => {
      // Looked at again: somebody may have been invited anew since.
      const isStillOver = and(eq(members.userId, userId), isOver)
      const { rowCount } = await transaction.delete(members).where(isStillOver)
      if (!rowCount) return 0
      await deleteAccount(accounts, userId)
      return rowCount
    })
    removed += await removing.catch((error: unknown) => {
      failures.push(error)
      return 0
    })
  }
  if (failures.length > 0) throw failures[0]
  return removed
}
