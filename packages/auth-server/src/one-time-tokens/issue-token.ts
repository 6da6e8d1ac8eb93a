import { eq, and } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Backend, AuthEmail } from '../backend.ts'
import type { AuthDatabase, UserRow } from '../database.ts'
import { requireInterval } from '../limits/sending-limits.ts'
import type { CodeChallenge } from '../pkce/code-challenge.ts'
import { beginFlow } from '../pkce/flow.ts'
import { users, oneTimeTokens } from '../schema/index.ts'
import { makeOtp, pkceTokenHash, tokenHash, storedTokenHash, verificationLink } from './one-time-token.ts'
import { type TokenKind, tokenKinds } from './token-kinds.ts'

export type TokenWish = {
  /** As read under the lock of this transaction (`lockUser`), or just created in it. */
  user: UserRow
  kind: TokenKind
  /** The address in lower case, or the number in E.164 without its plus sign. */
  to: string
  codeChallenge?: CodeChallenge | undefined
  redirectTo?: string | undefined
  newEmail?: string | undefined
  isUnlimited?: boolean
}

/** What is to be sent once the transaction is committed. `otp` and `tokenHash` are secret: no log, no audit. */
export type IssuedToken = {
  id: string
  kind: TokenKind
  userId: string
  to: string
  otp: string
  tokenHash: string
  at: Date
  sentBefore: Date | null
  email?: AuthEmail
}

/**
 * Makes a one-time token and keeps it within the caller's transaction, instead of the one before of its type;
 * after the commit `deliverToken` or `deliverInBackground` sends it (or nobody, when an administrator wants the
 * link only).
 */
export async function issueToken(
  backend: Backend,
  transaction: AuthDatabase,
  wish: TokenWish,
): Promise<IssuedToken> {
  const { user, kind, to, codeChallenge } = wish
  const { type, sentAt, method } = tokenKinds[kind]
  const at = backend.now()
  if (!wish.isUnlimited) requireSendable(backend, wish, at)
  const otp = testOtp(backend, wish) ?? makeOtp(backend.settings.otp.length)
  const hash = (codeChallenge && method ? pkceTokenHash : tokenHash)(to, otp, backend.serverKey)
  const id = randomUUID()
  await transaction
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, user.id), eq(oneTimeTokens.tokenType, type)))
  await transaction.insert(oneTimeTokens).values({
    id,
    userId: user.id,
    tokenType: type,
    tokenHash: storedTokenHash(hash, backend.serverKey),
    relatesTo: to.toLowerCase(),
    createdAt: at,
    updatedAt: at,
  })
  await transaction
    .update(users)
    .set({ [sentAt]: at, updatedAt: at })
    .where(eq(users.id, user.id))
  if (codeChallenge && method)
    await beginFlow(transaction, { userId: user.id, method, codeChallenge, now: at })
  const letter = emailOf(backend, wish, { otp, tokenHash: hash })
  const issued = { id, kind, userId: user.id, to, otp, tokenHash: hash, at, sentBefore: user[sentAt] }
  return letter ? { ...issued, email: letter } : issued
}

function requireSendable(backend: Backend, { user, kind }: TokenWish, now: Date) {
  const { sentAt, email: letter } = tokenKinds[kind]
  const carrier = letter ? 'mail' : 'sms'
  const { everySeconds } = backend.settings[carrier]
  requireInterval(carrier, { sentAt: user[sentAt], everySeconds, now })
  backend.sendings.requireQuota(carrier)
}

function testOtp({ settings }: Backend, { kind, to }: Pick<TokenWish, 'kind' | 'to'>): string | undefined {
  return tokenKinds[kind].email ? undefined : settings.sms.testOtps[to]
}

function emailOf(
  { publicUrl, settings }: Backend,
  { kind, user, to, redirectTo = settings.siteUrl, newEmail }: TokenWish,
  { otp, tokenHash: hash }: { otp: string; tokenHash: string },
): AuthEmail | undefined {
  const { email: letter, link: type } = tokenKinds[kind]
  if (!letter) return undefined
  const url = type && verificationLink(publicUrl, { tokenHash: hash, type, redirectTo })
  return {
    kind: letter,
    to,
    otp,
    ...(type && url && { link: { url, tokenHash: hash, type, redirectTo } }),
    ...(newEmail !== undefined && { newEmail }),
    userMetadata: user.rawUserMetaData ?? {},
  }
}

/**
 * Notes the address an account wants and issues what confirms it, within the caller's transaction: a token to
 * the new address and, when changes are confirmed twice, one to the present address.
 */
export async function issueEmailChange(
  backend: Backend,
  transaction: AuthDatabase,
  {
    user,
    newEmail,
    ...wish
  }: Pick<TokenWish, 'user' | 'codeChallenge' | 'redirectTo'> & { newEmail: string },
): Promise<IssuedToken[]> {
  await transaction
    .update(users)
    .set({ emailChange: newEmail, emailChangeConfirmStatus: 0 })
    .where(eq(users.id, user.id))
  const toNew = { ...wish, user, kind: 'email_change_new', to: newEmail, newEmail } as const
  const issued = [await issueToken(backend, transaction, toNew)]
  if (backend.settings.mail.confirmsChangeTwice && user.email) {
    const toCurrent = { ...wish, user, kind: 'email_change_current', to: user.email, newEmail } as const
    issued.push(await issueToken(backend, transaction, toCurrent))
  }
  return issued
}

export async function issuePhoneChange(
  backend: Backend,
  transaction: AuthDatabase,
  { user, newPhone }: { user: TokenWish['user']; newPhone: string },
): Promise<IssuedToken> {
  await transaction.update(users).set({ phoneChange: newPhone }).where(eq(users.id, user.id))
  return issueToken(backend, transaction, { user, kind: 'phone_change', to: newPhone })
}
