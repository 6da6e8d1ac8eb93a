import { combineChunks, parseCookieHeader, stringFromBase64URL } from '@supabase/ssr'
import { createClient, type JwtPayload, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { AuthAccess } from './auth-access.ts'
import { CheckedTokens } from './checked-tokens.ts'

const encodedPrefix = 'base64-'
// Ms. The official client renews a session a minute and a half before its token ends.
const renewedBefore = 120_000

const keptSession = z.object({ access_token: z.string(), expires_at: z.number() })

/**
 * What the token in a request's session cookie says, checked with the published keys, as long as nothing needs renewing:
 * the cheap way for most private requests, without a client of their own. Nothing otherwise: then the visitor's client
 * is asked, which may renew the session.
 */
export async function readTokenClaims(
  access: AuthAccess,
  request: Request,
  now: Date,
): Promise<JwtPayload | undefined> {
  const session = await readKeptSession(access.url, request)
  if (!session || session.expires_at * 1000 - now.getTime() < renewedBefore) return undefined
  return tokensOf(access).of(session.access_token, now, async (token) => {
    const { data } = await checkingClient(access).auth.getClaims(token)
    return data?.claims
  })
}

const checkedTokens = new WeakMap<AuthAccess, CheckedTokens<JwtPayload>>()

function tokensOf(access: AuthAccess): CheckedTokens<JwtPayload> {
  const kept = checkedTokens.get(access) ?? new CheckedTokens<JwtPayload>()
  checkedTokens.set(access, kept)
  return kept
}

async function readKeptSession(url: string, request: Request) {
  const cookies = parseCookieHeader(request.headers.get('cookie') ?? '')
  const values = new Map(cookies.map(({ name, value }) => [name, value]))
  const name = `sb-${new URL(url).hostname.split('.')[0]}-auth-token`
  const kept = await combineChunks(name, (chunk) => values.get(chunk))
  if (!kept?.startsWith(encodedPrefix)) return undefined
  try {
    return keptSession.safeParse(JSON.parse(stringFromBase64URL(kept.slice(encodedPrefix.length)))).data
  } catch (error) {
    // Half a cookie: the client knows what to make of it.
    if (error instanceof Error) return undefined
    throw error
  }
}

const checkingClients = new WeakMap<AuthAccess, SupabaseClient>()

// It has no session, so that one serves everybody.
function checkingClient(access: AuthAccess): SupabaseClient {
  const kept = checkingClients.get(access)
  if (kept) return kept
  const client = createClient(access.url, access.anonKey, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    global: { fetch: access.fetchFor('127.0.0.1') },
  })
  checkingClients.set(access, client)
  return client
}
