import { eq, and } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Backend, AuthEmail } from '../backend.ts'
import type { UserRow } from '../database.ts'
import type { CodeChallenge } from '../pkce/code-challenge.ts'
import { beginFlow } from '../pkce/flow.ts'
import { oneTimeTokens } from '../schema/index.ts'
import { setUser } from '../users/user-row.ts'
import {
  makeOtp,
  pkceTokenHash,
  tokenHash,
  storedRecoveryHash,
  storedSignUpHash,
  storedTokenHash,
  verificationLink,
  type TokenKind,
  tokenKinds,
  flowMethod,
} from './one-time-token.ts'

export type TokenWish = {
  /** As read under the lock of this transaction (`lockUser`), or just created in it. */
  user: UserRow
  kind: TokenKind
  /** The address in lower case, or the number in E.164 without its plus sign. */
  to: string
  codeChallenge?: CodeChallenge | undefined
  /** Of the password that the browser of this code challenge has chosen. */
  passwordHash?: string | undefined
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
  email: AuthEmail | undefined
}

/** Makes a one-time token, instead of the one before of its type, in the caller's transaction; send it after the commit. */
export async function issueToken(backend: Backend, wish: TokenWish): Promise<IssuedToken> {
  const { settings, serverKey, database } = backend
  const { user, kind, to, codeChallenge, passwordHash, redirectTo = settings.siteUrl, newEmail } = wish
  const { type, sentAt, email: emailKind, link } = tokenKinds[kind]
  const { id: userId } = user
  const at = backend.now()
  const transport = emailKind ? 'mail' : 'sms'
  if (!wish.isUnlimited) {
    backend.sendings.requireInterval(backend, transport, user[sentAt])
    await backend.sendings.requireQuota(backend, transport)
  }
  const testOtp = emailKind ? undefined : settings.sms.testOtps[to]
  const otp = testOtp ?? makeOtp(settings.otp.length)
  const hash = (codeChallenge && link ? pkceTokenHash : tokenHash)(to, otp, serverKey)
  const id = randomUUID()
  await database
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.tokenType, type)))
  const stored = storedBy(wish)(hash, serverKey)
  const kept = { tokenHash: stored, relatesTo: to.toLowerCase() }
  const times = { createdAt: at, updatedAt: at }
  await database.insert(oneTimeTokens).values({ id, userId, tokenType: type, ...kept, ...times })
  await setUser(backend, user, { [sentAt]: at, updatedAt: at })
  if (codeChallenge && link)
    await beginFlow(backend, { userId, method: flowMethod(link), codeChallenge, passwordHash })
  const url = link && verificationLink(backend.publicUrl, { tokenHash: hash, type: link, redirectTo })
  const email = emailKind && {
    kind: emailKind,
    to,
    otp,
    ...(link && url && { link: { url, tokenHash: hash, type: link, redirectTo } }),
    ...(newEmail !== undefined && { newEmail }),
    userMetadata: user.rawUserMetaData ?? {},
  }
  return { id, kind, userId, to, otp, tokenHash: hash, at, sentBefore: user[sentAt], email }
}

function storedBy({ kind, isUnlimited }: TokenWish) {
  if (kind === 'recovery') return storedRecoveryHash
  // An administrator's link is for a password that the administrator has set.
  return kind === 'signup' && !isUnlimited ? storedSignUpHash : storedTokenHash
}

type EmailChangeWish = Pick<TokenWish, 'user' | 'codeChallenge' | 'redirectTo'> & { newEmail: string }

/** Notes the address an account wants, and issues what confirms it: to the new one and, where set so, to the present one. */
export async function issueEmailChange(backend: Backend, wish: EmailChangeWish): Promise<IssuedToken[]> {
  const { user, newEmail } = wish
  await setUser(backend, user, { emailChange: newEmail, emailChangeConfirmStatus: 0 })
  const issued = [await issueToken(backend, { ...wish, kind: 'email_change_new', to: newEmail })]
  if (!backend.settings.mail.confirmsChangeTwice || !user.email) return issued
  return [...issued, await issueToken(backend, { ...wish, kind: 'email_change_current', to: user.email })]
}

export async function issuePhoneChange(backend: Backend, user: UserRow, to: string): Promise<IssuedToken> {
  await setUser(backend, user, { phoneChange: to })
  return issueToken(backend, { user, kind: 'phone_change', to })
}
