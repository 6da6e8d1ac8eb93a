import { and, eq, ne } from 'drizzle-orm'
import { securityEmail, type SecurityNewsKind } from '#app/domain/accounts/store.server.ts'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import type { Member } from '#app/domain/members/store.server.ts'
import { namedPerson } from '#app/domain/shared/person-name.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { members } from '#db/schema/index.ts'

export async function renameMember(
  { database, clock }: StoreServices,
  userId: string,
  names: { firstName: string; lastName: string },
): Promise<void> {
  await database
    .update(members)
    .set({ ...names, updatedAt: clock.now() })
    .where(eq(members.userId, userId))
}

/** Sets a member's email to the account's and notifies the former one; false when unchanged or already taken. */
export async function followEmail(services: StoreServices, member: Member, email: string): Promise<boolean> {
  const { database, clock } = services
  const newEmail = email.toLowerCase()
  if (newEmail === '' || newEmail === member.email) return false
  const at = clock.now()
  return database.transaction(async (transaction) => {
    const [taken] = await transaction
      .select({ userId: members.userId })
      .from(members)
      .where(and(eq(members.email, newEmail), ne(members.userId, member.userId)))
    if (taken) return false
    const { rowCount } = await transaction
      .update(members)
      .set({ email: newEmail, updatedAt: at })
      .where(and(eq(members.userId, member.userId), eq(members.email, member.email)))
    // Another request of the same person saw it first.
    if (!rowCount) return false
    const person = namedPerson(member)
    await writeAuditLog(transaction, { at, actor: person, action: 'account.email-changed', subject: person })
    const told = { to: member.email, facts: { at, newEmail } }
    await queueEmail(transaction, securityEmail('email-changed'), told, at)
    return true
  })
}

type ToldKind = Exclude<SecurityNewsKind, 'email-changed'>

/** Tells a person by email, and the audit log by a line, what changed on an account. */
export async function tellSecurityNews(
  { database, clock }: StoreServices,
  { kind, userId, email, name }: { kind: ToldKind; userId: string; email: string; name: string },
): Promise<void> {
  const at = clock.now()
  const person = { id: userId, name }
  await database.transaction(async (transaction) => {
    await writeAuditLog(transaction, { at, actor: person, action: `account.${kind}`, subject: person })
    await queueEmail(transaction, securityEmail(kind), { to: email, facts: { at } }, at)
  })
}
