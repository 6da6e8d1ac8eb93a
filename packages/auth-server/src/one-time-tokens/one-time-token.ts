import { randomInt, createHmac } from 'node:crypto'
import type { AuthEmail, EmailChangeKind, LinkType } from '../backend.ts'
import { isSame } from '../encryption.ts'
import type { oneTimeTokenType, users } from '../schema/index.ts'

/** A one-time code of 6 to 10 digits, each as likely as any other. Throws a RangeError on another length. */
export function makeOtp(length: number): string {
  if (!Number.isInteger(length) || length < 6 || length > 10)
    throw new RangeError('a one-time code has 6 to 10 digits')
  return randomInt(10 ** length)
    .toString()
    .padStart(length, '0')
}

const pkcePrefix = 'pkce_'

/** What a mail's link carries for a code sent to this address or number. */
export function tokenHash(emailOrPhone: string, otp: string, serverKey: Uint8Array): string {
  return createHmac('sha224', serverKey).update(`link ${emailOrPhone.toLowerCase()} ${otp}`).digest('hex')
}

/** The same for a flow that ends in an authorisation code, which the link must tell from the others. */
export function pkceTokenHash(emailOrPhone: string, otp: string, serverKey: Uint8Array): string {
  return `${pkcePrefix}${tokenHash(emailOrPhone, otp, serverKey)}`
}

export function isPkceTokenHash(hash: string): boolean {
  return hash.startsWith(pkcePrefix)
}

/** The form in which a token (its prefix included) is stored and looked up: hex HMAC-SHA256 by the server's key. */
export function storedTokenHash(hash: string, serverKey: Uint8Array): string {
  return createHmac('sha256', serverKey).update(hash).digest('hex')
}

/** What is stored of a token that lets one choose a password, which GoTrue keeps with those that only sign in. */
export function storedRecoveryHash(hash: string, serverKey: Uint8Array): string {
  return storedTokenHash(`recovery ${hash}`, serverKey)
}

/** What is stored of a token that confirms a sign-up whose password nobody vouches for. */
export function storedSignUpHash(hash: string, serverKey: Uint8Array): string {
  return storedTokenHash(`sign-up ${hash}`, serverKey)
}

export function isStoredToken(hash: string, stored: string, serverKey: Uint8Array): boolean {
  return isSame(storedTokenHash(hash, serverKey), stored)
}

/** Whether a token is still valid; life in seconds, its last instant included (source: GoTrue). */
export function isTokenAlive(token: { sentAt: Date | null; now: Date; lifeSeconds: number }): boolean {
  const { sentAt, now, lifeSeconds } = token
  return sentAt !== null && now.getTime() <= sentAt.getTime() + lifeSeconds * 1000
}

const readableAsItIs = /^[\w:/.?~-]*$/

/** The address an email leads to. A plain `redirectTo` stays readable, as the real server writes it. */
export function verificationLink(
  publicUrl: string,
  { tokenHash, type, redirectTo }: { tokenHash: string; type: string; redirectTo: string },
): string {
  const target = readableAsItIs.test(redirectTo) ? redirectTo : encodeURIComponent(redirectTo)
  return `${publicUrl}/verify?token=${tokenHash}&type=${type}&redirect_to=${target}`
}

export type TokenType = (typeof oneTimeTokenType.enumValues)[number]

/** `sms` and those of a phone go by SMS, the others by email. */
export type TokenKind =
  | Exclude<AuthEmail['kind'], 'confirmation'>
  | 'signup'
  | 'sms'
  | 'phone_change'
  | 'phone_reauthentication'

type SentAtColumn = Extract<keyof typeof users.$inferSelect, `${string}SentAt`>

type TokenKindFacts = { type: TokenType; sentAt: SentAtColumn; email?: AuthEmail['kind']; link?: LinkType }

const confirmation = { type: 'confirmation_token', sentAt: 'confirmationSentAt' } as const

const recovery = { type: 'recovery_token', sentAt: 'recoverySentAt' } as const

const reauthentication = { type: 'reauthentication_token', sentAt: 'reauthenticationSentAt' } as const

/** Source: GoTrue, which lets a link and a recovery share one token, and a sign-up and an invitation another. */
export const tokenKinds: Readonly<Record<TokenKind, TokenKindFacts>> = {
  signup: { ...confirmation, email: 'confirmation', link: 'signup' },
  invite: { ...confirmation, email: 'invite', link: 'invite' },
  magiclink: { ...recovery, email: 'magiclink', link: 'magiclink' },
  recovery: { ...recovery, email: 'recovery', link: 'recovery' },
  email_change_current: emailChange('current'),
  email_change_new: emailChange('new'),
  reauthentication: { ...reauthentication, email: 'reauthentication' },
  sms: confirmation,
  phone_change: { type: 'phone_change_token', sentAt: 'phoneChangeSentAt' },
  phone_reauthentication: reauthentication,
}

function emailChange(which: 'current' | 'new'): TokenKindFacts {
  const email: EmailChangeKind = `email_change_${which}`
  return { type: `email_change_token_${which}`, sentAt: 'emailChangeSentAt', email, link: 'email_change' }
}

/** What a PKCE flow is called that waits for a link of this type. */
export function flowMethod(link: string): string {
  return link === 'signup' ? 'email/signup' : link
}
