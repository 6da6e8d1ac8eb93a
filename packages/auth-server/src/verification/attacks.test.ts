import { expect, test } from 'vitest'
import { siteUrl, useAuthService } from '../../test/auth-service.ts'
import { goalOf, lastMail, member, postTo } from '../../test/mailed-proofs.ts'

const service = useAuthService({
  signUp: { enabled: true },
  redirectAllowList: ['https://club.example/retour/**'],
})

const foreign = [
  'https://pirate.example/',
  '//pirate.example',
  'http://localhost:3000@pirate.example/',
  'http://localhost.pirate.example:3000/',
  'https://club.example.pirate.example/retour/',
  'https://club.example/autre',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://2130706433/',
  'http://localhost:3000/\r\nSet-Cookie: a=b',
  'http://localhost:3000\\@pirate.example/',
]

test.each(foreign)('no mail and no link leads to %j', async (asked) => {
  const email = `adresse${foreign.indexOf(asked)}@club.example`
  const query = `?redirect_to=${encodeURIComponent(asked)}`
  await postTo(service, `/signup${query}`, { email, password: 'un mot de passe correct' })
  const signUpMail = lastMail(service, email)
  expect(signUpMail.link).toMatchObject({ redirectTo: siteUrl })
  const { otp: token } = signUpMail
  await service.client().auth.verifyOtp({ email, token, type: 'signup' })
  for (const path of ['otp', 'magiclink', 'recover']) {
    await postTo(service, `/${path}${query}`, { email })
    expect(lastMail(service, email).link).toMatchObject({ redirectTo: siteUrl })
  }
  const { hash } = lastMail(service, email)
  for (const token_hash of [hash, 'pkce_0', '']) {
    const url = `${service.url}/auth/v1/verify?token=${token_hash}&type=recovery&redirect_to=${encodeURIComponent(asked)}`
    const answer = await service.fetch(url, { redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(goalOf(answer).place).toBe(`${siteUrl}/`)
    expect(answer.headers.has('set-cookie')).toBe(false)
  }
})

test('a resent mail leads to allowed addresses only', async () => {
  const email = 'encore@club.example'
  const query = `?redirect_to=${encodeURIComponent('https://pirate.example/')}`
  await postTo(service, '/signup', { email, password: 'un mot de passe correct' })
  await postTo(service, `/resend${query}`, { email, type: 'signup' })
  expect(lastMail(service, email).link).toMatchObject({ redirectTo: siteUrl })
})

test('the way back is asked for by query, by header or by the page one comes from, allowed ones only', async () => {
  const email = 'retours@club.example'
  await member(service, email)
  const told = async (headers: Record<string, string>, query = '') => {
    await postTo(service, `/recover${query}`, { email }, headers)
    return lastMail(service, email).link?.redirectTo
  }
  const own = `${siteUrl}/mot-de-passe`
  expect(await told({ redirect_to: own })).toBe(own)
  expect(await told({ referer: own })).toBe(own)
  expect(await told({ referer: 'https://pirate.example/' })).toBe(siteUrl)
  expect(await told({ redirect_to: 'https://pirate.example/' })).toBe(siteUrl)
  expect(await told({ redirect_to: own }, '?redirect_to=https://pirate.example/')).toBe(siteUrl)
})

test('a target with parameters of its own says nothing in the link’s name, nor the client’s', async () => {
  const email = 'glisse@club.example'
  await member(service, email)
  const target = 'https://club.example/retour/?a=1&token=faux&type=signup&code=faux#access_token=faux'
  const codeChallenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }
  await postTo(service, `/otp?redirect_to=${encodeURIComponent(target)}`, { email, ...codeChallenge })
  const mail = lastMail(service, email)
  expect(new URL(mail.link?.url ?? '').searchParams.getAll('token')).toEqual([mail.hash])
  const { url, fragment } = goalOf(await mail.follow())
  expect(url.searchParams.getAll('code')).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
  expect(fragment).toEqual({})
})

test.each([
  'a@club.example\r\nBcc: b@club.example',
  'a@club.example\0',
  'a@club.example,b@club.example',
  '"a\\"@club.example',
  'a b@club.example',
])('no mail goes to %j', async (email) => {
  for (const path of ['otp', 'recover', 'signup']) {
    const answer = await postTo(service, `/${path}`, { email, password: 'un mot de passe correct' })
    expect(answer.status).toBe(400)
  }
  expect((await postTo(service, '/resend', { email, type: 'signup' })).status).toBe(400)
})

test('the database tells no link, no code and no authorisation code', async () => {
  const email = 'secret@club.example'
  await member(service, email)
  const codeChallenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }
  await postTo(service, '/otp', { email, ...codeChallenge })
  const { hash, otp, follow } = lastMail(service, email)
  const tokens = await service.pool.query('SELECT * FROM auth.one_time_tokens WHERE relates_to = $1', [email])
  expect(tokens.rows).toHaveLength(1)
  const { code } = goalOf(await follow()).query
  const audits = await service.pool.query('SELECT payload::text FROM auth.audit_log_entries')
  const flows = await service.pool.query('SELECT auth_code FROM auth.flow_state WHERE auth_code IS NOT NULL')
  expect(flows.rows.length).toBeGreaterThan(0)
  const kept = JSON.stringify([tokens.rows, audits.rows, flows.rows])
  const stored = JSON.stringify(tokens.rows[0].token_hash)
  for (const secret of [hash, hash.replace('pkce_', ''), code ?? 'none']) expect(kept).not.toContain(secret)
  expect(stored).toMatch(/^"[0-9a-f]{64}"$/)
  expect(kept).not.toContain(`"${otp}"`)
  const used = await postTo(service, '/verify', { type: 'magiclink', token_hash: JSON.parse(stored) })
  expect(used.status).toBe(403)
})

