import { createServerClient } from '@supabase/ssr'
import { TOTP } from 'otpauth'
import { password } from './site-accounts.ts'

/** Gives an account an authenticator; answers with what shows its present code. */
export async function addAuthenticator(siteUrl: string, email: string): Promise<() => string> {
  const jar = new Map<string, string>()
  const { auth } = createServerClient(siteUrl, 'any', {
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (written) => {
        for (const { name, value } of written) jar.set(name, value)
      },
    },
  })
  const signedIn = await auth.signInWithPassword({ email, password })
  if (signedIn.error) throw signedIn.error
  const enrolled = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' })
  if (enrolled.error) throw enrolled.error
  const totp = new TOTP({ secret: enrolled.data.totp.secret, digits: 6, period: 30 })
  const code = (ahead = 0) => totp.generate({ timestamp: Date.now() + ahead })
  // The step before: the present one is left for the test.
  const verified = await auth.mfa.challengeAndVerify({ factorId: enrolled.data.id, code: code(-30_000) })
  if (verified.error) throw verified.error
  return () => code()
}
