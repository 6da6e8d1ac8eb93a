import type { AuthDatabase, UserRow } from './database.ts'

/** `email`: where the account was reached before the change. */
export type AccountChange = {
  kind: 'password-changed' | 'email-changed' | `${'factor' | 'passkey'}-${'added' | 'removed'}`
  userId: string
  email: string
  newEmail?: string
  /** What the program says of itself that made the change. */
  userAgent?: string
}

/** A session that was opened on an account with an email address. */
export type SignIn = {
  userId: string
  email: string
  userAgent: string
  /** The same for one account, one program, one network; it leads back to none of them. */
  from: string
  /** Whether the account has signed in on this device; not known (`undefined`) of callers without a device. */
  isKnownDevice: boolean | undefined
  /** The first of an account, or the end of a change of address. */
  isExpected: boolean
}

/** What an application adds to the settings. What writes, writes with `database`: the transaction of the change. */
export type AccountPolicy = {
  /** What is wrong with a new password, for people to read; nothing when it may be used. */
  refusePassword?: (password: string, owner: { id?: string; email: string }) => Promise<string | undefined>
  /** Told of each change its owner should hear of, by whichever door it came. */
  tellChange?: (database: AuthDatabase, change: AccountChange) => Promise<void>
  /** Told of each session that is opened, by whichever door. */
  tellSignIn?: (database: AuthDatabase, signIn: SignIn) => Promise<void>
  /** Seconds after which an account's sessions end unused, where it is not `sessions.inactiveSeconds`. */
  inactiveSeconds?: (database: AuthDatabase, userId: string) => Promise<number | undefined>
}

export async function tellChange(
  { policy, database, userAgent }: { policy: AccountPolicy; database: AuthDatabase; userAgent: string },
  kind: AccountChange['kind'],
  { id: userId, email }: UserRow,
  newEmail?: string,
): Promise<void> {
  const change = { kind, userId, email: email ?? '', userAgent, ...(newEmail && { newEmail }) }
  if (email) await policy.tellChange?.(database, change)
}
