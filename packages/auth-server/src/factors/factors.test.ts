import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
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

const service = useAuthService({ factors: { most: 3 } })

test('a verified factor is given up at aal2 only, and every session it raised falls at its next refresh', async () => {
  const { client, factor } = await newMemberWithTotp(service, 'retrait@club.example')
  const second = await signIn(service, 'retrait@club.example')
  const code = nextCode(service, factor.secret)
  given(await second.auth.mfa.challengeAndVerify({ factorId: factor.id, code }))
  const below = await signIn(service, 'retrait@club.example')
  const refused = await below.auth.mfa.unenroll({ factorId: factor.id })
  expect(refused.error).toMatchObject({ status: 422, code: 'insufficient_aal' })
  expect(given(await second.auth.mfa.unenroll({ factorId: factor.id }))).toEqual({ id: factor.id })
  for (const browser of [client, second]) {
    expect(await levelOf(browser)).toBe('aal2')
    given(await browser.auth.refreshSession())
    expect(given(await browser.auth.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
      currentAuthenticationMethods: [{ method: 'password' }],
    })
  }
})

test('one of two authenticators given up leaves the level to sessions which showed the other', async () => {
  const { client, factor } = await newMemberWithTotp(service, 'deux-cles@club.example')
  const spare = await enrollTotp(client, 'Tablette')
  const other = await signIn(service, 'deux-cles@club.example')
  given(
    await client.auth.mfa.challengeAndVerify({
      factorId: spare.id,
      code: totpCode(spare.secret, service.now()),
    }),
  )
  const again = await signIn(service, 'deux-cles@club.example')
  const code = nextCode(service, factor.secret)
  given(await again.auth.mfa.challengeAndVerify({ factorId: factor.id, code }))
  given(await again.auth.mfa.unenroll({ factorId: spare.id }))
  for (const browser of [client, again]) given(await browser.auth.refreshSession())
  expect(await levelOf(again)).toBe('aal2')
  expect(await levelOf(client)).toBe('aal1')
  expect((await other.auth.refreshSession()).error).not.toBeNull()
})

test('with a verified factor, nothing new is enrolled, challenged or verified at aal1', async () => {
  const early = await newMember(service, 'pirate@club.example')
  // Whoever knows the password enrols a factor of their own before the owner has any.
  const theirs = given(await early.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Autre' }))
  const owner = await signIn(service, 'pirate@club.example')
  const factor = await enrollTotp(owner)
  const code = totpCode(factor.secret, service.now())
  given(await owner.auth.mfa.challengeAndVerify({ factorId: factor.id, code }))
  const late = await signIn(service, 'pirate@club.example')
  const refusal = { status: 403, code: 'insufficient_aal' }
  expect((await late.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'x' })).error).toMatchObject(refusal)
  const webauthn = { rpId: 'localhost', rpOrigins: ['http://localhost:3000'] }
  expect((await late.auth.mfa.challenge({ factorId: theirs.id, webauthn })).error).toMatchObject(refusal)
  const verified = await post(late, `factors/${theirs.id}/verify`, {
    challenge_id: randomUUID(),
    webauthn: {},
  })
  expect(verified).toMatchObject(refusal)
})

test('the ways in are changed at aal2 only, the rest of the account at any level', async () => {
  const { factor } = await newMemberWithTotp(service, 'acces@club.example')
  const below = await signIn(service, 'acces@club.example')
  const changes = [{ password: 'un autre mot de passe' }, { email: 'ailleurs@club.example' }]
  for (const change of changes) {
    const refused = await below.auth.updateUser(change)
    expect(refused.error).toMatchObject({ status: 401, code: 'insufficient_aal' })
  }
  expect((await below.auth.updateUser({ data: { ville: 'Annecy' } })).error).toBeNull()
  const code = nextCode(service, factor.secret)
  given(await below.auth.mfa.challengeAndVerify({ factorId: factor.id, code }))
  expect((await below.auth.updateUser({ password: 'un autre mot de passe' })).error).toBeNull()
})

