import { randomUUID } from 'node:crypto'
import type { AuthDatabase, UserRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { users } from '../schema/index.ts'
import { addOwnIdentity, mergedMetadata, type Metadata } from './identities.ts'
import { withConflictErrors } from './user-row.ts'

type NewUser = Partial<typeof users.$inferInsert> & {
  passwordHash?: string | undefined
  appMetadata?: Metadata | undefined
  userMetadata?: Metadata | undefined
  now: Date
}

/** Stores an account with its identities. `422 email_exists`, `phone_exists`, `user_already_exists`. Source: GoTrue. */
export async function createUser(
  database: AuthDatabase,
  { now, passwordHash = '', appMetadata = {}, userMetadata = {}, ...given }: NewUser,
): Promise<UserRow> {
  const providers = (['email', 'phone'] as const).filter((kind) => given[kind])
  const row = {
    ...given,
    id: given.id ?? randomUUID(),
    aud: 'authenticated',
    role: given.role ?? 'authenticated',
    encryptedPassword: passwordHash,
    rawAppMetaData: mergedMetadata(
      providers.length > 0 ? { provider: providers[0], providers } : {},
      appMetadata,
    ),
    rawUserMetaData: mergedMetadata({}, userMetadata),
    createdAt: now,
    updatedAt: now,
  }
  const [user] = await withConflictErrors(() => database.insert(users).values(row).returning())
  if (!user) throw new AuthError(500, 'unexpected_failure', 'The account was not kept')
  for (const provider of providers) await addOwnIdentity(database, user, provider, now)
  return user
}
