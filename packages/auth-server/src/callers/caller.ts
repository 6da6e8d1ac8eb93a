import { and, eq } from 'drizzle-orm'
import { jwtVerify, errors, type CompactJWSHeaderParameters } from 'jose'
import type { Actor } from '../audit-log.ts'
import type { Backend, Within } from '../backend.ts'
import type { UserRow, SessionRow } from '../database.ts'
import { isSame } from '../encryption.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { users, sessions } from '../schema/index.ts'
import { type AccessClaims, verifyAccessToken } from '../tokens/access-token.ts'
import { requireNotBanned } from '../users/ban.ts'
import { hasVerifiedFactor, requireUser } from '../users/user-row.ts'

export type Caller = { user: UserRow; session: SessionRow; claims: AccessClaims }

/** Who asks, looked up each time: a session that has ended is nobody's. */
export async function requireCaller(call: Call): Promise<Caller> {
  const caller = await requireAnyCaller(call)
  if (caller.session.oauthClientId === null) return caller
  throw new AuthError(403, 'not_admin', 'A third party may not manage this account')
}

const userGone = 'User from sub claim in JWT does not exist'

export async function requireAnyCaller(call: Call): Promise<Caller> {
  const token = bearerToken(call)
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  if (await roleOfKey(call, token)) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
  const claims = await verifyAccessToken(call, token)
  const [row] = await call.database
    .select({ user: users, session: sessions })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.id, claims.session_id)))
    .where(eq(users.id, claims.sub))
  if (!row || row.user.deletedAt) throw new AuthError(403, 'user_not_found', userGone)
  if (!row.session) throw sessionGone()
  requireNotBanned(row.user, call.now(), 403)
  return { user: row.user, session: row.session, claims }
}

/** The caller's account, whose row stays this transaction's alone until it ends. */
export function lockCaller(within: Within, { user }: Caller): Promise<UserRow> {
  return requireUser(within, user.id, userGone)
}

export function sessionGone() {
  return new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
}

/** `401 insufficient_aal` when the account has a verified factor that this session has not shown. */
export async function requireFullAssurance(within: Within, { user, session }: Caller): Promise<void> {
  if (session.aal === 'aal2' || !(await hasVerifiedFactor(within, user.id))) return
  const message = 'AAL2 session is required to update email or password when MFA is enabled.'
  throw new AuthError(401, 'insufficient_aal', message)
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** A secret key, or a person with an administrator's role who has shown their second factor. `403 not_admin`. */
export async function requireAdmin(call: Call): Promise<Actor> {
  const key = bearerToken(call) ?? call.request.headers.get('apikey')
  const role = key ? await roleOfKey(call, key) : undefined
  if (role && isAdminRole(role)) return { id: nobody, email: role, phone: null }
  if (role) throw notAdmin()
  const caller = await requireCaller(call)
  const { user, claims } = caller
  if (!isAdminRole(user.role) || !isAdminRole(claims.role)) throw notAdmin()
  await requireFullAssurance(call, caller)
  return user
}

function notAdmin() {
  return new AuthError(403, 'not_admin', 'User not allowed')
}

const adminRoles = ['service_role', 'supabase_admin'] as const

const roles = ['anon', ...adminRoles] as const

type Role = (typeof roles)[number]

/** The role of an opaque key, or of a JWT of a role; a person's token has none. Source: the gateway before GoTrue. */
async function roleOfKey(backend: Backend, key: string): Promise<Role | undefined> {
  const { serviceRole, anon } = backend.settings.keys
  if (serviceRole.some((known) => isSame(known, key))) return 'service_role'
  if (anon.some((known) => isSame(known, key))) return 'anon'
  if (key.split('.').length !== 3) return undefined
  try {
    const { payload } = await jwtVerify(key, (header) => keyOf(backend, header), {
      currentDate: backend.now(),
    })
    // Sessions say a role too: they are judged as sessions.
    return payload.session_id === undefined ? roles.find((role) => role === payload.role) : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

function keyOf({ settings, keys }: Backend, { kid, alg }: CompactJWSHeaderParameters) {
  const { jwtSecret } = settings.keys
  if (alg === 'HS256' && jwtSecret !== undefined) return new TextEncoder().encode(jwtSecret)
  const found = kid === undefined ? undefined : keys.verificationKey(kid)
  if (found && found.alg === alg) return found.key
  throw new errors.JWKSNoMatchingKey()
}

export function isAdminRole(role: string | null): boolean {
  return adminRoles.some((known) => known === role)
}

function bearerToken({ request }: Call): string | undefined {
  const [, token] = /^bearer\s+(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return token
}
