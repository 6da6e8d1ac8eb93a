import type { Database, Transaction } from '#db/database.ts'
import type { DataNotice, Person } from './person.ts'

/** What the authentication service can tell of an account. */
export type AccountRecords = { tracesOf?: (userId: string) => Promise<readonly object[]> }

/** One kind of data: how it is found for its person, and how it goes when the account does. */
export type PersonData = DataNotice & {
  collect: (database: Database, person: Person, accounts: AccountRecords) => Promise<unknown>
  /** Absent: nothing of it is erased. */
  erase?: (transaction: Transaction, person: Person) => Promise<unknown>
}
