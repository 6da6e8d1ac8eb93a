import type { SupabaseClient } from '@supabase/supabase-js'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { siteUrl, useAuthService } from '../../test/auth-service.ts'
import {
  enrollTotp,
  given,
  levelOf,
  newMember,
  newMemberWithTotp,
  signIn,
} from '../../test/second-factors.ts'
import { rawRequest } from '../../test/signed-in.ts'
import { SoftwareAuthenticator, type Forgery } from '../../test/software-authenticator.ts'

const service = useAuthService({ passkeys: { enabled: true, most: 2 } })
const nobody = '00000000-0000-0000-0000-000000000000'
const newKey = () => new SoftwareAuthenticator(siteUrl)
const someAddress = () => `${randomBytes(6).toString('hex')}@club.example`

async function register({ auth }: SupabaseClient, key = newKey(), forged?: Forgery) {
  const { challenge_id: challengeId, options } = given(await auth.passkey.startRegistration())
  const credential = key.create(options, forged).toJSON() as never
  return auth.passkey.verifyRegistration({ challengeId, credential })
}

async function enter(key: SoftwareAuthenticator, forged?: Forgery, client = service.client()) {
  const { challenge_id: challengeId, options } = given(await client.auth.passkey.startAuthentication())
  const credential = key.get(options, forged).toJSON() as never
  return { client, answer: await client.auth.passkey.verifyAuthentication({ challengeId, credential }) }
}

async function withPasskey(email = someAddress()) {
  const client = await newMember(service, email)
  const key = newKey()
  const { id } = given(await register(client, key))
  return { client, key, id, email }
}

test('what is asked for: a key that is found without a name, bound to the site, whose handle is no address', async () => {
  const { client, key } = await withPasskey('demande@club.example')
  const { options, expires_at } = given(await client.auth.passkey.startRegistration())
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: [{ id: key.credentialId.toString('base64url') }],
    timeout: 300_000,
  })
  expect(Buffer.from(options.user.id as string, 'base64url').toString()).toMatch(/^[0-9a-f-]{36}$/)
  expect(expires_at - service.now().getTime() / 1000).toBeGreaterThan(290)
  const asked = given(await service.client().auth.passkey.startAuthentication())
  expect(asked.options).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' })
  expect(asked.options.allowCredentials ?? []).toEqual([])
})

test('a passkey opens a session of two factors when its owner was verified, of one otherwise', async () => {
  const { client, key, id } = await withPasskey()
  const { client: entered } = await enter(key)
  expect(given(await entered.auth.getClaims())?.claims).toMatchObject({ aal: 'aal2' })
  const methods = given(await entered.auth.getClaims())?.claims.amr?.map((entry) => Object(entry).method)
  expect(methods?.toSorted()).toEqual(['mfa/webauthn', 'passkey'])
  given(await entered.auth.refreshSession())
  expect(await levelOf(entered)).toBe('aal2')
  const { client: unverified } = await enter(key, { isVerified: false })
  expect(await levelOf(unverified)).toBe('aal1')
  const [listed] = given(await client.auth.passkey.list())
  expect(listed).toMatchObject({ id, friendly_name: 'Passkey', last_used_at: expect.any(String) })
})

