import { jwtVerify, errors, type CompactJWSHeaderParameters } from 'jose'
import { timingSafeEqual, createHash } from 'node:crypto'
import type { Backend } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'

type Role = 'anon' | 'service_role' | 'supabase_admin'

type KeyHolder = Pick<Backend, 'settings' | 'keys' | 'now'>

const roles: readonly Role[] = ['anon', 'service_role', 'supabase_admin']

/** The role of an opaque key, or of a JWT of a role; a person's token has none. Source: the gateway before GoTrue. */
export async function roleOfKey(backend: KeyHolder, key: string): Promise<Role | undefined> {
  const { settings, now } = backend
  const { keys } = settings
  if (keys.serviceRole.some((known) => isSame(known, key))) return 'service_role'
  if (keys.anon.some((known) => isSame(known, key))) return 'anon'
  if (key.split('.').length !== 3) return undefined
  try {
    const { payload } = await jwtVerify(key, (header) => keyOf(backend, header), { currentDate: now() })
    // Sessions say a role too: they are judged as sessions.
    return payload.session_id === undefined ? roles.find((role) => role === payload.role) : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

function keyOf({ settings, keys }: KeyHolder, { kid, alg }: CompactJWSHeaderParameters) {
  const { jwtSecret } = settings.keys
  if (alg === 'HS256' && jwtSecret !== undefined) return new TextEncoder().encode(jwtSecret)
  const found = kid === undefined ? undefined : keys.verificationKey(kid)
  if (found && found.alg === alg) return found.key
  throw new errors.JWKSNoMatchingKey()
}

function isSame(one: string, other: string) {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string) {
  return createHash('sha256').update(text).digest()
}

const adminRoles = ['service_role', 'supabase_admin'] as const

export function isAdminRole(role: string | null): boolean {
  return adminRoles.some((known) => known === role)
}

export function bearerToken(request: Request): string | undefined {
  const [, token] = /^bearer\s+(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return token
}

export function requireBearerToken(request: Request): string {
  const token = bearerToken(request)
  if (token) return token
  throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
}
