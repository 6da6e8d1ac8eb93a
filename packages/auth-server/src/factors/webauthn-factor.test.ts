import type { AuthMFAChallengeWebauthnResponse, SupabaseClient } from '@supabase/supabase-js'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { siteUrl, useAuthService } from '../../test/auth-service.ts'
import { accessTokenOf, given, levelOf, newMember, signIn } from '../../test/second-factors.ts'
import { SoftwareAuthenticator, type Forgery } from '../../test/software-authenticator.ts'

const service = useAuthService()
const party = { rpId: 'localhost', rpOrigins: [siteUrl] }

test('a security key is enrolled, raises the session, and signs at a later sign-in', async () => {
  const client = await newMember(service, 'cle@club.example')
  const key = new SoftwareAuthenticator(siteUrl)
  const enrolled = given(await client.auth.mfa.webauthn.enroll({ friendlyName: 'Clé bleue' }))
  expect(enrolled).toMatchObject({ type: 'webauthn', friendly_name: 'Clé bleue' })
  const creation = await challenge(client, enrolled.id)
  expect(creation.type).toBe('webauthn')
  if (creation.webauthn.type !== 'create') throw new Error('a key is to be made')
  const options = creation.webauthn.credential_options.publicKey
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'localhost' },
    user: { name: 'cle@club.example', displayName: 'cle@club.example' },
    attestation: 'none',
    authenticatorSelection: { userVerification: 'preferred' },
    timeout: 300_000,
  })
  expect(new Uint8Array(bufferOf(options.challenge)).length).toBeGreaterThanOrEqual(16)
  given(await answer(client, enrolled.id, creation, key))
  expect(await levelOf(client)).toBe('aal2')
  expect(given(await client.auth.mfa.listFactors()).webauthn).toMatchObject([
    { id: enrolled.id, status: 'verified', friendly_name: 'Clé bleue' },
  ])

  const later = await signIn(service, 'cle@club.example')
  const request = await challenge(later, enrolled.id)
  if (request.webauthn.type !== 'request') throw new Error('a key is to sign')
  const asked = request.webauthn.credential_options.publicKey
  expect(asked).toMatchObject({
    rpId: 'localhost',
    userVerification: 'preferred',
    allowCredentials: [{ type: 'public-key', transports: ['usb'] }],
  })
  expect(Buffer.from(bufferOf(asked.allowCredentials?.[0]?.id))).toEqual(key.credentialId)
  given(await answer(later, enrolled.id, request, key))
  expect(given(await later.auth.getClaims())?.claims).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/webauthn' }, { method: 'password' }],
  })
  given(await later.auth.refreshSession())
  expect(await levelOf(later)).toBe('aal2')
  given(await later.auth.mfa.unenroll({ factorId: enrolled.id }))
  given(await later.auth.refreshSession())
  expect(await levelOf(later)).toBe('aal1')
})

const forgeries: [string, Forgery][] = [
  ['another site’s page', { origin: 'https://allure-club.example' }],
  ['another port of this site', { origin: 'http://localhost:3001' }],
  ['another site’s key', { rpId: 'club.example' }],
  ['another challenge', { challenge: randomBytes(32) }],
  ['nobody at the key', { isPresent: false }],
]

test.each([...forgeries, ['an answer to another question', { type: 'webauthn.get' }] as [string, Forgery]])(
  'a new key is refused: %s',
  async (_, forged) => {
    const client = await newMember(service, `${randomBytes(6).toString('hex')}@club.example`)
    const { id } = given(await client.auth.mfa.webauthn.enroll({ friendlyName: 'Clé' }))
    const asked = await challenge(client, id)
    const key = new SoftwareAuthenticator(siteUrl)
    expect((await answer(client, id, asked, key, forged)).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
    })
    expect(await levelOf(client)).toBe('aal1')
    given(await answer(client, id, asked, key))
  },
)

test.each([
  ...forgeries,
  ['an answer to another question', { type: 'webauthn.create' }] as [string, Forgery],
  ['another credential', { credentialId: randomBytes(16) }] as [string, Forgery],
  ['another person', { userHandle: randomBytes(16) }] as [string, Forgery],
])('a signature is refused: %s', async (_, forged) => {
  const email = `${randomBytes(6).toString('hex')}@club.example`
  const { id, key } = await withKey(email)
  const client = await signIn(service, email)
  const asked = await challenge(client, id)
  expect((await answer(client, id, asked, key, forged)).error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
  })
  given(await answer(client, id, asked, key))
})

test('a signature serves once, also when it comes many times at once', async () => {
  const { client, id, key } = await withKey('rejoue@club.example')
  const asked = await challenge(client, id)
  if (asked.webauthn.type !== 'request') throw new Error('a key is to sign')
  const signed = key.get(asked.webauthn.credential_options.publicKey).toJSON()
  const token = await accessTokenOf(client)
  const post = (challengeId: string) =>
    service.fetch(`${service.url}/auth/v1/factors/${id}/verify`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({
        challenge_id: challengeId,
        webauthn: { type: 'request', credential_response: signed },
      }),
    })
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(asked.id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422])
  const next = await challenge(client, id)
  expect(await (await post(next.id)).json()).toMatchObject({ error_code: 'mfa_verification_failed' })
})

