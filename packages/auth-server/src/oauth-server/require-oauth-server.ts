import type { Backend } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'

/** `404 feature_disabled` while this service is no authorisation server for third parties. */
export function requireOAuthServer({ settings }: Pick<Backend, 'settings'>): void {
  if (settings.oauthServer.enabled) return
  throw new AuthError(404, 'feature_disabled', 'OAuth server is disabled')
}
