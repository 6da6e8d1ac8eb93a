import { bearerToken, requireBearerToken } from './bearer-token.ts'
import { roleOfKey } from './role-of-key.ts'
import type { Backend } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import { requireCaller } from './caller.ts'

/**
 * Lets a secret key pass (`Authorization`, else `apikey`). `401 no_authorization` without any, `403 bad_jwt` for a
 * token that is none of ours, `403 not_admin` for everybody else.
 */
export async function requireAdmin(backend: Backend, request: Request): Promise<void> {
  const key = bearerToken(request) ?? request.headers.get('apikey')
  if (!key) requireBearerToken(request)
  const role = key ? await roleOfKey(backend, key) : undefined
  if (role === 'service_role' || role === 'supabase_admin') return
  if (!role) await requireCaller(backend, request)
  throw new AuthError(403, 'not_admin', 'User not allowed')
}
