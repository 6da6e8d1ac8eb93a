import { base64url, decodeJwt, exportSPKI, importJWK, SignJWT, type JWTPayload } from 'jose'
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { issuing, member, signedAt } from '../../test/access-token-fixtures.ts'
import { makeKey } from '../keys/jwk.ts'
import { signAccessToken, verifyAccessToken } from './access-token.ts'

type Issuing = Awaited<ReturnType<typeof issuing>>

const set = async () => {
  const made = await issuing()
  const { accessToken } = await signAccessToken(made.service, member)
  return { ...made, accessToken, claims: decodeJwt(accessToken) }
}
/** What a refusal says after its beginning, which is the same for all but one. */
const words = {
  malformed: 'token is malformed',
  algorithm: 'signing method is invalid',
  unknown_key: 'unrecognized JWT kid',
  signature: 'token signature is invalid',
  expired: 'token has invalid claims: token is expired',
  issuer: 'token has invalid claims: token has invalid issuer',
  audience: 'token has invalid claims: token has invalid audience',
  claims: 'token has invalid claims',
  missing_sub: 'invalid claim: missing sub claim',
}
const reasonFor = async (service: Issuing['service'], token: string) => {
  const refusal = await verifyAccessToken(service, token).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (refusal === undefined) return 'accepted'
  expect(refusal).toMatchObject({ name: 'AuthError', status: 403, errorCode: 'bad_jwt' })
  const said = String(refusal).replace(
    /^AuthError: (?:invalid JWT: unable to parse or verify signature, )?/,
    '',
  )
  return Object.entries(words).find(([, text]) => text === said)?.[0]
}
const encoded = (value: object) => base64url.encode(JSON.stringify(value))
const forge = async (es256: Issuing['es256'], claims: JWTPayload, header: object = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: es256.kid, ...header })
    .sign(await importJWK(es256, 'ES256'))

test('the forging used below makes a token that would be accepted', async () => {
  const { es256, service, claims } = await set()
  expect(await reasonFor(service, await forge(es256, claims))).toBe('accepted')
})

test('a refusal speaks the protocol', async () => {
  const { service } = await set()
  await expect(verifyAccessToken(service, 'nothing')).rejects.toMatchObject({
    status: 403,
    errorCode: 'bad_jwt',
    message: 'invalid JWT: unable to parse or verify signature, token is malformed',
  })
})

test('alg none, in any writing, with or without a signature', async () => {
  const { es256, service, claims, accessToken } = await set()
  const signature = accessToken.split('.')[2] ?? ''
  for (const alg of ['none', 'None', 'NONE', 'nOnE', ''])
    for (const end of ['', signature]) {
      const token = `${encoded({ alg, typ: 'JWT', kid: es256.kid })}.${encoded(claims)}.${end}`
      expect(['algorithm', 'malformed']).toContain(await reasonFor(service, token))
    }
})

test('HS256 with the public key as the secret', async () => {
  const { rs256, es256, service, claims } = await set()
  for (const jwk of [rs256, es256]) {
    const key = service.keys.verificationKey(jwk.kid)?.key
    if (!key) throw new Error('The key is not published.')
    const shown = service.keys.publicKeySet().keys.find(({ kid }) => kid === jwk.kid)
    for (const secret of [await exportSPKI(key), JSON.stringify(shown)]) {
      const signed = `${encoded({ alg: 'HS256', typ: 'JWT', kid: jwk.kid })}.${encoded(claims)}`
      const mac = createHmac('sha256', secret).update(signed).digest('base64url')
      expect(await reasonFor(service, `${signed}.${mac}`)).toBe('algorithm')
    }
  }
})

