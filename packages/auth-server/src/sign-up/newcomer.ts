import { randomUUID } from 'node:crypto'
import type { AuthDatabase } from '../database.ts'
import type { AccountName } from '../users/account-name.ts'
import { createUser } from '../users/create-user.ts'
import { mergedMetadata, type Metadata } from '../users/metadata.ts'
import type { UserRow } from '../users/user-row.ts'

/** Somebody who may become an account: made before it is known whether there is one already. */
export type Newcomer = {
  id: string
  name: AccountName
  metadata: Metadata
  passwordHash?: string
}

/**
 * A newcomer with the metadata of GoTrue: who it is by the address given, and what the request says besides, which
 * never takes the place of it. `400 validation_failed` when it is too much.
 */
export function newcomer(name: AccountName, data: Metadata | undefined, passwordHash?: string): Newcomer {
  const id = randomUUID()
  const own = { sub: id, [name.kind]: name.value, email_verified: false, phone_verified: false }
  const metadata = mergedMetadata(data ?? {}, own)
  return { id, name, metadata, ...(passwordHash !== undefined && { passwordHash }) }
}

/** Makes a newcomer an account, within the caller's transaction. `isConfirmed`: without asking who owns the name. */
export async function createNewcomer(
  transaction: AuthDatabase,
  { id, name, metadata, passwordHash }: Newcomer,
  { isConfirmed, now }: { isConfirmed: boolean; now: Date },
): Promise<UserRow> {
  const isVerified = isConfirmed ? { [`${name.kind}_verified`]: true } : {}
  return createUser(transaction, {
    id,
    [name.kind]: name.value,
    [`${name.kind}ConfirmedAt`]: isConfirmed ? now : undefined,
    passwordHash,
    userMetadata: { ...metadata, ...isVerified },
    now,
  })
}

/** What the answer to a sign-up says when there is an account already: nothing of it. Source of the form: GoTrue. */
export function seemingUser({ id, name, metadata }: Newcomer, now: Date): Record<string, unknown> {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: '',
    phone: '',
    [name.kind]: name.value,
    confirmation_sent_at: now.toISOString(),
    app_metadata: { provider: name.kind, providers: [name.kind] },
    user_metadata: metadata,
    identities: [],
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    is_anonymous: false,
  }
}
