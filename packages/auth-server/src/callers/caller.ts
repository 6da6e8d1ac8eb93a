import { and, eq } from 'drizzle-orm'
import type { Actor } from '../audit-log.ts'
import type { Backend } from '../backend.ts'
import type { UserRow, SessionRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { users, sessions } from '../schema/index.ts'
import { type AccessClaims, verifyAccessToken } from '../tokens/access-token.ts'
import { requireNotBanned } from '../users/ban.ts'
import { hasVerifiedFactor } from '../users/user-row.ts'
import { requireBearerToken, roleOfKey, bearerToken, isAdminRole } from './api-key.ts'

export type Caller = { user: UserRow; session: SessionRow; claims: AccessClaims }

/** Who asks, looked up each time: a session that has ended is nobody's. */
export async function requireCaller(backend: Backend, request: Request): Promise<Caller> {
  const caller = await requireAnyCaller(backend, request)
  if (caller.session.oauthClientId === null) return caller
  throw new AuthError(403, 'not_admin', 'A third party may not manage this account')
}

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
  if (session.aal === 'aal2' || !(await hasVerifiedFactor(database, user.id))) return
  throw new AuthError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  )
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** A secret key, or a person with an administrator's role who has shown their second factor. `403 not_admin`. */
export async function requireAdmin(backend: Backend, request: Request): Promise<Actor> {
  const key = bearerToken(request) ?? request.headers.get('apikey')
  if (!key) return requirePersonalAdmin(backend, request)
  const role = await roleOfKey(backend, key)
  if (!role) return requirePersonalAdmin(backend, request)
  if (isAdminRole(role)) return { id: nobody, email: role, phone: null }
  throw notAdmin()
}

async function requirePersonalAdmin(backend: Backend, request: Request): Promise<Actor> {
  requireBearerToken(request)
  const caller = await requireCaller(backend, request)
  const { user, claims } = caller
  if (!isAdminRole(user.role) || !isAdminRole(claims.role)) throw notAdmin()
  await requireFullAssurance(backend, caller)
  return user
}

function notAdmin() {
  return new AuthError(403, 'not_admin', 'User not allowed')
}
