import { exportJWK, generateKeyPair } from 'jose'
import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeKey } from './jwk.ts'
import { givenSigningKeys } from './signing-keys.ts'

const times = { tokenLife: 3600, now: () => new Date('2027-03-01T08:00:00Z') }

test('shows the public parts alone, named so that clients verify with them', async () => {
  const keys = [await makeKey('ES256', 0), await makeKey('RS256', 0)]
  const { keys: shown } = (await givenSigningKeys({ keys }, times)).publicKeySet()
  expect(shown.map((key) => Object.keys(key).sort())).toEqual([
    ['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'],
    ['alg', 'e', 'key_ops', 'kid', 'kty', 'n', 'use'],
  ])
  expect(shown.map(({ kid }) => kid)).toEqual(keys.map(({ kid }) => kid))
})

test('a key without a name gets its thumbprint', async () => {
  const { kid, ...nameless } = await makeKey('ES256', 0)
  const keys = await givenSigningKeys({ keys: [nameless] }, times)
  expect(keys.signingKey().kid).toBe(kid)
  expect(keys.verificationKey(kid)?.alg).toBe('ES256')
})

test('a private key that may only verify does not sign', async () => {
  const old = { ...(await makeKey('RS256', 0)), key_ops: ['verify'] }
  const next = { ...(await makeKey('ES256', 0)), key_ops: ['sign', 'verify'] }
  const keys = await givenSigningKeys({ keys: [old, next] }, times)
  expect(keys.signingKey().kid).toBe(next.kid)
  expect(keys.algorithms()).toEqual(['RS256', 'ES256'])
  await expect(givenSigningKeys({ keys: [old] }, times)).rejects.toThrow('None of the keys may sign')
})

test('refuses what is no key of ours, and keeps it out of the message', async () => {
  const secret = { kty: 'oct', k: 'c2VjcmV0LXNlY3JldA', alg: 'HS256' }
  const refused = givenSigningKeys({ keys: [secret] }, times)
  await expect(refused).rejects.toThrow('Not a set of ES256 and RS256 keys: see keys.0')
  await expect(refused).rejects.not.toThrow(secret.k)
  const { privateKey } = await generateKeyPair('ES384', { extractable: true })
  await expect(givenSigningKeys({ keys: [await exportJWK(privateKey)] }, times)).rejects.toThrow('keys.0.crv')
  for (const bad of [undefined, [], { keys: [] }, 'key'])
    await expect(givenSigningKeys(bad, times)).rejects.toThrow('Not a set')
})

test('refuses two keys of one name', async () => {
  const [one, two] = [await makeKey('ES256', 0), await makeKey('ES256', 0)]
  await expect(givenSigningKeys({ keys: [one, { ...two, kid: one.kid }] }, times)).rejects.toThrow(
    'same "kid"',
  )
})

test('refuses an RSA key that is too short to be safe', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const jwk = privateKey.export({ format: 'jwk' })
  await expect(givenSigningKeys({ keys: [jwk] }, times)).rejects.toThrow('see keys.0.n.')
})
