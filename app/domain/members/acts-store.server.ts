import { eq } from 'drizzle-orm'
import { securityEmail } from '#app/domain/accounts/store.server.ts'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { endSessions } from '#app/domain/sessions/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { nameOfPerson } from '#app/domain/shared/person-name.ts'
import type { AccountAdministration } from '#app/outside/accounts/account-administration.ts'
import type { Transaction } from '#db/database.ts'
import { members, recoveryCodes } from '#db/schema/index.ts'
import { countOtherAdmins, inTurn, type Actor, type MemberServices } from './in-turn-store.server.ts'
import { problemWith, type MemberAct, type ActProblem } from './rules.ts'

type Member = typeof members.$inferSelect
type On = { userId: string; actor: Actor }

export type ActOutcome = 'done' | 'unknown' | ActProblem

// The service has no ban without an end: a hundred years.
const banned = '876000h'

/** Closes the access of a member for a time: from the next request on, everywhere. */
export function suspendMember(services: MemberServices, on: On): Promise<ActOutcome> {
  return act(services, on, { name: 'suspend', line: 'member.suspended' }, async (transaction, member, at) => {
    await transaction
      .update(members)
      .set({ status: 'suspended', updatedAt: at })
      .where(eq(members.userId, member.userId))
    await endSessions({ database: transaction, clock: services.clock }, member.userId)
    await ban(services.accounts, member.userId, banned)
  })
}

export function reactivateMember(services: MemberServices, on: On): Promise<ActOutcome> {
  const said = { name: 'reactivate', line: 'member.reactivated' } as const
  return act(services, on, said, async (transaction, member, at) => {
    await transaction
      .update(members)
      .set({ status: 'active', updatedAt: at })
      .where(eq(members.userId, member.userId))
    await ban(services.accounts, member.userId, 'none')
  })
}

/** Ends a membership today, and the open sessions. The account stays, so that its owner can export or delete it. */
export function endMembership(services: MemberServices, on: On): Promise<ActOutcome> {
  return act(services, on, { name: 'end', line: 'member.ended' }, async (transaction, member, at) => {
    await transaction
      .update(members)
      .set({ status: 'ended', endedOn: dayInParis(at), updatedAt: at })
      .where(eq(members.userId, member.userId))
    await endSessions({ database: transaction, clock: services.clock }, member.userId)
    if (member.status === 'suspended') await ban(services.accounts, member.userId, 'none')
  })
}

/** Takes every second factor and every recovery code away from a member who has lost them; they get an email. */
export async function resetSecondFactor(services: MemberServices, on: On): Promise<ActOutcome> {
  const said = { name: 'reset-second-factor', line: 'member.second-factor-reset' } as const
  return act(services, on, said, async (transaction, member, at) => {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, member.userId))
    const email = { to: member.email, facts: { at } }
    await queueEmail(transaction, securityEmail('factors-reset'), email, at)
    await removeAllFactors(services.accounts, member.userId)
  })
}

/** Takes every second factor away from an account. */
export async function removeAllFactors({ mfa }: AccountAdministration, userId: string): Promise<void> {
  const { data, error } = await mfa.listFactors({ userId })
  if (error) throw error
  for (const { id } of data.factors) {
    const removed = await mfa.deleteFactor({ userId, id })
    if (removed.error) throw removed.error
  }
}

export function changeGroups(
  { database, clock }: Pick<MemberServices, 'database' | 'clock'>,
  { userId, actor }: On,
  groups: readonly string[],
): Promise<ActOutcome> {
  return inTurn(database, async (transaction) => {
    const member = await lockMember(transaction, userId)
    if (!member) return 'unknown'
    const at = clock.now()
    const set = { groups: [...groups], updatedAt: at }
    await transaction.update(members).set(set).where(eq(members.userId, userId))
    await note(transaction, { at, actor, member, line: 'member.groups-changed', details: { groups } })
    return 'done'
  })
}

type Said = { name: MemberAct; line: string }
type Change = (transaction: Transaction, member: Member, at: Date) => Promise<void>

function act(
  { database, clock }: MemberServices,
  { userId, actor }: On,
  { name, line }: Said,
  change: Change,
): Promise<ActOutcome> {
  return inTurn(database, async (transaction) => {
    const member = await lockMember(transaction, userId)
    if (!member) return 'unknown'
    const otherAdmins = await countOtherAdmins(transaction, userId)
    const problem = problemWith(name, { member, actorId: actor?.id, otherAdmins })
    if (problem) return problem
    const at = clock.now()
    await note(transaction, { at, actor, member, line })
    await change(transaction, member, at)
    return 'done'
  })
}

async function lockMember(transaction: Transaction, userId: string): Promise<Member | undefined> {
  const [member] = await transaction.select().from(members).where(eq(members.userId, userId)).for('update')
  return member
}

type Note = { at: Date; actor: Actor; member: Member; line: string; details?: Record<string, unknown> }

function note(transaction: Transaction, { at, actor, member, line, details }: Note): Promise<void> {
  return writeAuditLog(transaction, {
    at,
    ...(actor && { actor }),
    action: line,
    subject: { id: member.userId, name: nameOfPerson(member) },
    ...(details && { details }),
  })
}

async function ban(accounts: AccountAdministration, userId: string, duration: string): Promise<void> {
  const { error } = await accounts.updateUserById(userId, { ban_duration: duration })
  if (error) throw error
}