test('codes are tried ten times a network and address, known or not, in all their names, and at once too', async () => {
  const known = 'devine@club.example'
  const unknown = 'personne@club.example'
  await member(service, known)
  await postTo(service, '/otp', { email: known })
  const { otp, hash } = lastMail(service, known)
  const guess = (index: number) => ((Number(otp) + 1 + index) % 1_000_000).toString().padStart(6, '0')
  const types = ['email', 'magiclink', 'recovery', 'signup', 'invite']
  const told: Record<string, number[]> = {}
  for (const email of [known, unknown]) {
    const tries = Array.from({ length: 30 }, (_, index) =>
      postTo(service, '/verify', { email, type: types[index % types.length], token: guess(index) }),
    )
    told[email] = (await Promise.all(tries)).map(({ status }) => status).toSorted()
  }
  expect(told[known]).toEqual([...Array(10).fill(403), ...Array(20).fill(429)])
  expect(told[unknown]).toEqual(told[known])
  const right = await postTo(service, '/verify', { email: known, type: 'email', token: otp })
  expect(right.status).toBe(429)
  expect(await right.json()).toMatchObject({ code: 'over_request_rate_limit' })
  expect((await postTo(service, '/verify', { token_hash: hash, type: 'email' })).status).toBe(200)
})

test('wrong codes of one network keep nobody of another out; those of many do', async () => {
  const email = 'ailleurs@club.example'
  await member(service, email)
  await postTo(service, '/otp', { email })
  const { otp } = lastMail(service, email)
  const first = service.address
  const tryFrom = async (network: number, token: string) => {
    service.address = `198.51.${network}.7`
    return (await postTo(service, '/verify', { email, type: 'email', token })).status
  }
  const wrong = ((Number(otp) + 1) % 1_000_000).toString().padStart(6, '0')
  try {
    for (let network = 1; network <= 4; network += 1)
      for (let time = 0; time < 10; time += 1) expect(await tryFrom(network, wrong)).toBe(403)
    expect(await tryFrom(1, otp)).toBe(429)
    for (let time = 0; time < 10; time += 1) expect(await tryFrom(5, wrong)).toBe(403)
    expect(await tryFrom(6, otp)).toBe(429)
    await service.pool.query('DELETE FROM auth.allure_failed_attempts')
    for (let time = 0; time < 11; time += 1) await tryFrom(1, wrong)
    expect(await tryFrom(2, otp)).toBe(200)
  } finally {
    service.address = first
  }
})
