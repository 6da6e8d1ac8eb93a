import { randomUUID } from 'node:crypto'
import type { Within } from '../backend.ts'
import type { UserRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { users } from '../schema/index.ts'
import { addOwnIdentity, mergedMetadata, type Metadata } from './identities.ts'
import { withConflictErrors } from './user-row.ts'

export type NewUser = Partial<typeof users.$inferInsert> & {
  passwordHash?: string | undefined
  appMetadata?: Metadata | undefined
  userMetadata?: Metadata | undefined
}

/** Stores an account with its identities. `422 email_exists`, `phone_exists`, `user_already_exists`. Source: GoTrue. */
export async function createUser(
  within: Within,
  { passwordHash = '', appMetadata = {}, userMetadata = {}, ...given }: NewUser,
): Promise<UserRow> {
  const now = within.now()
  const providers = (['email', 'phone'] as const).filter((kind) => given[kind])
  const provided = providers.length > 0 ? { provider: providers[0], providers } : {}
  const row = {
    ...given,
    id: given.id ?? randomUUID(),
    aud: 'authenticated',
    role: given.role ?? 'authenticated',
    encryptedPassword: passwordHash,
    rawAppMetaData: mergedMetadata(provided, appMetadata),
    rawUserMetaData: mergedMetadata({}, userMetadata),
    createdAt: now,
    updatedAt: now,
  }
  const [user] = await withConflictErrors(within.database.insert(users).values(row).returning())
  if (!user) throw new AuthError(500, 'unexpected_failure', 'The account was not kept')
  for (const provider of providers) await addOwnIdentity(within, user, provider)
  return user
}
