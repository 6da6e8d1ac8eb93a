import { combineChunks, parseCookieHeader, stringFromBase64URL } from '@supabase/ssr'
import type { JwtPayload, SupabaseClient } from '@supabase/supabase-js'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { AuthAccess } from './auth-access.ts'
import { statelessClient } from './auth-clients.server.ts'
import { ExpiringCache } from './expiring-cache.ts'

const encodedPrefix = 'base64-'
// Ms. The official client renews a session a minute and a half before its token ends.
const renewedBefore = 120_000
const checkedFor = 300_000

const storedSession = z.object({ access_token: z.string(), expires_at: z.number() })

type Checker = { client: SupabaseClient; checkOnce: ReturnType<typeof createTokenCheck<JwtPayload>> }
const checkers = new WeakMap<AuthAccess, Checker>()

/** The claims of a request's session cookie, verified locally; undefined when the session may need renewing. */
export async function readTokenClaims(
  access: AuthAccess,
  request: Request,
  now: Date,
): Promise<JwtPayload | undefined> {
  const session = await readStoredSession(access.url, request)
  if (!session || session.expires_at * 1000 - now.getTime() < renewedBefore) return undefined
  const checker = checkers.get(access) ?? {
    client: statelessClient(access, access.anonKey),
    checkOnce: createTokenCheck<JwtPayload>(),
  }
  checkers.set(access, checker)
  return checker.checkOnce(session.access_token, now, async (token) => {
    const { data } = await checker.client.auth.getClaims(token)
    return data?.claims
  })
}

/** Caches verified tokens by fingerprint, for five minutes and their own life at most; not whether sessions live. */
export function createTokenCheck<Claims extends { readonly exp: number }>() {
  const cache = new ExpiringCache<Claims>()
  return async (token: string, now: Date, check: (token: string) => Promise<Claims | undefined>) => {
    const key = createHash('sha256').update(token).digest('base64')
    const cached = cache.get(key, now)
    if (cached) return cached
    const claims = await check(token)
    if (claims) cache.set(key, claims, Math.min(claims.exp * 1000, now.getTime() + checkedFor))
    return claims
  }
}

async function readStoredSession(url: string, request: Request) {
  const cookies = parseCookieHeader(request.headers.get('cookie') ?? '')
  const values = new Map(cookies.map(({ name, value }) => [name, value]))
  const name = `sb-${new URL(url).hostname.split('.')[0]}-auth-token`
  const stored = await combineChunks(name, (chunk) => values.get(chunk))
  if (!stored?.startsWith(encodedPrefix)) return undefined
  try {
    return storedSession.safeParse(JSON.parse(stringFromBase64URL(stored.slice(encodedPrefix.length)))).data
  } catch (error) {
    // Half a cookie: the client knows what to make of it.
    if (error instanceof Error) return undefined
    throw error
  }
}
