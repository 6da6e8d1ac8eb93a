import { createServerClient } from '@supabase/ssr'
import { readTokenClaims } from '#app/session/token-claims.server.ts'
import { sessionCookies } from '#test/accounts/site-accounts.ts'
import { milliseconds, print } from '../figures.ts'

const times = 2000

/** What checking a session costs each private request, beside what making an official client would. */
export async function measureClaims(siteUrl: string, email: string): Promise<void> {
  const cookies = await sessionCookies(siteUrl, email)
  const client = () =>
    createServerClient(siteUrl, 'any', { cookies: { getAll: () => cookies, setAll: () => undefined } })
  const fetchFor = () => fetch
  const access = {
    url: siteUrl,
    anonKey: 'any',
    proofHours: 12,
    serviceRoleKey: 'any',
    fetchFor,
    providers: async () => [],
  }
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const request = new Request(siteUrl, { headers: { cookie } })
  const check = async () => {
    const claims = await readTokenClaims(access, request, new Date())
    if (!claims) throw new Error('The session was not understood.')
  }
  const make = async () => void client()
  await repeat(check)
  await repeat(make)
  const made = await milliseconds(() => repeat(make))
  const checked = await milliseconds(() => repeat(check))
  print('auth: making the client, ms', made / times)
  print('auth: reading a session and checking its claims, ms', checked / times)
  print('auth: … beyond what making a client takes, ms', (checked - made) / times)
}

async function repeat(run: () => Promise<void>): Promise<void> {
  for (let index = 0; index < times; index += 1) await run()
}
