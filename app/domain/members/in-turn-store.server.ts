import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { AccountAdministration } from '#app/outside/accounts/account-administration.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database, Transaction } from '#db/database.ts'
import { members } from '#db/schema/index.ts'

export type MemberServices = {
  database: Database
  clock: Clock
  siteUrl: string
  accounts: AccountAdministration
}

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

/** Real administrators with an open access, somebody aside. */
export async function countOtherAdmins(
  database: Pick<Database, 'select'>,
  exceptUserId: string,
): Promise<number> {
  const isAdmin = and(eq(members.role, 'admin'), eq(members.status, 'active'), eq(members.isSample, false))
  const [row] = await database
    .select({ others: count() })
    .from(members)
    .where(and(isAdmin, ne(members.userId, exceptUserId)))
  return row?.others ?? 0
}