test('a kid that is a path, an address, a name of the language, unknown, no text or not there', async () => {
  const { es256, service, claims } = await set()
  const names = [
    '../../dev/null',
    '/etc/passwd',
    'https://evil.example/jwks.json',
    "' OR 1=1 --",
    '__proto__',
    '',
    ' ',
  ]
  for (const kid of [...names, `${es256.kid} `, es256.kid.slice(1)])
    expect(await reasonFor(service, await forge(es256, claims, { kid }))).toBe('unknown_key')
  expect(await reasonFor(service, await forge(es256, claims, { kid: undefined }))).toBe('unknown_key')
})

test('a key brought along in the header is not looked at', async () => {
  const { es256, service, claims } = await set()
  const foreign = await makeKey('ES256', 0)
  const { d: _private, ...jwk } = foreign
  const brought = { jwk, jku: 'https://evil.example/jwks.json' }
  expect(await reasonFor(service, await forge(foreign, claims, brought))).toBe('unknown_key')
  expect(await reasonFor(service, await forge(foreign, claims, { ...brought, kid: es256.kid }))).toBe(
    'signature',
  )
})

test('the name of one key with the algorithm of another', async () => {
  const { es256, rs256, service, claims } = await set()
  expect(await reasonFor(service, await forge(es256, claims, { kid: rs256.kid }))).toBe('algorithm')
})

test('expired, to the second', async () => {
  const made = await set()
  const at = (seconds: number) => ({
    ...made.service,
    now: () => new Date(signedAt.getTime() + seconds * 1000),
  })
  expect(await reasonFor(at(3599), made.accessToken)).toBe('accepted')
  expect(await reasonFor(at(3600), made.accessToken)).toBe('expired')
})

test('of another issuer, for another audience, or another kind of token of ours', async () => {
  const { es256, service, claims } = await set()
  for (const iss of ['https://evil.example/auth/v1', 'https://club.example/auth/v1/', 'https://club.example'])
    expect(await reasonFor(service, await forge(es256, { ...claims, iss }))).toBe('issuer')
  for (const aud of ['service', '', '7d2f0e0e-5d3a-4b43-8d3c-1a2b3c4d5e6f'])
    expect(await reasonFor(service, await forge(es256, { ...claims, aud }))).toBe('audience')
  const several = { ...claims, aud: ['authenticated', 'other'] }
  expect(await reasonFor(service, await forge(es256, several))).toBe('claims')
  expect(await reasonFor(service, await forge(es256, claims, { typ: 'logout+jwt' }))).toBe('claims')
})

test('any change after signing', async () => {
  const { service, accessToken, claims } = await set()
  const [header = '', , signature = ''] = accessToken.split('.')
  const raised = { ...claims, role: 'service_role' }
  expect(await reasonFor(service, `${header}.${encoded(raised)}.${signature}`)).toBe('signature')
  const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  expect(await reasonFor(service, accessToken.replace(signature, flipped))).toBe('signature')
  expect(await reasonFor(service, accessToken.slice(0, -4))).not.toBe('accepted')
})

test('without what every access token says, or with something else there', async () => {
  const { es256, service, claims } = await set()
  expect(await reasonFor(service, await forge(es256, withoutClaim(claims, 'sub')))).toBe('missing_sub')
  for (const claim of ['exp', 'iat', 'session_id', 'aal', 'amr', 'role', 'is_anonymous'])
    expect(await reasonFor(service, await forge(es256, withoutClaim(claims, claim)))).toBe('claims')
  for (const changed of [{ sub: '1; DROP TABLE' }, { aal: 'aal9' }, { session_id: 'x' }, { amr: 'totp' }])
    expect(await reasonFor(service, await forge(es256, { ...claims, ...changed }))).toBe('claims')
})

test('what is no token at all', async () => {
  const { service, accessToken } = await set()
  for (const token of ['', '.', '..', 'a.b.c', 'Bearer x', `${accessToken}.${accessToken}`, '💥.💥.💥'])
    expect(await reasonFor(service, token)).toBe('malformed')
})

function withoutClaim(claims: JWTPayload, claim: string): JWTPayload {
  return Object.fromEntries(Object.entries(claims).filter(([name]) => name !== claim))
}
