import { and, eq, ne } from 'drizzle-orm'
import { refusalOfPassword, securityEmail, type SecurityNewsKind } from '#app/domain/accounts/store.server.ts'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import type { Member } from '#app/domain/members/store.server.ts'
import { deviceOf } from '#app/domain/sessions/store.server.ts'
import { namedPerson } from '#app/domain/shared/people/person-name.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { noteSignIn } from '#app/domain/sign-ins/store.server.ts'
import type { Database } from '#db/database.ts'
import { members } from '#db/schema/index.ts'

/** What a change is written with: the club's transaction, or that of the accounts on the same database. */
type Writer = Pick<Database, 'select' | 'insert' | 'update' | 'execute'>

type ToldKind = Exclude<SecurityNewsKind, 'email-changed' | 'factors-reset' | 'factors-removed'>

export type ToldChange = { kind: ToldKind; userId: string; email: string }

type Change = Omit<ToldChange, 'kind'> & {
  kind: ToldKind | 'email-changed'
  newEmail?: string
  userAgent?: string
}

/** What the club wants of the accounts, whatever the door: its password rules, news of each change, sessions that end. */
export function accountPolicy(
  { database: own, clock, appSecret }: StoreServices & { appSecret: string },
  /** Days: a coach's session may rest so long. */
  { coachDays }: { coachDays: number },
) {
  return {
    async refusePassword(password: string, { id, email }: { id?: string; email: string }) {
      const member = id === undefined ? undefined : await memberOf(own, id)
      const { firstName = '', lastName = '' } = member ?? {}
      return refusalOfPassword(password, { email, firstName, lastName })
    },
    tellChange: (database: Writer, change: Change) => tellChange(database, change, clock.now()),
    tellSignIn: (database: Writer, signIn: Parameters<typeof noteSignIn>[1]) =>
      noteSignIn(database, signIn, { at: clock.now(), appSecret }),
    async inactiveSeconds(database: Writer, userId: string) {
      const member = await memberOf(database, userId)
      return member && member.role !== 'athlete' ? coachDays * 86_400 : undefined
    },
  }
}

/** Tells a person by email, and the audit log by a line, what changed on an account. */
export async function tellChange(database: Writer, change: Change, at: Date) {
  const { kind, userId, email, newEmail, userAgent } = change
  const member = await memberOf(database, userId)
  const details = userAgent === undefined ? undefined : { device: deviceOf(userAgent) }
  if (kind === 'email-changed') {
    if (member && newEmail) await moveMember(database, member, { newEmail, at, details })
    return
  }
  const person = member ? namedPerson(member) : { id: userId, name: email }
  await writeAuditLog(database, { at, actor: person, action: `account.${kind}`, subject: person, details })
  await queueEmail(database, securityEmail(kind), { to: email, facts: { at } }, at)
}

/** Sets a member's email to the account's and notifies the former one; false when it is already taken. */
export async function moveMember(
  database: Writer,
  member: Member,
  { newEmail, at, details }: { newEmail: string; at: Date; details?: { device: string } | undefined },
): Promise<boolean> {
  const [taken] = await database
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.email, newEmail), ne(members.userId, member.userId)))
  if (taken) return false
  const { rowCount } = await database
    .update(members)
    .set({ email: newEmail, updatedAt: at })
    .where(and(eq(members.userId, member.userId), eq(members.email, member.email)))
  // Another request of the same person saw it first.
  if (!rowCount) return false
  const person = namedPerson(member)
  const action = 'account.email-changed'
  await writeAuditLog(database, { at, actor: person, action, subject: person, details })
  const told = { to: member.email, facts: { at, newEmail } }
  await queueEmail(database, securityEmail('email-changed'), told, at)
  return true
}

async function memberOf(database: Writer, userId: string): Promise<Member | undefined> {
  const [member] = await database.select().from(members).where(eq(members.userId, userId))
  return member
}
