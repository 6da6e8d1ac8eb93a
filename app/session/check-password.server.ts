import { createClient } from '@supabase/supabase-js'
import type { AuthAccess } from './auth-access.ts'

type PasswordCheck = 'right' | 'wrong' | 'later'

/** Tries a password as a sign-in does, in a session that ends at once: the visitor's own is not touched. */
export async function checkPassword(
  { url, anonKey, fetchFor }: AuthAccess,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<PasswordCheck> {
  const { auth } = createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchFor(address) },
  })
  const { error } = await auth.signInWithPassword({ email, password })
  if (error) return error.code === 'invalid_credentials' ? 'wrong' : 'later'
  await auth.signOut({ scope: 'local' })
  return 'right'
}
