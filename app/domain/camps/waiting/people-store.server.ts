import { eq, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { campWaits } from '#db/schema/index.ts'

type Person = { readonly userId: string; readonly email: string }

const isTheirs = ({ userId, email }: Person) =>
  or(eq(campWaits.userId, userId), eq(sql`lower(${campWaits.email})`, email))

/** What a person waits or waited for; the address that answers for them is left out. */
export function waitsOfPerson(database: Database, person: Person) {
  const { camp, waitsFor, places, firstName, email, state, joinedAt, offeredAt, offeredUntil } = campWaits
  return database
    .select({ camp, waitsFor, places, firstName, email, state, joinedAt, offeredAt, offeredUntil })
    .from(campWaits)
    .where(isTheirs(person))
    .orderBy(joinedAt)
}

/** A place that was kept for them is free: the list moves at its next turn. */
export function eraseWaitsOfPerson(transaction: Transaction, person: Person): Promise<unknown> {
  return transaction.delete(campWaits).where(isTheirs(person))
}
