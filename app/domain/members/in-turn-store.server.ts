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

/** An act on a member whose row is the transaction's alone; `unknown`: nobody has this number. */
export function onMember<Outcome>(
  { database, clock }: Pick<StoreServices, 'database' | 'clock'>,
  { userId }: On,
  change: (transaction: Transaction, member: Member, at: Date) => Promise<Outcome>,
): Promise<Outcome | 'unknown'> {
  return inTurn(database, async (transaction) => {
    const member = await lockMember(transaction, userId)
    return member ? change(transaction, member, clock.now()) : 'unknown'
  })
}
