import type { AuthDatabase } from './database.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import type { AddressLimits } from './limits/address-limits.ts'
import type { SendingLimits } from './limits/sending-limits.ts'
import type { AuthLetter } from './mail/auth-letter.ts'
import type { AuthSettings } from './settings/auth-settings.ts'

/** What every part of the authentication service works with. */
export type Backend = {
  settings: AuthSettings
  /** The service's own public address, without a closing slash: `https://…/auth/v1`. Issuer of its tokens. */
  publicUrl: string
  database: AuthDatabase
  keys: SigningKeys
  /** Hides what is stored of one-time tokens and of failed attempts. */
  serverKey: Uint8Array
  now: () => Date
  /** Hands a mail over to whoever writes and carries it. */
  sendMail: (letter: AuthLetter) => Promise<void>
  /** Sends a text by SMS to a number in E.164, with its plus sign. */
  sendSms: (message: { to: string; text: string }) => Promise<void>
  /** The allowed address nearest to the one asked for. */
  redirectTo: (asked: string | null | undefined) => string
  limits: AddressLimits
  sendings: SendingLimits
  log: { error: (details: object, message: string) => void }
}
