import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Backend } from '../backend.ts'
import type { AuthDatabase } from '../database.ts'
import { requireRested } from '../limits/sending-limits.ts'
import type { AuthLetter } from '../mail/auth-letter.ts'
import type { CodeChallenge } from '../pkce/code-challenge.ts'
import { beginFlow } from '../pkce/flow.ts'
import { oneTimeTokens, users } from '../schema/index.ts'
import type { UserRow } from '../users/user-row.ts'
import { makeOtp } from './otp.ts'
import { pkceTokenHash, storedTokenHash, tokenHash } from './token-hash.ts'
import { tokenKinds, type TokenKind } from './token-kinds.ts'
import { verificationLink } from './verification-link.ts'

export type TokenWish = {
  /** As read under the lock of this transaction (`lockUser`), or just created in it. */
  user: UserRow
  kind: TokenKind
  /** The address in lower case, or the number in E.164 without its plus sign. */
  to: string
  /** Of a client that wants an authorisation code at the end: the flow is kept with it. */
  codeChallenge?: CodeChallenge | undefined
  /** What `backend.redirectTo` allowed. Absent: the site. */
  redirectTo?: string | undefined
  newEmail?: string | undefined
  /** Neither the time between two mails nor the number of an hour counts: for administrators. */
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
  /** When the one before was sent. */
  sentBefore: Date | null
  letter?: AuthLetter
}

/**
 * Makes a one-time token and keeps it within the caller's transaction, instead of the one before of its type; after
 * the commit `deliverToken` or `deliverUnseen` sends it (or nobody, when an administrator wants the link only).
 * `429 over_email_send_rate_limit` or `over_sms_send_rate_limit` too soon after the last of its kind, by the columns of
 * the row handed in: both halves of a change of address are issued with the same row.
 *
 * The database holds an HMAC of the link's token. A token's life is counted from its `created_at`; `expires_at` stays
 * empty, as a shorter life set later shall hold at once.
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
  const letter = letterOf(backend, wish, { otp, tokenHash: hash })
  const issued = { id, kind, userId: user.id, to, otp, tokenHash: hash, at, sentBefore: user[sentAt] }
  return letter ? { ...issued, letter } : issued
}

function requireSendable(backend: Backend, { user, kind }: TokenWish, now: Date) {
  const { sentAt, letter } = tokenKinds[kind]
  const carrier = letter ? 'mail' : 'sms'
  const { everySeconds } = backend.settings[carrier]
  requireRested(carrier, { sentAt: user[sentAt], everySeconds, now })
  backend.sendings.requireSomeLeft(carrier)
}

/** A number that tests own has a code they know. */
function testOtp({ settings }: Backend, { kind, to }: Pick<TokenWish, 'kind' | 'to'>): string | undefined {
  return tokenKinds[kind].letter ? undefined : settings.sms.testOtps[to]
}

function letterOf(
  { publicUrl, settings }: Backend,
  { kind, user, to, redirectTo = settings.siteUrl, newEmail }: TokenWish,
  { otp, tokenHash: hash }: { otp: string; tokenHash: string },
): AuthLetter | undefined {
  const { letter, link: type } = tokenKinds[kind]
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
