import type { Session, SupabaseClient, User } from '@supabase/supabase-js'
import type { useAuthService } from './auth-service.ts'

export const goodPassword = 'un mot de passe correct'

/** Somebody with a confirmed account, signed in with `goodPassword`. */
export async function signedIn(
  service: ReturnType<typeof useAuthService>,
  email: string,
  flowType: 'implicit' | 'pkce' = 'implicit',
): Promise<{ client: SupabaseClient; session: Session; user: User }> {
  const account = { email, password: goodPassword, email_confirm: true }
  const made = await service.admin().createUser(account)
  if (made.error) throw made.error
  const client = service.client(flowType)
  const { data, error } = await client.auth.signInWithPassword({ email, password: goodPassword })
  if (error) throw error
  return { client, session: data.session, user: data.user }
}

/** A request as no official client sends it. */
export function rawRequest(
  service: ReturnType<typeof useAuthService>,
  method: string,
  path: string,
  { token, apikey, body }: { token?: string; apikey?: string; body?: unknown } = {},
): Promise<Response> {
  const headers = new Headers({ 'x-supabase-api-version': '2024-01-01', 'content-type': 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (apikey) headers.set('apikey', apikey)
  const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
  return service.fetch(`${service.url}/auth/v1${path}`, { method, headers, ...sent })
}
