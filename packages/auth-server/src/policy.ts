import type { AuthDatabase, UserRow } from './database.ts'

/** `email`: where the account was reached before the change. */
export type AccountChange = {
  kind: 'password-changed' | 'email-changed' | `${'factor' | 'passkey'}-${'added' | 'removed'}`
  userId: string
  email: string
  newEmail?: string
}

/** What an application adds to the settings. What writes, writes with `database`: the transaction of the change. */
export type AccountPolicy = {
  /** What is wrong with a new password, for people to read; nothing when it may be used. */
  refusePassword?: (password: string, owner: { id?: string; email: string }) => Promise<string | undefined>
  /** Told of each change its owner should hear of, by whichever door it came. */
  tellChange?: (database: AuthDatabase, change: AccountChange) => Promise<void>
  /** Seconds after which an account's sessions end unused, where it is not `sessions.inactiveSeconds`. */
  inactiveSeconds?: (database: AuthDatabase, userId: string) => Promise<number | undefined>
}

export async function tellChange(
  { policy, database }: { policy: AccountPolicy; database: AuthDatabase },
  kind: AccountChange['kind'],
  { id: userId, email }: UserRow,
  newEmail?: string,
): Promise<void> {
  if (email) await policy.tellChange?.(database, { kind, userId, email, ...(newEmail && { newEmail }) })
}
