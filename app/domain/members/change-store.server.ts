import { and, eq, ne } from 'drizzle-orm'
import { securityEmail } from '#app/domain/accounts/store.server.ts'
import { writeAuditLog, type AuditAction } from '#app/domain/audit-log/store.server.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { namedPerson } from '#app/domain/shared/people/person-name.ts'
import type { Transaction } from '#db/database.ts'
import { members } from '#db/schema/index.ts'
import { setAccountEmail, setAccountNames } from './accounts-store.server.ts'
import {
  isAssistant,
  isChangedSince,
  onMember,
  type Member,
  type MemberServices,
  type On,
  type Seen,
} from './in-turn-store.server.ts'
import { countOtherAdmins } from './list-store.server.ts'
import { problemWithRole, type ActProblem } from './rules.ts'
import type { MemberChanges } from './schema.ts'

export type ChangeOutcome = 'done' | 'unknown' | 'email-taken' | ActProblem

/** Changes the name, the address or the role of a member. A new address is told to both, and a role holds from the next request on. */
export function changeMember(
  services: MemberServices,
  on: On & Seen,
  changes: MemberChanges,
): Promise<ChangeOutcome> {
  const { email, role, firstName, lastName } = changes
  return onMember(services, on, async (transaction, member, at) => {
    const { userId } = member
    if (isSaidAlready(member, changes)) return 'done'
    if (isChangedSince(member, on)) return 'changed-since'
    const newRole = role === member.role ? undefined : role
    const otherAdmins = await countOtherAdmins(transaction, userId)
    if (newRole && (await isAssistant(transaction, on.actor))) return 'coach-only'
    const problem = newRole && problemWithRole({ member, actorId: on.actor?.id, otherAdmins })
    if (problem) return problem
    const newEmail = email === member.email ? undefined : email
    // An invitation is a letter to an address: another one is invited anew.
    if (newEmail && member.status === 'invited') return 'not-now'
    if (newEmail && (await isTaken(transaction, newEmail, userId))) return 'email-taken'
    if (newEmail && !(await setAccountEmail(services.accounts, userId, newEmail))) return 'email-taken'
    const names = {
      firstName: firstName ?? member.firstName,
      lastName: lastName ?? member.lastName,
    }
    const isRenamed = names.firstName !== member.firstName || names.lastName !== member.lastName
    const set = {
      ...names,
      email: newEmail ?? member.email,
      role: newRole ?? member.role,
      rooms: newRole ? [] : member.rooms,
      updatedAt: at,
    }
    await transaction.update(members).set(set).where(eq(members.userId, userId))
    const log = { transaction, at, actor: on.actor, member }
    if (isRenamed) await write(log, 'member.renamed')
    if (newRole) await write(log, 'member.role-changed', { role: newRole })
    if (newEmail) {
      await write(log, 'member.email-changed')
      for (const to of [member.email, newEmail])
        await queueEmail(transaction, securityEmail('email-changed'), { to, facts: { at, newEmail } }, at)
    }
    if (isRenamed) await setAccountNames(services.accounts, userId, names)
    return 'done'
  })
}

function isSaidAlready(member: Member, { email, role, firstName, lastName }: MemberChanges): boolean {
  const said = { email, role, firstName, lastName }
  const fields = ['email', 'role', 'firstName', 'lastName'] as const
  return fields.every((field) => said[field] === undefined || said[field] === member[field])
}

async function isTaken(transaction: Transaction, email: string, userId: string): Promise<boolean> {
  const isOther = and(eq(members.email, email), ne(members.userId, userId))
  return (await transaction.$count(members, isOther)) > 0
}

type Log = { transaction: Transaction; at: Date; actor: On['actor']; member: Member }

function write(
  { transaction, member, ...line }: Log,
  action: AuditAction,
  details?: Record<string, unknown>,
): Promise<void> {
  return writeAuditLog(transaction, { ...line, action, details, subject: namedPerson(member) })
}