test('somebody else’s factor is no factor', async () => {
  const { factor } = await newMemberWithTotp(service, 'proprietaire@club.example')
  const { client: stranger, factor: own } = await newMemberWithTotp(service, 'etranger@club.example')
  const missing = { status: 404, code: 'mfa_factor_not_found' }
  expect((await stranger.auth.mfa.challenge({ factorId: factor.id })).error).toMatchObject(missing)
  expect((await stranger.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject(missing)
  const owner = await signIn(service, 'proprietaire@club.example')
  const { id } = given(await owner.auth.mfa.challenge({ factorId: factor.id }))
  const code = nextCode(service, factor.secret)
  const crossed = { factorId: factor.id, challengeId: id, code }
  expect((await stranger.auth.mfa.verify(crossed)).error).toMatchObject(missing)
  const borrowed = await stranger.auth.mfa.verify({ ...crossed, factorId: own.id })
  expect(borrowed.error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' })
  expect(given(await owner.auth.mfa.verify(crossed)).user.email).toBe('proprietaire@club.example')
})

test('names are told apart, factors are counted, unfinished ones give way after five minutes', async () => {
  const client = await newMember(service, 'noms@club.example')
  const enroll = (friendlyName?: string) =>
    client.auth.mfa.enroll({ factorType: 'totp', ...(friendlyName !== undefined && { friendlyName }) })
  given(await enroll())
  expect((await enroll()).error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  expect((await enroll(' ')).error).toMatchObject({ code: 'mfa_factor_name_conflict' })
  given(await enroll('a'))
  given(await enroll('b'))
  expect((await enroll('c')).error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' })
  service.ahead += 301_000
  given(await enroll('c'))
  expect(given(await client.auth.mfa.listFactors()).all).toHaveLength(1)
})

test('parallel enrolments never pass the number allowed', async () => {
  const client = await newMember(service, 'parallele@club.example')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      client.auth.mfa.enroll({ factorType: 'totp', friendlyName: `appareil ${index}` }),
    ),
  )
  expect(answers.filter(({ error }) => !error)).toHaveLength(3)
})

test('a right code removes other unfinished authenticators; giving up an unfinished one needs nothing', async () => {
  const client = await newMember(service, 'inacheve@club.example')
  const left = await enrollTotp(client, 'abandonné')
  const kept = await enrollTotp(client, 'gardé')
  const dropped = await enrollTotp(client, 'retiré')
  expect(given(await client.auth.mfa.unenroll({ factorId: dropped.id })).id).toBe(dropped.id)
  const code = totpCode(kept.secret, service.now())
  given(await client.auth.mfa.challengeAndVerify({ factorId: kept.id, code }))
  expect(given(await client.auth.mfa.listFactors()).all.map(({ id }) => id)).toEqual([kept.id])
  expect((await client.auth.mfa.challenge({ factorId: left.id })).error).toMatchObject({ status: 404 })
})

test.each([
  ['factors', { factor_type: 'sms' }, { status: 400, code: 'validation_failed' }],
  [
    'factors',
    { factor_type: 'phone', phone: '+33612345678' },
    { status: 422, code: 'mfa_phone_enroll_not_enabled' },
  ],
  ['factors', { factor_type: 'totp', friendly_name: 'a\0b' }, { status: 400, code: 'bad_json' }],
  ['factors', { factor_type: 'totp', issuer: '\ud800' }, { status: 400, code: 'bad_json' }],
  ['factors', { factor_type: 'totp', issuer: 'x'.repeat(65) }, { status: 400, code: 'validation_failed' }],
  ['factors', [], { status: 400, code: 'bad_json' }],
  ['factors/pas-un-numero/challenge', {}, { status: 404, code: 'validation_failed' }],
  [`factors/${randomUUID()}/challenge`, {}, { status: 404, code: 'mfa_factor_not_found' }],
  [`factors/${randomUUID()}/verify`, { code: '123456' }, { status: 400, code: 'validation_failed' }],
])('%s with %j is refused', async (path, body, refusal) => {
  const client = await newMember(service, `${randomUUID()}@club.example`)
  expect(await post(client, path, body)).toMatchObject(refusal)
})

test('an empty code is no answer, and the widest issuer still fits into a QR code', async () => {
  const client = await newMember(service, 'vide@club.example')
  const { id } = given(await client.auth.mfa.enroll({ factorType: 'totp', issuer: '“'.repeat(64) }))
  const challenge = given(await client.auth.mfa.challenge({ factorId: id }))
  const answer = { challenge_id: challenge.id, code: '' }
  expect(await post(client, `factors/${id}/verify`, answer)).toMatchObject({
    status: 400,
    code: 'validation_failed',
  })
})

test('nobody and anonymous visitors have no factors', async () => {
  const nobody = await service.fetch(`${service.url}/auth/v1/factors`, { method: 'POST', body: '{}' })
  expect(nobody.status).toBe(401)
  expect(await nobody.json()).toMatchObject({
    error_code: 'no_authorization',
    msg: 'This endpoint requires a valid Bearer token',
  })
  const client = await newMember(service, 'anonyme@club.example')
  await service.pool.query(`UPDATE auth.users SET is_anonymous = true WHERE email = 'anonyme@club.example'`)
  expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({ status: 403 })
})

test('nothing secret of a factor is told again or written into the journal', async () => {
  const { client, factor } = await newMemberWithTotp(service, 'secret@club.example')
  const user = given(await client.auth.getUser())
  const { rows } = await service.pool.query('SELECT payload FROM auth.audit_log_entries')
  expect(JSON.stringify([user, rows, service.logged])).not.toContain(factor.secret)
  expect(JSON.stringify(rows)).toContain('verification_attempted')
})

async function post(client: Awaited<ReturnType<typeof newMember>>, path: string, body: object) {
  const response = await service.fetch(`${service.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await accessTokenOf(client)}`,
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify(body),
  })
  const answer: { code?: string } = await response.json()
  return { status: response.status, ...answer }
}
