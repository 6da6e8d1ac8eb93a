import { and, eq } from 'drizzle-orm'
import type { AccessClaims } from '../access-tokens/access-claims.ts'
import { verifyAccessToken } from '../access-tokens/verify-access-token.ts'
import type { Backend } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import { mfaFactors, sessions, users } from '../schema/index.ts'
import { requireNotBanned } from '../users/ban.ts'
import type { UserRow } from '../users/user-row.ts'
import { requireBearerToken } from './bearer-token.ts'
import { roleOfKey } from './role-of-key.ts'

export type SessionRow = typeof sessions.$inferSelect

/** The person who asks, with the session of the token. */
export type Caller = { user: UserRow; session: SessionRow; claims: AccessClaims }

/**
 * Who asks, looked up each time: a session that has ended is nobody's. `401 no_authorization`, `403 bad_jwt`,
 * `403 user_not_found`, `403 session_not_found`, `403 user_banned`. A third party's token is refused
 * (`403 not_admin`): it was given to read, not to manage the account.
 */
export async function requireCaller(backend: Backend, request: Request): Promise<Caller> {
  const caller = await requireAnyCaller(backend, request)
  if (caller.session.oauthClientId === null) return caller
  throw new AuthError(403, 'not_admin', 'A third party may not manage this account')
}

/** The same, third parties included. */
export async function requireAnyCaller(backend: Backend, request: Request): Promise<Caller> {
  const token = requireBearerToken(request)
  if (await roleOfKey(backend, token)) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
  const { keys, publicUrl: issuer, now } = backend
  const verified = await verifyAccessToken({ keys, issuer, now }, token)
  if (!verified.ok) {
    const { status, errorCode, message } = verified.refusal
    throw new AuthError(status, errorCode, message)
  }
  const { claims } = verified
  const [row] = await backend.database
    .select({ user: users, session: sessions })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.id, claims.session_id)))
    .where(eq(users.id, claims.sub))
  if (!row || row.user.deletedAt)
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  if (!row.session)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  requireNotBanned(row.user, now(), 403)
  return { user: row.user, session: row.session, claims }
}

/** `401 insufficient_aal` when the account has a verified factor that this session has not shown. */
export async function requireFullAssurance({ database }: Backend, { user, session }: Caller): Promise<void> {
  if (session.aal === 'aal2') return
  const [verified] = await database
    .select({ id: mfaFactors.id })
    .from(mfaFactors)
    .where(and(eq(mfaFactors.userId, user.id), eq(mfaFactors.status, 'verified')))
    .limit(1)
  if (!verified) return
  throw new AuthError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  )
}
