import type { SupabaseClient } from '@supabase/supabase-js'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { siteUrl, useAuthService } from '../../test/auth-service.ts'
import { given, newMember, signIn } from '../../test/second-factors.ts'
import { rawRequest } from '../../test/signed-in.ts'
import { SoftwareAuthenticator } from '../../test/software-authenticator.ts'

const service = useAuthService({ passkeys: { enabled: true } })

async function withPasskey() {
  const email = `${randomBytes(6).toString('hex')}@club.example`
  const { auth } = await newMember(service, email)
  const key = new SoftwareAuthenticator(siteUrl)
  const { challenge_id: challengeId, options } = given(await auth.passkey.startRegistration())
  const credential = key.create(options).toJSON() as never
  const { id } = given(await auth.passkey.verifyRegistration({ challengeId, credential }))
  return { email, key, id }
}

async function enter(key: SoftwareAuthenticator) {
  const client = service.client()
  const { challenge_id: challengeId, options } = given(await client.auth.passkey.startAuthentication())
  const credential = key.get(options, { isVerified: true }).toJSON() as never
  given(await client.auth.passkey.verifyAuthentication({ challengeId, credential }))
  return client
}

async function ask({ auth }: SupabaseClient, id: string) {
  const token = given(await auth.getSession()).session?.access_token ?? ''
  return rawRequest(service, 'POST', `/passkeys/${id}/factor`, { token })
}

const levelsOf = async ({ auth }: SupabaseClient) => given(await auth.mfa.getAuthenticatorAssuranceLevel())

test('from two factors on, a passkey is one: a password is of one factor, and the key raises it', async () => {
  const { email, key, id } = await withPasskey()
  const byPassword = await signIn(service, email)
  expect((await ask(byPassword, id)).status).toBe(403)
  const entered = await enter(key)
  const made = await ask(entered, id)
  expect([made.status, await made.json()]).toMatchObject([200, { type: 'webauthn' }])
  expect((await ask(entered, id)).status).toBe(200)
  expect((await byPassword.auth.getUser()).data.user).toBeNull()
  const next = await signIn(service, email)
  expect(await levelsOf(next)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  const refused = await next.auth.updateUser({ password: 'un tout autre mot de passe' })
  expect(refused.error?.code).toBe('insufficient_aal')
  expect((await ask(entered, crypto.randomUUID())).status).toBe(404)
})

test('it goes with the passkey, and the passkey stays when the factor is taken away', async () => {
  const { key, id, email } = await withPasskey()
  const client = await enter(key)
  const factors = async () => given(await client.auth.mfa.listFactors()).all
  await ask(client, id)
  const [factor] = await factors()
  given(await client.auth.mfa.unenroll({ factorId: factor?.id ?? '' }))
  expect([await factors(), given(await client.auth.passkey.list())]).toMatchObject([[], [{ id }]])
  const again = await enter(key)
  await ask(again, id)
  expect((await again.auth.passkey.delete({ passkeyId: id })).error).toBeNull()
  expect(await levelsOf(await signIn(service, email))).toMatchObject({ nextLevel: 'aal1' })
})
