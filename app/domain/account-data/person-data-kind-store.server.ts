import type { Database, Transaction } from '#db/database.ts'
import type { DataNotice, Person } from './person.ts'

export type AccountRecords = { tracesOf?: (userId: string) => Promise<readonly object[]> }

export type PersonData = DataNotice & {
  collect: (database: Database, person: Person, accounts: AccountRecords) => Promise<unknown>
  erase?: (transaction: Transaction, person: Person) => Promise<unknown>
}
