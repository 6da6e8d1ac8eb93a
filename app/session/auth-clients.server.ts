import { createServerClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { AuthAccess } from './auth-access.ts'
import { sessionCookieOptions } from './session-cookie.ts'

/** What an answer must carry for the session to hold: cookies, and what keeps caches away from them. */
export type SessionHeaders = { cookies: string[]; headers: Record<string, string> }

type VisitorClientOptions = {
  access: AuthAccess
  request: Request
  address: string
  isSecure: boolean
  answer: SessionHeaders
}

export function visitorClient(options: VisitorClientOptions): SupabaseClient {
  const { access, request, address, isSecure, answer } = options
  return createServerClient(access.url, keyOf(access.anonKey), {
    global: { fetch: access.fetchFor(address) },
    cookieOptions: sessionCookieOptions({ isSecure }),
    cookies: {
      getAll: () =>
        parseCookieHeader(request.headers.get('cookie') ?? '').map(({ name, value = '' }) => ({
          name,
          value,
        })),
      setAll(written, headers) {
        for (const { name, value, options: cookie } of written)
          answer.cookies.push(serializeCookieHeader(name, value, cookie))
        Object.assign(answer.headers, headers)
      },
    },
  })
}

/** The official client with the secret key: for what the club itself does to accounts. */
export function clubClient({ url, serviceRoleKey, fetchFor }: AuthAccess): SupabaseClient {
  return createClient(url, keyOf(serviceRoleKey), {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    global: { fetch: fetchFor('127.0.0.1') },
  })
}

// The official helper words it otherwise.
function keyOf(key: string): string {
  if (key === '') throw new Error('supabaseKey is required.')
  return key
}
