import { AuthError } from '../errors/auth-error.ts'
import type { Method, Route } from '../http/route.ts'

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const ofSingleSignOn = ['/sso', '/sso/saml/:part']
const ofPasskeys = [
  '/passkeys',
  '/passkeys/:part',
  '/passkeys/:part/:step',
  '/admin/users/:user_id/passkeys',
  '/admin/users/:user_id/passkeys/:passkey_id',
]

/** What the real server can do and this one does not: refused in its words, whatever the request says. */
export const absentRoutes: readonly Route[] = [
  ...refused(ofSingleSignOn, () => new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')),
  ...refused(ofPasskeys, () => new AuthError(404, 'passkey_disabled', 'Passkeys are disabled')),
]

function refused(paths: readonly string[], refusal: () => AuthError): Route[] {
  const answer = () => Promise.reject(refusal())
  return paths.flatMap((path) => methods.map((method) => ({ method, path, answer })))
}