test('a counter that goes back or stays betrays a copied key', async () => {
  const { client, id, key } = await withKey('copie@club.example')
  key.counter = 41
  given(await answer(client, id, await challenge(client, id), key))
  for (const counter of [42, 7, 0]) {
    const refused = await answer(client, id, await challenge(client, id), key, { counter })
    expect(refused.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  }
  given(await answer(client, id, await challenge(client, id), key, { counter: 43 }))
})

test('a key of somebody else neither signs nor is enrolled a second time', async () => {
  const { key } = await withKey('premiere@club.example')
  const { client, id } = await withKey('seconde@club.example')
  const borrowed = await answer(client, id, await challenge(client, id), key)
  expect(borrowed.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  const { id: newId } = given(await client.auth.mfa.webauthn.enroll({ friendlyName: 'Volée' }))
  const again = await answer(client, newId, await challenge(client, newId), key)
  expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
})

test('keys of the account are not offered again', async () => {
  const { client, key } = await withKey('deja@club.example')
  const { id } = given(await client.auth.mfa.webauthn.enroll({ friendlyName: 'Seconde' }))
  const asked = await challenge(client, id)
  if (asked.webauthn.type !== 'create') throw new Error('a key is to be made')
  const excluded = asked.webauthn.credential_options.publicKey.excludeCredentials ?? []
  expect(excluded.map((credential) => Buffer.from(bufferOf(credential.id)))).toEqual([key.credentialId])
})

test.each([
  [undefined],
  [{}],
  [{ type: 'create' }],
  [{ type: 'login', credential_response: {} }],
  [{ type: 'create', credential_response: { id: 'a', rawId: 'a', type: 'public-key', response: {} } }],
  [{ type: 'create', credential_response: { id: '+/', rawId: '+/', type: 'password', response: {} } }],
])('what is no answer of a key is refused: %j', async (webauthn) => {
  const client = await newMember(service, `${randomBytes(6).toString('hex')}@club.example`)
  const { id } = given(await client.auth.mfa.webauthn.enroll({ friendlyName: 'Clé' }))
  const { id: challengeId } = await challenge(client, id)
  const response = await service.fetch(`${service.url}/auth/v1/factors/${id}/verify`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await accessTokenOf(client)}` },
    body: JSON.stringify({ challenge_id: challengeId, code: '123456', webauthn }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error_code: 'validation_failed' })
})

test('bytes that are no attestation are wrong, not an accident', async () => {
  const client = await newMember(service, 'octets@club.example')
  const { id } = given(await client.auth.mfa.webauthn.enroll({ friendlyName: 'Clé' }))
  const { id: challengeId } = await challenge(client, id)
  const noise = randomBytes(64).toString('base64url')
  const response = { clientDataJSON: noise, attestationObject: noise }
  const credential = { id: noise, rawId: noise, type: 'public-key', response }
  const answered = await service.fetch(`${service.url}/auth/v1/factors/${id}/verify`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await accessTokenOf(client)}` },
    body: JSON.stringify({
      challenge_id: challengeId,
      webauthn: { type: 'create', credential_response: credential },
    }),
  })
  expect(answered.status).toBe(422)
  expect(service.logged).toEqual([])
})

type Webauthn = SupabaseClient['auth']['mfa']['webauthn']
type BrowserCredential = Parameters<Webauthn['verify']>[0]['webauthn']['credential_response']
type WebauthnChallenge = NonNullable<AuthMFAChallengeWebauthnResponse['data']>

async function challenge(client: SupabaseClient, factorId: string): Promise<WebauthnChallenge> {
  return given(await client.auth.mfa.challenge({ factorId, webauthn: party }))
}

/** Has a key do what a challenge asks, and sends its answer as a browser's client would. */
function answer(
  client: SupabaseClient,
  factorId: string,
  { id, webauthn }: WebauthnChallenge,
  key: SoftwareAuthenticator,
  forged?: Forgery,
) {
  const { type } = webauthn
  const credential =
    type === 'create'
      ? key.create(webauthn.credential_options.publicKey, forged)
      : key.get(webauthn.credential_options.publicKey, forged)
  return client.auth.mfa.webauthn.verify({
    factorId,
    challengeId: id,
    // The client takes nothing of a credential but its JSON.
    webauthn: { ...party, type, credential_response: credential as unknown as BrowserCredential },
  })
}

/** A new account at aal2 by its key. */
async function withKey(email: string) {
  const client = await newMember(service, email)
  const key = new SoftwareAuthenticator(siteUrl)
  const { id } = given(await client.auth.mfa.webauthn.enroll({ friendlyName: 'Clé' }))
  given(await answer(client, id, await challenge(client, id), key))
  return { client, id, key }
}

function bufferOf(source: BufferSource | undefined): ArrayBuffer {
  if (source instanceof ArrayBuffer) return source
  throw new Error('no bytes')
}
