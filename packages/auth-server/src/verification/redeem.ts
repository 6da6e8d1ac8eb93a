import { z } from 'zod'
import { audit, type AuditAction } from '../audit-log.ts'
import type { AuthDatabase, UserRow } from '../database.ts'
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
import { requireNotBanned } from '../users/ban.ts'
import { readPhone, readEmail, type Identifier, isConfirmed } from '../users/identifier.ts'
import { syncOwnIdentity } from '../users/identities.ts'
import { setUser } from '../users/user-row.ts'

export type Verification = { proof: TokenProof; types: readonly TokenType[]; attempt?: string }

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
  return phone ? readPhoneCode(phone, token, type) : readMailCode(email ?? '', token, type)
}

export function readLink(hash: string, type: string): Verification {
  return { proof: { hash }, types: typesOf(mailTypes, type, 'email') }
}

function readPhoneCode(phone: string, code: string, type: string): Verification {
  const address = readPhone(phone)
  const types = typesOf(phoneTypes, type, 'phone')
  return { proof: { address, code }, types, attempt: `${type} ${address}` }
}

function readMailCode(email: string, code: string, type: string): Verification {
  const address = readEmail(email)
  const types = typesOf(mailTypes, type, 'email')
  const what = type === 'email_change' ? type : 'email'
  return { proof: { address, code }, types, attempt: `${what} ${address}` }
}

function typesOf(known: Readonly<Record<string, readonly TokenType[]>>, type: string, kind: string) {
  const types = Object.hasOwn(known, type) ? known[type] : undefined
  if (types) return types
  throw invalid(`Invalid ${kind} verification type`)
}

type Outcome = { user: UserRow; action: AuditAction } | 'half' | undefined

/** Uses a token up and does what it was sent for: whoever shows it owns the address it was sent to. */
export async function redeemToken(
  call: Pick<Call, 'backend' | 'address'>,
  transaction: AuthDatabase,
  { types, proof }: Verification,
): Promise<'half' | { user: UserRow }> {
  const { backend } = call
  const token = await consumeToken(backend, transaction, { types, proof })
  requireNotBanned(token.user, backend.now(), 403)
  const done = await actOn(call, transaction, token)
  if (!done) throw tokenRefused(proof)
  backend.sendings.forgetRequest(token.relatesTo)
  if (done === 'half') return 'half'
  await forgetTokens(transaction, done.user.id)
  await audit(call, transaction, done.action, done.user)
  return { user: done.user }
}

async function actOn(
  { backend }: Pick<Call, 'backend'>,
  transaction: AuthDatabase,
  { user, type, relatesTo }: ConsumedToken,
): Promise<Outcome> {
  const now = backend.now()
  const confirm = (kind: Identifier['kind'], set: Partial<UserRow> = {}) =>
    confirmAddress(transaction, user, kind, now, set)
  if (type === 'phone_change_token') {
    if (!relatesTo || relatesTo !== user.phoneChange) return undefined
    const set = { phone: relatesTo, phoneChange: '', isAnonymous: false }
    return { user: await confirm('phone', set), action: 'user_modified' }
  }
  if (type === 'email_change_token_current' || type === 'email_change_token_new') {
    // The present address alone never completes a change: the new one would be nobody's.
    const isByNew = type === 'email_change_token_new'
    const { emailChange } = user
    if (!emailChange || relatesTo !== (isByNew ? emailChange : user.email)) return undefined
    const isEnough = isByNew && (!backend.settings.mail.confirmsChangeTwice || !user.email)
    if (!isEnough && user.emailChangeConfirmStatus === 0) {
      await setUser(transaction, user, { emailChangeConfirmStatus: 1 })
      return 'half'
    }
    const set = { email: emailChange, emailChange: '', emailChangeConfirmStatus: 0, isAnonymous: false }
    return { user: await confirm('email', set), action: 'user_modified' }
  }
  const kind = relatesTo === user.phone ? 'phone' : 'email'
  if (relatesTo !== user[kind]) return undefined
  if (isConfirmed(user, kind)) return { user, action: 'login' }
  // Whoever asked for a link never heard of a password: one that is there may be a stranger's.
  const forgetsPassword = kind === 'email' && type === 'recovery_token'
  const confirmed = await confirm(kind, forgetsPassword ? { encryptedPassword: '' } : {})
  const isInvited = kind === 'email' && user.invitedAt
  return { user: confirmed, action: isInvited ? 'invite_accepted' : 'user_signedup' }
}

async function confirmAddress(
  transaction: AuthDatabase,
  user: UserRow,
  kind: Identifier['kind'],
  now: Date,
  set: Partial<UserRow>,
): Promise<UserRow> {
  const changed = await setUser(transaction, user, {
    ...set,
    [`${kind}ConfirmedAt`]: now,
    rawUserMetaData: {
      ...user.rawUserMetaData,
      ...(set[kind] && { [kind]: set[kind] }),
      [`${kind}_verified`]: true,
    },
    updatedAt: now,
  })
  return syncOwnIdentity(transaction, changed, kind, now)
}