test('it is named after what keeps it, renamed, and no more of them than may be', async () => {
  const { client } = await withPasskey()
  const apple = given(await register(client, newKey(), { aaguid: 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd' }))
  expect(apple.friendly_name).toBe('Apple Passwords')
  const renamed = given(await client.auth.passkey.update({ passkeyId: apple.id, friendlyName: 'Le mien' }))
  expect(renamed).toMatchObject({ id: apple.id, friendly_name: 'Le mien' })
  for (const friendlyName of ['', 'x'.repeat(121)])
    expect((await client.auth.passkey.update({ passkeyId: apple.id, friendlyName })).error?.status).toBe(400)
  expect((await client.auth.passkey.startRegistration()).error).toMatchObject({
    status: 422,
    code: 'too_many_passkeys',
  })
})

test.each([
  ['another site', { origin: 'https://allure-club.example' }],
  ['another host', { rpId: 'club.example' }],
  ['another challenge', { challenge: randomBytes(32) }],
  ['nobody there', { isPresent: false }],
  ['another person', { userHandle: randomBytes(36) }],
  ['nobody named', { userHandle: new Uint8Array() }],
  ['another key', { credentialId: randomBytes(16) }],
  ['a counter that stays', { counter: 0 }],
] as [string, Forgery][])('a signature is refused: %s', async (_, forged) => {
  const { key } = await withPasskey()
  given((await enter(key)).answer)
  const { client, answer } = await enter(key, forged)
  expect(answer.error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' })
  expect(given(await client.auth.getSession()).session).toBeNull()
})

test('a challenge serves once, for what it was made, for whom, and for five minutes', async () => {
  const { client, key } = await withPasskey()
  const { auth } = service.client()
  const asked = given(await auth.passkey.startAuthentication())
  const credential = key.get(asked.options).toJSON() as never
  const body = { challenge_id: asked.challenge_id, credential }
  const verify = () => rawRequest(service, 'POST', '/passkeys/authentication/verify', { body })
  const statuses = (await Promise.all([verify(), verify(), verify()])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 400, 400])
  const other = await newMember(service, someAddress())
  const theirs = given(await other.auth.passkey.startRegistration())
  const made = newKey().create(theirs.options).toJSON() as never
  for (const challengeId of [theirs.challenge_id, nobody])
    expect(
      (await client.auth.passkey.verifyRegistration({ challengeId, credential: made })).error,
    ).toMatchObject({ code: 'webauthn_challenge_not_found' })
  const late = given(await auth.passkey.startAuthentication())
  service.ahead += 301_000
  const signed = key.get(late.options).toJSON() as never
  const { error } = await auth.passkey.verifyAuthentication({
    challengeId: late.challenge_id,
    credential: signed,
  })
  service.ahead -= 301_000
  expect(error).toMatchObject({ status: 400, code: 'webauthn_challenge_expired' })
})

test('whoever may not enter does not by a passkey', async () => {
  const { client, key } = await withPasskey()
  const { user } = given(await client.auth.getUser())
  given(await service.admin().updateUserById(user.id, { ban_duration: '1h' }))
  expect((await enter(key)).answer.error).toMatchObject({ status: 403, code: 'user_banned' })
  given(await service.admin().updateUserById(user.id, { ban_duration: 'none' }))
  await service.pool.query('UPDATE auth.users SET email_confirmed_at = NULL WHERE id = $1', [user.id])
  expect((await enter(key)).answer.error).toMatchObject({ status: 403, code: 'email_not_confirmed' })
})

test('one taken away opens nothing more, and what it opened is over', async () => {
  const { client, key, id } = await withPasskey()
  const { client: elsewhere } = await enter(key)
  const { client: here } = await enter(key)
  expect((await here.auth.passkey.delete({ passkeyId: id })).error).toBeNull()
  expect((await enter(key)).answer.error).toMatchObject({ code: 'webauthn_verification_failed' })
  expect((await elsewhere.auth.refreshSession()).error?.status).toBe(400)
  given(await here.auth.refreshSession())
  expect(await levelOf(here)).toBe('aal1')
  expect(given(await client.auth.passkey.list())).toEqual([])
  expect((await here.auth.passkey.delete({ passkeyId: id })).error).toMatchObject({ status: 404 })
})

test('adding and removing want a fresh proof, and the second factor where there is one', async () => {
  const { client, id, email } = await withPasskey()
  service.ahead += 20 * 60_000
  const { passkey } = client.auth
  for (const { error } of [await passkey.startRegistration(), await passkey.delete({ passkeyId: id })])
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
  service.ahead -= 20 * 60_000
  const { client: guarded } = await newMemberWithTotp(service, someAddress())
  given(await register(guarded))
  const again = await newMemberWithTotpAgain(email)
  for (const { error } of [
    await again.auth.passkey.startRegistration(),
    await again.auth.passkey.delete({ passkeyId: id }),
  ])
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
})

/** An account that has a factor by now, signed in by its password alone. */
async function newMemberWithTotpAgain(email: string) {
  const client = await signIn(service, email)
  const { id } = await enrollTotp(client)
  await service.pool.query(`UPDATE auth.mfa_factors SET status = 'verified' WHERE id = $1`, [id])
  return client
}

test('nobody reaches the passkeys of another; who administers sees and removes them', async () => {
  const { client, id } = await withPasskey()
  const { user } = given(await client.auth.getUser())
  const other = await newMember(service, someAddress())
  const renamed = await other.auth.passkey.update({ passkeyId: id, friendlyName: 'À moi' })
  expect(renamed.error).toMatchObject({ status: 404, code: 'validation_failed' })
  expect((await other.auth.passkey.delete({ passkeyId: id })).error).toMatchObject({ status: 404 })
  const { passkey } = service.admin()
  expect(given(await passkey.listPasskeys({ userId: user.id }))).toMatchObject([{ id }])
  expect((await passkey.deletePasskey({ userId: user.id, passkeyId: id })).error).toBeNull()
  expect(given(await passkey.listPasskeys({ userId: user.id }))).toEqual([])
  const path = `/admin/users/${user.id}/passkeys`
  expect((await rawRequest(service, 'GET', path)).status).toBe(401)
})

test('a key is nobody else’s, and a device that has a passkey makes no factor in its place', async () => {
  const { client, key } = await withPasskey()
  const other = await newMember(service, someAddress())
  expect((await register(other, key)).error).toMatchObject({ code: 'webauthn_credential_exists' })
  const { id } = given(await client.auth.mfa.webauthn.enroll({ friendlyName: 'Clé' }))
  const party = { rpId: 'localhost', rpOrigins: [siteUrl] }
  const { webauthn } = given(await client.auth.mfa.challenge({ factorId: id, webauthn: party }))
  const { publicKey } = webauthn.credential_options
  const excluded = 'excludeCredentials' in publicKey ? publicKey.excludeCredentials : []
  expect(excluded?.map((one) => Buffer.from(one.id as ArrayBuffer))).toEqual([key.credentialId])
})

test.each([{}, { challenge_id: nobody }, { challenge_id: 'un', credential: {} }])(
  'what is no answer is refused: %j',
  async (body) => {
    const response = await rawRequest(service, 'POST', '/passkeys/authentication/verify', { body })
    expect([response.status, Object(await response.json()).code]).toEqual([400, 'validation_failed'])
  },
)
