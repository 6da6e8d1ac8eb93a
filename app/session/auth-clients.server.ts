import { createServerClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { sessionCookieOptions, type AskingVisitor, type AuthAccess } from './auth-access.ts'

/** What an answer must carry for the session to hold: cookies, and what keeps caches away from them. */
export type SessionHeaders = { cookies: string[]; headers: Record<string, string> }

type VisitorClientOptions = {
  access: AuthAccess
  request: Request
  visitor: AskingVisitor
  isSecure: boolean
  answer: SessionHeaders
}

export function visitorClient(options: VisitorClientOptions): SupabaseClient {
  const { access, request, visitor, isSecure, answer } = options
  return createServerClient(access.url, keyOf(access.anonKey), {
    global: { fetch: access.fetchFor(visitor) },
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
export function clubClient(access: AuthAccess): SupabaseClient {
  return statelessClient(access, access.serviceRoleKey)
}

const theSite: AskingVisitor = { address: '127.0.0.1' }

/** The official client without a session, for a visitor, the site itself by default. */
export function statelessClient(
  { url, fetchFor }: AuthAccess,
  key: string,
  visitor = theSite,
): SupabaseClient {
  return createClient(url, keyOf(key), {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    global: { fetch: fetchFor(visitor) },
  })
}

type PasswordTry = { email: string; password: string; visitor: AskingVisitor }

/** Tries a password as a sign-in does, in a session that ends at once: the visitor's own is not touched. */
export async function checkPassword(
  access: AuthAccess,
  { email, password, visitor }: PasswordTry,
): Promise<'right' | 'wrong' | 'later'> {
  const { auth } = statelessClient(access, access.anonKey, { ...visitor, isProof: true })
  const { error } = await auth.signInWithPassword({ email, password })
  if (error) return error.code === 'invalid_credentials' ? 'wrong' : 'later'
  await auth.signOut({ scope: 'local' })
  return 'right'
}

/** Ends the session of an access token, which the service checks. */
export async function endSessionOf(access: AuthAccess, token: string, address: string): Promise<boolean> {
  const { error } = await statelessClient(access, access.anonKey, { address }).auth.admin.signOut(
    token,
    'local',
  )
  return error === null
}

// The official helper words it otherwise.
function keyOf(key: string): string {
  if (key === '') throw new Error('supabaseKey is required.')
  return key
}
