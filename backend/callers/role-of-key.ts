import { createHash, timingSafeEqual } from 'node:crypto'
import { jwtVerify } from 'jose'
import type { Backend } from '../backend.ts'

export type Role = 'anon' | 'service_role' | 'supabase_admin'

const roles: readonly Role[] = ['anon', 'service_role', 'supabase_admin']

/**
 * The role a key stands for: one of the configured opaque keys, or a JWT of a role signed with the older shared secret
 * (HS256). Nothing for anything else, a person's token among them. Source: the gateway in front of GoTrue.
 */
export async function roleOfKey(
  { settings: { keys }, now }: Pick<Backend, 'settings' | 'now'>,
  key: string,
): Promise<Role | undefined> {
  if (keys.serviceRole.some((known) => isSame(known, key))) return 'service_role'
  if (keys.anon.some((known) => isSame(known, key))) return 'anon'
  if (keys.jwtSecret === undefined || key.split('.').length !== 3) return undefined
  const secret = new TextEncoder().encode(keys.jwtSecret)
  try {
    const { payload } = await jwtVerify(key, secret, { algorithms: ['HS256'], currentDate: now() })
    return roles.find((role) => role === payload.role)
  } catch {
    return undefined
  }
}

function isSame(one: string, other: string) {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string) {
  return createHash('sha256').update(text).digest()
}
