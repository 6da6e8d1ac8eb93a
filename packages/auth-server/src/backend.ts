import type { AuthDatabase } from './database.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import type { AddressLimits } from './limits/address-limits.ts'
import type { SendingLimits } from './limits/sending-limits.ts'
import type { AccountPolicy } from './policy.ts'
import type { AuthSettings } from './settings.ts'

export type Backend = {
  settings: AuthSettings
  publicUrl: string
  database: AuthDatabase
  keys: SigningKeys
  serverKey: Uint8Array
  now: () => Date
  sendMail: (email: AuthEmail) => Promise<void>
  sendSms: (message: { to: string; text: string }) => Promise<void>
  redirectTo: (asked: string | null | undefined) => string
  limits: AddressLimits
  sendings: SendingLimits
  policy: AccountPolicy
  log: { error: (details: object, message: string) => void }
}

/** What a function needs that reads or writes rows: those of the transaction it was called in, if any. */
export type Within = Pick<Backend, 'database' | 'now'>

/** The same process or request with all its rows in one transaction, and at one time. */
export function inTransaction<Around extends Within, Outcome>(
  around: Around,
  work: (inside: Around) => Promise<Outcome>,
): Promise<Outcome> {
  const at = around.now()
  return around.database.transaction((database) => work({ ...around, database, now: () => at }))
}

export type LinkType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change'

export type EmailChangeKind = 'email_change_current' | 'email_change_new'

export type AuthEmail = {
  kind: 'confirmation' | 'invite' | 'magiclink' | 'recovery' | 'reauthentication' | EmailChangeKind
  to: string
  otp: string
  link?: { url: string; tokenHash: string; type: LinkType; redirectTo: string }
  newEmail?: string
  userMetadata: Record<string, unknown>
}
