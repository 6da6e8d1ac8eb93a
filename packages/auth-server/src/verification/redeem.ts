import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit, type AuditAction } from '../audit-log.ts'
import type { Within } from '../backend.ts'
import type { UserRow } from '../database.ts'
import { invalid } from '../errors/auth-error.ts'
import { type Call, parse } from '../http/call.ts'
import {
  type TokenProof,
  type ConsumedToken,
  consumeToken,
  forgetTokens,
  tokenRefused,
} from '../one-time-tokens/consume-token.ts'
import type { TokenType } from '../one-time-tokens/one-time-token.ts'
import { tellChange } from '../policy.ts'
import { oneTimeTokens } from '../schema/index.ts'
import { requireNotBanned } from '../users/ban.ts'
import { readPhone, readEmail, type Identifier, isConfirmed } from '../users/identifier.ts'
import { syncOwnIdentity } from '../users/identities.ts'
import { setUser } from '../users/user-row.ts'

export type Verification = {
  proof: TokenProof
  types: readonly TokenType[]
  attempt?: { what: string; address: string }
}

const mailTypes: Readonly<Record<string, readonly TokenType[]>> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
}

const phoneTypes: Readonly<Record<string, readonly TokenType[]>> = {
  sms: ['confirmation_token'],
  phone_change: ['phone_change_token'],
}

const text = z.string().nullish()

const form = z.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
  redirect_to: text,
})

export function readVerification(body: Record<string, unknown>): Verification {
  const { type, token, token_hash: hash, email, phone, redirect_to: redirectTo } = parse(form, body)
  if (!type) throw invalid('Verify requires a verification type')
  if (hash) {
    if (token || email || phone || redirectTo)
      throw invalid('Only the token_hash and type should be provided')
    return readLink(hash, type)
  }
  if (!token) throw invalid('Verify requires either a token or a token hash')
  if (Boolean(email) === Boolean(phone))
    throw invalid('Only an email address or phone number should be provided on verify')
  const address = phone ? readPhone(phone) : readEmail(email ?? '')
  const types = phone ? typesOf(phoneTypes, type, 'phone') : typesOf(mailTypes, type, 'email')
  // All codes of an address count as one but those of a change.
  const what = phone || type === 'email_change' ? type : 'email'
  return { proof: { address, code: token }, types, attempt: { what, address } }
}

export function readLink(hash: string, type: string): Verification {
  return { proof: { hash }, types: typesOf(mailTypes, type, 'email') }
}

function typesOf(known: Readonly<Record<string, readonly TokenType[]>>, type: string, kind: string) {
  const types = Object.hasOwn(known, type) ? known[type] : undefined
  if (types) return types
  throw invalid(`Invalid ${kind} verification type`)
}

type Outcome = { user: UserRow; action: AuditAction } | 'half' | undefined

/** Whose token it was, and what its session is said to rest on. */
type Redeemed = { userId: string; method: string }

/** Uses a token up and does what it was sent for: whoever shows it owns the address. Nobody yet after the first of two. */
export async function redeemToken(call: Call, { types, proof }: Verification): Promise<Redeemed | undefined> {
  const token = await consumeToken(call, { types, proof })
  requireNotBanned(token.user, call.now(), 403)
  const done = await actOn(call, token, 'hash' in proof)
  if (!done) throw tokenRefused(proof)
  await call.sendings.forgetRequest(call, token.relatesTo)
  if (done === 'half') return undefined
  await forgetTokens(call, done.user.id)
  await audit(call, done.action, done.user)
  return { userId: done.user.id, method: methodOf(token, done.action) }
}

function methodOf({ type, isRecovery }: ConsumedToken, action: AuditAction): string {
  if (type === 'phone_change_token') return 'phone_change'
  if (type.startsWith('email_change')) return 'email_change'
  if (action === 'invite_accepted') return 'invite'
  return isRecovery ? 'recovery' : 'otp'
}

async function actOn(call: Call, token: ConsumedToken, isLink: boolean): Promise<Outcome> {
  const { user, type, relatesTo, isSignUp } = token
  if (type === 'phone_change_token') {
    if (!relatesTo || relatesTo !== user.phoneChange) return undefined
    const set = { phone: relatesTo, phoneChange: '', isAnonymous: false }
    return { user: await confirm(call, user, 'phone', set), action: 'user_modified' }
  }
  if (type === 'email_change_token_current' || type === 'email_change_token_new') {
    // The present address alone never completes a change: the new one would be nobody's.
    const isByNew = type === 'email_change_token_new'
    const { emailChange } = user
    if (!emailChange || relatesTo !== (isByNew ? emailChange : user.email)) return undefined
    const isEnough = isByNew && (!call.settings.mail.confirmsChangeTwice || !user.email)
    if (!isEnough && user.emailChangeConfirmStatus === 0) {
      await setUser(call, user, { emailChangeConfirmStatus: 1 })
      return 'half'
    }
    const set = { email: emailChange, emailChange: '', emailChangeConfirmStatus: 0, isAnonymous: false }
    await tellChange(call, 'email-changed', user, emailChange)
    return { user: await confirm(call, user, 'email', set), action: 'user_modified' }
  }
  const kind = relatesTo === user.phone ? 'phone' : 'email'
  if (relatesTo !== user[kind]) return undefined
  if (isConfirmed(user, kind)) return { user, action: 'login' }
  // Whoever asked for a link, or follows one nobody asked for, never heard of a password: it may be a stranger's.
  const forgetsPassword =
    kind === 'email' &&
    (type === 'recovery_token' || (isSignUp && (isLink || (await hasAskedForLink(call, user)))))
  const confirmed = await confirm(call, user, kind, forgetsPassword ? { encryptedPassword: '' } : {})
  const isInvited = kind === 'email' && user.invitedAt
  return { user: confirmed, action: isInvited ? 'invite_accepted' : 'user_signedup' }
}

async function hasAskedForLink({ database }: Within, { id }: UserRow): Promise<boolean> {
  const { userId, tokenType } = oneTimeTokens
  return (await database.$count(oneTimeTokens, and(eq(userId, id), eq(tokenType, 'recovery_token')))) > 0
}

async function confirm(
  within: Within,
  user: UserRow,
  kind: Identifier['kind'],
  set: Partial<UserRow>,
): Promise<UserRow> {
  const at = within.now()
  const named = { ...(set[kind] && { [kind]: set[kind] }), [`${kind}_verified`]: true }
  const rawUserMetaData = { ...user.rawUserMetaData, ...named }
  const confirmed = { ...set, [`${kind}ConfirmedAt`]: at, rawUserMetaData, updatedAt: at }
  return syncOwnIdentity(within, await setUser(within, user, confirmed), kind)
}
