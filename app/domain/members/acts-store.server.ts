import { eq } from 'drizzle-orm'
import { securityEmail } from '#app/domain/accounts/store.server.ts'
import { writeAuditLog, type AuditAction } from '#app/domain/audit-log/store.server.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { endSessions } from '#app/domain/sessions/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { namedPerson } from '#app/domain/shared/people/person-name.ts'
import type { Transaction } from '#db/database.ts'
import { members, recoveryCodes } from '#db/schema/index.ts'
import { banAccount, removeAllFactors, removeAllPasskeys } from './accounts-store.server.ts'
import {
  isChangedSince,
  onMember,
  type Member,
  type MemberServices,
  type On,
  type Seen,
} from './in-turn-store.server.ts'
import { countOtherAdmins } from './list-store.server.ts'
import { problemWith, type MemberAct, type ActProblem } from './rules.ts'

export type ActOutcome = 'done' | 'unknown' | ActProblem

// The service has no ban without an end: a hundred years.
const banned = '876000h'

/** Closes the access of a member for a time: from the next request on, everywhere. */
export function suspendMember(services: MemberServices, on: On): Promise<ActOutcome> {
  return act(services, on, { name: 'suspend', line: 'member.suspended' }, become('suspended'))
}

export function reactivateMember(services: MemberServices, on: On): Promise<ActOutcome> {
  return act(services, on, { name: 'reactivate', line: 'member.reactivated' }, become('active'))
}

/** Ends a membership today, and the open sessions. The account stays, so that its owner can export or delete it. */
export function endMembership(services: MemberServices, on: On): Promise<ActOutcome> {
  return act(services, on, { name: 'end', line: 'member.ended' }, become('ended'))
}

/** Takes every second factor and every recovery code away from a member who has lost them; they get an email. */
export async function resetSecondFactor(services: MemberServices, on: On): Promise<ActOutcome> {
  const said = { name: 'reset-second-factor', line: 'member.second-factor-reset' } as const
  return act(services, on, said, async (transaction, { userId, email: to }, at) => {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await queueEmail(transaction, securityEmail('factors-reset'), { to, facts: { at } }, at)
    await removeAllFactors(services.accounts, userId)
    await removeAllPasskeys(services.accounts, userId)
  })
}

export function changeGroups(
  services: Pick<MemberServices, 'database' | 'clock'>,
  on: On & Seen,
  groups: readonly string[],
): Promise<ActOutcome> {
  return onMember<ActOutcome>(services, on, async (transaction, member, at) => {
    if (groups.join() === member.groups.join()) return 'done'
    if (isChangedSince(member, on)) return 'changed-since'
    const set = { groups: [...groups], updatedAt: at }
    await transaction.update(members).set(set).where(eq(members.userId, on.userId))
    const line = { at, actor: on.actor, action: 'member.groups-changed', details: { groups } } as const
    await writeAuditLog(transaction, { ...line, subject: namedPerson(member) })
    return 'done'
  })
}

type Said = { name: MemberAct; line: AuditAction }
type Change = (transaction: Transaction, member: Member, at: Date, services: MemberServices) => Promise<void>

function become(status: 'active' | 'suspended' | 'ended'): Change {
  return async (transaction, { userId, status: before, endedOn }, at, { accounts, clock }) => {
    const set = { status, endedOn: status === 'ended' ? dayInParis(at) : endedOn, updatedAt: at }
    await transaction.update(members).set(set).where(eq(members.userId, userId))
    if (status !== 'active') await endSessions({ database: transaction, clock }, userId)
    if (status === 'suspended') await banAccount(accounts, userId, banned)
    if (before === 'suspended') await banAccount(accounts, userId, 'none')
  }
}

function act(services: MemberServices, on: On, { name, line }: Said, change: Change): Promise<ActOutcome> {
  return onMember<ActOutcome>(services, on, async (transaction, member, at) => {
    const otherAdmins = await countOtherAdmins(transaction, on.userId)
    const problem = problemWith(name, { member, actorId: on.actor?.id, otherAdmins })
    if (problem) return problem
    await writeAuditLog(transaction, { at, actor: on.actor, action: line, subject: namedPerson(member) })
    await change(transaction, member, at, services)
    return 'done'
  })
}
