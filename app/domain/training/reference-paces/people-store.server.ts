import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/domain/mail/store.server.ts'
import type { Database } from '#db/database.ts'
import { referencePaces } from '#db/schema/index.ts'
import { valueOf } from './rules.ts'

type Person = { readonly userId: string }

/** The figures a person saved, VMA in km/h and CSS in seconds per 100 m: for themselves. */
export async function pacesOfPerson(database: Database, { userId }: Person) {
  const rows = await database.select().from(referencePaces).where(eq(referencePaces.memberId, userId))
  return rows.map(({ kind, amount, measuredOn, source }) => ({
    kind,
    value: valueOf(kind, amount),
    measuredOn,
    source,
  }))
}

/** Removes them, as part of erasing an account. */
export async function erasePacesOfPerson(transaction: Transaction, { userId }: Person) {
  await transaction.delete(referencePaces).where(eq(referencePaces.memberId, userId))
}
