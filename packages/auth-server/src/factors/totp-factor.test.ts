import { beforeEach, expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import {
  accessTokenOf,
  enrollTotp,
  given,
  levelOf,
  newMember,
  newMemberWithTotp,
  nextCode,
  signIn,
  totpCode,
} from '../../test/second-factors.ts'

const service = useAuthService()

beforeEach(() => {
  service.address = '192.0.2.1'
})

test('an authenticator is enrolled, answers a challenge and raises the session for good', async () => {
  const client = await newMember(service, 'parcours@club.example')
  const before = given(await client.auth.getSession()).session
  const enrolled = given(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' }))
  expect(enrolled).toMatchObject({ type: 'totp', friendly_name: 'Téléphone' })
  expect(enrolled.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/)
  expect(new URL(enrolled.totp.uri).searchParams.get('issuer')).toBe('localhost:3000')
  expect(enrolled.totp.uri).toContain('parcours%40club.example')
  expect(enrolled.totp.uri).toContain(enrolled.totp.secret)
  expect(given(await client.auth.mfa.listFactors())).toMatchObject({
    all: [{ id: enrolled.id, status: 'unverified', factor_type: 'totp', friendly_name: 'Téléphone' }],
    totp: [],
  })

  const challenge = given(await client.auth.mfa.challenge({ factorId: enrolled.id }))
  expect(challenge.type).toBe('totp')
  expect(challenge.expires_at * 1000 - service.now().getTime()).toBeGreaterThan(290_000)
  const verified = given(
    await client.auth.mfa.verify({
      factorId: enrolled.id,
      challengeId: challenge.id,
      code: totpCode(enrolled.totp.secret, service.now()),
    }),
  )
  expect(verified).toMatchObject({
    token_type: 'bearer',
    expires_in: 3600,
    user: { factors: [{ id: enrolled.id, status: 'verified' }] },
  })
  const claims = given(await client.auth.getClaims())?.claims
  expect(claims).toMatchObject({ aal: 'aal2', session_id: sessionOf(before?.access_token) })
  expect(claims?.amr).toMatchObject([{ method: 'totp' }, { method: 'password' }])

  given(await client.auth.refreshSession())
  expect(given(await client.auth.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
  })
  expect(given(await client.auth.mfa.listFactors()).totp).toHaveLength(1)
})

test('the refresh token from before the second factor opens nothing, neither at once nor after the next refresh', async () => {
  const client = await newMember(service, 'ancien@club.example')
  const old = given(await client.auth.getSession()).session?.refresh_token ?? ''
  const factor = await enrollTotp(client)
  const code = totpCode(factor.secret, service.now())
  given(await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code }))
  const replay = () => service.client().auth.refreshSession({ refresh_token: old })
  expect((await replay()).error).toMatchObject({ status: 400 })
  given(await client.auth.refreshSession())
  expect((await replay()).error).toMatchObject({ status: 400 })
  expect(given(await client.auth.getUser()).user.email).toBe('ancien@club.example')
})

test('a later sign-in stays below until its code is given; sessions left below end', async () => {
  const { factor } = await newMemberWithTotp(service, 'plus-tard@club.example')
  const [one, other] = [
    await signIn(service, 'plus-tard@club.example'),
    await signIn(service, 'plus-tard@club.example'),
  ]
  expect(given(await one.auth.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
  const code = nextCode(service, factor.secret)
  given(await one.auth.mfa.challengeAndVerify({ factorId: factor.id, code }))
  expect(await levelOf(one)).toBe('aal2')
  const ended = await service.client().auth.getUser(await accessTokenOf(other))
  expect(ended.error).toMatchObject({ name: 'AuthSessionMissingError' })
})

test('a code serves once: not again, not with another challenge, not in many requests at once', async () => {
  const { client, factor } = await newMemberWithTotp(service, 'rejeu@club.example')
  const code = nextCode(service, factor.secret)
  const challenges = await Promise.all(
    Array.from({ length: 8 }, async () => given(await client.auth.mfa.challenge({ factorId: factor.id }))),
  )
  const token = await accessTokenOf(client)
  const answers = await Promise.all(
    challenges.map(({ id }) => post(token, `factors/${factor.id}/verify`, { challenge_id: id, code })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(422)])
  const again = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
  expect(again.error).toMatchObject({ code: 'mfa_verification_failed' })
})

test('one challenge is answered once, though many answer at once', async () => {
  const { client, factor } = await newMemberWithTotp(service, 'une-fois@club.example')
  const { id } = given(await client.auth.mfa.challenge({ factorId: factor.id }))
  const code = nextCode(service, factor.secret)
  const token = await accessTokenOf(client)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => post(token, `factors/${factor.id}/verify`, { challenge_id: id, code })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(422)])
})

test('wrong codes are refused in words, and too many close the account’s second factor for a while', async () => {
  const { factor } = await newMemberWithTotp(service, 'faux@club.example')
  const client = await signIn(service, 'faux@club.example')
  const wrong = totpCode(factor.secret, new Date(0))
  const tried = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: wrong })
  expect(tried.error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
    message: 'Invalid TOTP code entered',
  })
  const token = await accessTokenOf(client)
  const { id } = given(await client.auth.mfa.challenge({ factorId: factor.id }))
  const guesses = await Promise.all(
    Array.from({ length: 40 }, () =>
      post(token, `factors/${factor.id}/verify`, { challenge_id: id, code: wrong }),
    ),
  )
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(9)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(31)
  for (const rest of [15_000, 29_000]) {
    service.ahead += rest
    const again = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: wrong })
    expect(again.error).toMatchObject({ status: 422 })
  }
  const right = await client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: nextCode(service, factor.secret),
  })
  expect(right.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  service.ahead += 901_000
  const rested = await client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: nextCode(service, factor.secret),
  })
  expect(rested.error).toBeNull()
})

test('a challenge is over after five minutes, and is known elsewhere only to be refused', async () => {
  const client = await newMember(service, 'adresse@club.example')
  const factor = await enrollTotp(client)
  const first = given(await client.auth.mfa.challenge({ factorId: factor.id }))
  const answer = (challengeId: string) =>
    client.auth.mfa.verify({
      factorId: factor.id,
      challengeId,
      code: totpCode(factor.secret, service.now()),
    })
  service.address = '2001:db8::7'
  expect((await answer(first.id)).error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' })
  service.address = '192.0.2.1'
  service.ahead += 301_000
  expect((await answer(first.id)).error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
  expect((await answer(first.id)).error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' })
  const { id } = given(await client.auth.mfa.challenge({ factorId: factor.id }))
  given(await answer(id))
  expect((await answer(id)).error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' })
})

function sessionOf(token = ''): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).session_id
}

function post(token: string, path: string, body: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` }
  return service.fetch(`${service.url}/auth/v1/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
}
