import { eq, sql } from 'drizzle-orm'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { AccountAdministration } from '#app/outside/accounts/account-administration.ts'
import type { Database, Transaction } from '#db/database.ts'
import { members } from '#db/schema/index.ts'

export type MemberServices = StoreServices & { siteUrl: string; accounts: AccountAdministration }

export type Member = typeof members.$inferSelect
export type Actor = { id: string; name: string } | undefined

let last: Promise<unknown> = Promise.resolve()

/** Runs acts on members one at a time, in all instances: two coaches cannot end each other's access at once. */
// Turns are taken before a connection is: those who wait would otherwise hold all those the service needs.
export function inTurn<Answer>(
  database: Database,
  act: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  // Acts call the service before they commit here, and may be repeated: no transaction holds both databases.
  const locked = () =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('club.members'))`)
      return act(transaction)
    })
  const turn = last.then(locked)
  last = turn.then(nothing, nothing)
  return turn
}

function nothing(): void {}

export async function lockMember(transaction: Transaction, userId: string) {
  const [member] = await transaction.select().from(members).where(eq(members.userId, userId)).for('update')
  return member
}

export type On = { userId: string; actor: Actor }

/** When what an author had read of a member was written: another change since is refused. */
export type Seen = { seen?: Date | undefined }

export function isChangedSince({ updatedAt }: Member, { seen }: Seen): boolean {
  return seen !== undefined && seen.getTime() !== updatedAt.getTime()
}

/** Whether who acts runs the club only by rooms that were given: coaches and other assistants are not theirs to change. */
export async function isAssistant(transaction: Pick<Transaction, 'select'>, actor: Actor): Promise<boolean> {
  if (!actor) return false
  const [found] = await transaction
    .select({ role: members.role })
    .from(members)
    .where(eq(members.userId, actor.id))
  return found?.role === 'assistant'
}

/** An act on a member whose row is the transaction's alone; `unknown`: nobody has this number. */
export function onMember<Outcome>(
  { database, clock }: Pick<StoreServices, 'database' | 'clock'>,
  { userId, actor }: On,
  change: (transaction: Transaction, member: Member, at: Date) => Promise<Outcome>,
): Promise<Outcome | 'unknown' | 'coach-only'> {
  return inTurn(database, async (transaction) => {
    const member = await lockMember(transaction, userId)
    if (!member) return 'unknown'
    if (member.role !== 'athlete' && (await isAssistant(transaction, actor))) return 'coach-only'
    return change(transaction, member, clock.now())
  })
}
