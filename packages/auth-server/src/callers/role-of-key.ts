import { errors, jwtVerify, type CompactJWSHeaderParameters } from 'jose'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Backend } from '../backend.ts'

type Role = 'anon' | 'service_role' | 'supabase_admin'

type KeyHolder = Pick<Backend, 'settings' | 'keys' | 'now'>

const roles: readonly Role[] = ['anon', 'service_role', 'supabase_admin']

/**
 * The role a key stands for: one of the configured opaque keys, or a JWT of a role signed with the older shared secret
 * (HS256) or with a key of the service. Nothing for anything else, a person's token among them. Source: the gateway in front of GoTrue.
 */
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
