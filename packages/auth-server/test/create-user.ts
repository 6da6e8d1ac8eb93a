import type { AuthDatabase } from '../src/database.ts'
import { createUser as create, type NewUser } from '../src/users/create-user.ts'

/** Stores an account as the service does, at this time. */
export const createUser = (database: AuthDatabase, { now, ...given }: NewUser & { now: Date }) =>
  create({ database, now: () => now }, given)
