import { createBrowserClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import { sessionCookieOptions } from './auth-access.ts'
import { retryingFetch } from './retrying-fetch.ts'

/** Where the accounts are, as the loader of a private page tells its browser. */
export type BrowserAccess = { url: string; anonKey: string }

const realtimeTimeout = 10_000

/** The official client on the cookies' session; import it on demand, it weighs more than a page. */
export function browserClient({ url, anonKey }: BrowserAccess): SupabaseClient {
  if (anonKey === '') throw new Error('supabaseKey is required.')
  return createBrowserClient(url, anonKey, {
    cookieOptions: sessionCookieOptions({ isSecure: location.protocol === 'https:' }),
    auth: { detectSessionInUrl: false },
    global: { fetch: retryingFetch },
    realtime: { timeout: realtimeTimeout },
  })
}
