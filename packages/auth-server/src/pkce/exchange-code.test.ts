import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { siteUrl, useAuthService } from '../../test/auth-service.ts'
import { goalOf, lastMail, member, postTo } from '../../test/mailed-proofs.ts'

const service = useAuthService({ signUp: { enabled: true } })
const verifier = 'v'.repeat(60)
const challenge = {
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 's256',
}

const exchange = (code: string, shown = verifier) =>
  postTo(service, '/token?grant_type=pkce', { auth_code: code, code_verifier: shown })

async function codeFor(email: string) {
  await member(service, email)
  await postTo(service, '/recover', { email, ...challenge })
  return goalOf(await lastMail(service, email).follow()).query['code'] ?? ''
}

test('the official client comes back from its mail', async () => {
  const email = 'retour@club.example'
  await member(service, email)
  const client = service.client('pkce')
  await client.auth.signInWithOtp({ email, options: { emailRedirectTo: `${siteUrl}/logged` } })
  const { hash, follow } = lastMail(service, email)
  expect(hash).toMatch(/^pkce_[0-9a-f]{56}$/)
  const { place, query, fragment } = goalOf(await follow())
  expect(place).toBe(`${siteUrl}/logged`)
  expect(fragment).toEqual({})
  const { data, error } = await client.auth.exchangeCodeForSession(query['code'] ?? '')
  expect(error).toBeNull()
  expect(data.user?.email).toBe(email)
})

test('a sign-up ends in a code as well', async () => {
  const email = 'inscrite@club.example'
  const client = service.client('pkce')
  await client.auth.signUp({ email, password: 'un mot de passe correct' })
  const { query } = goalOf(await lastMail(service, email).follow())
  expect((await client.auth.exchangeCodeForSession(query['code'] ?? '')).data.user?.email).toBe(email)
})

test('the code typed from such a mail signs in too', async () => {
  const email = 'tape@club.example'
  await member(service, email)
  await service.client('pkce').auth.signInWithOtp({ email })
  const { otp: token } = lastMail(service, email)
  const { data } = await service.client().auth.verifyOtp({ email, token, type: 'email' })
  expect(data.user?.email).toBe(email)
})

test('a wrong verifier is refused and uses nothing up; the right one is good once, at once too', async () => {
  const code = await codeFor('verifie@club.example')
  const wrong = await exchange(code, 'w'.repeat(60))
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ code: 'bad_code_verifier' })
  const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(code)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(404)])
})

test('a code lives five minutes from when it was given out, however old its mail is', async () => {
  const email = 'lente@club.example'
  await member(service, email)
  await postTo(service, '/recover', { email, ...challenge })
  service.ahead += 1_800_000
  const code = goalOf(await lastMail(service, email).follow()).query['code'] ?? ''
  service.ahead += 290_000
  const inTime = await exchange(code)
  expect(inTime.status).toBe(200)
  const late = await codeFor('tardive@club.example')
  service.ahead += 300_001
  const answer = await exchange(late)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code: 'flow_state_expired' })
})

test('a refused link says why in query and fragment', async () => {
  const email = 'double@club.example'
  await member(service, email)
  await postTo(service, `/otp?redirect_to=${siteUrl}/logged`, { email, ...challenge })
  const mail = lastMail(service, email)
  await mail.follow()
  const { query, fragment } = goalOf(await mail.follow())
  expect(query).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' })
  expect(fragment).toMatchObject(query)
})

test.each([
  [{ auth_code: '', code_verifier: verifier }, 400, 'validation_failed'],
  [{ auth_code: 'a', code_verifier: '' }, 400, 'validation_failed'],
  [{ auth_code: 'a', code_verifier: verifier }, 404, 'flow_state_not_found'],
])('refuses %j', async (body, status, code) => {
  const answer = await postTo(service, '/token?grant_type=pkce', body)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ code })
})

test('a flow without its code yet is nobody’s', async () => {
  const email = 'attente@club.example'
  await member(service, email)
  await postTo(service, '/recover', { email, ...challenge })
  const { rows } = await service.pool.query('SELECT id FROM auth.flow_state WHERE auth_code IS NULL')
  for (const { id } of rows) expect((await exchange(id)).status).toBe(404)
})

test('a banned account’s code opens nothing', async () => {
  const email = 'bannie@club.example'
  const code = await codeFor(email)
  const { rows } = await service.pool.query('SELECT id FROM auth.users WHERE email = $1', [email])
  await service.pool.query('UPDATE auth.users SET banned_until = $1 WHERE id = $2', [
    '2999-01-01',
    rows[0].id,
  ])
  expect((await exchange(code)).status).toBe(403)
})
