import type { AuditEntry } from '../audit/audit.ts'
import type { Backend } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import { isAdminRole } from './admin-role.ts'
import { bearerToken, requireBearerToken } from './bearer-token.ts'
import { requireCaller, requireFullAssurance } from './caller.ts'
import { roleOfKey } from './role-of-key.ts'

/** Who administers, as the journal names them: a person, or a key by its role. */
type Admin = AuditEntry['user']

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Lets a secret key pass (`Authorization`, else `apikey`), and a person whose account has an administrator's role, with
 * the second factor if they have one. `401 no_authorization` without any, `403 bad_jwt` for a token that is none of
 * ours, `403 not_admin` for everybody else.
 */
export async function requireAdmin(backend: Backend, request: Request): Promise<Admin> {
  const key = bearerToken(request) ?? request.headers.get('apikey')
  if (!key) return requirePersonalAdmin(backend, request)
  const role = await roleOfKey(backend, key)
  if (!role) return requirePersonalAdmin(backend, request)
  if (isAdminRole(role)) return { id: nobody, email: role, phone: null }
  throw notAdmin()
}

async function requirePersonalAdmin(backend: Backend, request: Request): Promise<Admin> {
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
