import type { SupabaseClient } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { given, useContractService } from './contract-service.ts'

const service = useContractService()

/** What an authenticator shows; `steps` half minutes later, which services forgive once: nobody waits here. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

async function levels(client: SupabaseClient) {
  const { currentLevel, nextLevel } = given(await client.auth.mfa.getAuthenticatorAssuranceLevel())
  return [currentLevel, nextLevel]
}

async function enrolled() {
  const user = await service.newAccount()
  const { client } = await service.signIn(user)
  const factor = given(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' }))
  return { user, client, factor, secret: factor.totp.secret }
}

test('from one factor to two and back', async () => {
  const { user, client, factor, secret } = await enrolled()
  expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<(?:\?xml|svg)/)
  expect(factor.totp.uri).toMatch(/^otpauth:\/\/totp\//)
  expect(await levels(client)).toEqual(['aal1', 'aal1'])
  const elsewhere = await service.signIn(user)
  given(await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(secret) }))
  expect(await levels(client)).toEqual(['aal2', 'aal2'])
  expect((await elsewhere.client.auth.refreshSession()).error?.status).toBe(400)
  given(await client.auth.refreshSession())
  expect(await levels(client)).toEqual(['aal2', 'aal2'])
  expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull()

  const next = (await service.signIn(user)).client
  expect(await levels(next)).toEqual(['aal1', 'aal2'])
  given(await next.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(secret, 1) }))
  const claims = given(await next.auth.getClaims())?.claims
  expect(claims).toMatchObject({ aal: 'aal2' })
  expect(JSON.stringify(claims?.amr)).toContain('totp')

  expect(given(await next.auth.mfa.unenroll({ factorId: factor.id })).id).toBe(factor.id)
  given(await next.auth.refreshSession())
  expect(await levels(next)).toEqual(['aal1', 'aal1'])
  expect(given(await next.auth.mfa.listFactors()).all).toEqual([])
})

test('a password alone neither changes the account nor removes its factor', async () => {
  const { user, client, factor, secret } = await enrolled()
  given(await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(secret) }))
  const { client: thief } = await service.signIn(user)
  const changed = await thief.auth.updateUser({ password: 'Le-mot-du-voleur-66' })
  expect(changed.error).toMatchObject({ status: 401, code: 'insufficient_aal' })
  const removed = await thief.auth.mfa.unenroll({ factorId: factor.id })
  expect(removed.error).toMatchObject({ code: 'insufficient_aal' })
  const second = await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Le mien' })
  expect(second.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
})

test('a wrong code proves nothing', async () => {
  const { client, factor, secret } = await enrolled()
  const wrong = String((Number(codeOf(secret)) + 500_000) % 1_000_000).padStart(6, '0')
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: wrong })
  expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  expect(await levels(client)).toEqual(['aal1', 'aal1'])
})

test('another’s factor is nobody’s', async () => {
  const { factor } = await enrolled()
  const { client } = await service.signIn(await service.newAccount())
  const { error } = await client.auth.mfa.challenge({ factorId: factor.id })
  expect(error).toMatchObject({ code: 'mfa_factor_not_found' })
})

test('who administers sees factors and removes them', async () => {
  const { user, client, factor, secret } = await enrolled()
  given(await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(secret) }))
  const { mfa } = service.admin()
  const { factors } = given(await mfa.listFactors({ userId: user.id }))
  expect(factors).toMatchObject([{ id: factor.id, factor_type: 'totp', status: 'verified' }])
  given(await mfa.deleteFactor({ userId: user.id, id: factor.id }))
  expect(given(await mfa.listFactors({ userId: user.id })).factors).toEqual([])
})
