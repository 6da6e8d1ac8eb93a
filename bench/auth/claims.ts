import { createServerClient } from '@supabase/ssr'
import { sessionCookies } from '#test/accounts.ts'
import { milliseconds, print } from '../figures.ts'

const times = 2000

/** What checking a session costs beyond making the official client, which every private request does. */
export async function measureClaims(siteUrl: string, email: string): Promise<void> {
  const cookies = await sessionCookies(siteUrl, email)
  const client = () =>
    createServerClient(siteUrl, 'any', { cookies: { getAll: () => cookies, setAll: () => undefined } })
  const check = async () => {
    const { data } = await client().auth.getClaims()
    if (!data) throw new Error('The session was not understood.')
  }
  const make = async () => void client()
  await repeat(check)
  await repeat(make)
  const made = await milliseconds(() => repeat(make))
  const checked = await milliseconds(() => repeat(check))
  print('auth: making the client, ms', made / times)
  print('auth: making it and checking the claims, ms', checked / times)
  print('auth: checking the claims alone, ms', (checked - made) / times)
}

async function repeat(run: () => Promise<void>): Promise<void> {
  for (let index = 0; index < times; index += 1) await run()
}
