import type { SupabaseClient } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'
import { authDatabase } from '../src/database.ts'
import { hashPassword } from '../src/passwords/password-hash.ts'
import type { useAuthService } from './auth-service.ts'
import { createUser } from './create-user.ts'

type TestService = ReturnType<typeof useAuthService>

const password = 'un mot de passe correct'

/** A new account of this address, signed in with its password. */
export async function newMember(service: TestService, email: string): Promise<SupabaseClient> {
  const now = service.now()
  const passwordHash = await hashPassword(password)
  await createUser(authDatabase(service.pool), { email, passwordHash, emailConfirmedAt: now, now })
  return signIn(service, email)
}

/** One more browser of an account that is there. */
export async function signIn(service: TestService, email: string): Promise<SupabaseClient> {
  const client = service.client()
  given(await client.auth.signInWithPassword({ email, password }))
  return client
}

/** What an answer holds; the test fails when it is a refusal. */
export function given<Answer extends { data: unknown; error: unknown }>(
  answer: Answer,
): Extract<Answer, { error: null }>['data'] {
  if (answer.error) throw answer.error
  return answer.data
}

/** What an authenticator application shows. */
export function totpCode(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
}

export async function enrollTotp(client: SupabaseClient, friendlyName = 'Téléphone') {
  const { id, totp } = given(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName }))
  return { id, ...totp }
}

/** An account with a verified authenticator: its browser is at aal2. */
export async function newMemberWithTotp(service: TestService, email: string) {
  const client = await newMember(service, email)
  const factor = await enrollTotp(client)
  const code = totpCode(factor.secret, service.now())
  given(await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code }))
  return { client, factor }
}

/** Half a minute later: the authenticator shows another code. */
export function nextCode(service: TestService, secret: string): string {
  service.ahead += 30_000
  return totpCode(secret, service.now())
}

export async function accessTokenOf(client: SupabaseClient): Promise<string> {
  return given(await client.auth.getSession()).session?.access_token ?? ''
}

/** The level the present access token of a browser says. */
export async function levelOf(client: SupabaseClient): Promise<string | null> {
  return given(await client.auth.mfa.getAuthenticatorAssuranceLevel()).currentLevel
}
