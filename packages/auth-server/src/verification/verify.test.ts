import { expect, test } from 'vitest'
import { siteUrl, useAuthService } from '../../test/auth-service.ts'
import { goalOf, lastMail, member, postTo } from '../../test/mailed-proofs.ts'

const service = useAuthService({ signUp: { enabled: true } })
const refusedCode = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' }
const refusedLink = { status: 403, code: 'otp_expired', message: 'Email link is invalid or has expired' }

async function askedLink(email: string) {
  const emailRedirectTo = `${siteUrl}/logged?suite=1`
  const { error } = await service.client().auth.signInWithOtp({ email, options: { emailRedirectTo } })
  expect(error).toBeNull()
  return lastMail(service, email)
}

test('a code signs in once', async () => {
  const email = 'code@club.example'
  await member(service, email)
  const { otp: token } = await askedLink(email)
  const { data } = await service.client().auth.verifyOtp({ email, token, type: 'email' })
  expect(data.user?.email).toBe(email)
  const claims = JSON.parse(atob(data.session?.access_token.split('.')[1] ?? ''))
  expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] })
  const again = await service.client().auth.verifyOtp({ email, token, type: 'email' })
  expect(again.error).toMatchObject(refusedCode)
})

test('right codes are no failures: a twelfth signs in as the first', async () => {
  const email = 'douze@club.example'
  await member(service, email)
  for (let time = 0; time < 12; time += 1) {
    const { otp: token } = await askedLink(email)
    expect((await service.client().auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull()
  }
})

test('a link’s token signs in once, in a form too', async () => {
  const email = 'lien@club.example'
  await member(service, email)
  const { hash } = await askedLink(email)
  const verify = () => service.client().auth.verifyOtp({ token_hash: hash, type: 'magiclink' })
  expect((await verify()).data.session).not.toBeNull()
  expect((await verify()).error).toMatchObject(refusedLink)
})

test('of twenty uses of one token at once one wins', async () => {
  const email = 'vingt@club.example'
  await member(service, email)
  const { hash, otp: token } = await askedLink(email)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? service.client().auth.verifyOtp({ token_hash: hash, type: 'email' })
        : service.client().auth.verifyOtp({ email, token, type: 'email' }),
    ),
  )
  expect(answers.filter(({ data }) => data.session)).toHaveLength(1)
})

test('a link leads on to the site with the session in the fragment', async () => {
  const email = 'suite@club.example'
  await member(service, email)
  const answer = await (await askedLink(email)).follow()
  expect(answer.status).toBe(303)
  const { place, query, fragment } = goalOf(answer)
  expect(place).toBe(`${siteUrl}/logged`)
  expect(query).toEqual({ suite: '1' })
  expect(Object.keys(fragment).toSorted()).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'refresh_token',
    'sb',
    'token_type',
    'type',
  ])
  expect(fragment).toMatchObject({ type: 'magiclink', token_type: 'bearer' })
  const { access_token: access, refresh_token: refresh } = fragment
  const client = service.client()
  const set = await client.auth.setSession({ access_token: access ?? '', refresh_token: refresh ?? '' })
  expect(set.data.user?.email).toBe(email)
})

test('a link that is used up or too old says so in the fragment', async () => {
  const email = 'tard@club.example'
  await member(service, email)
  const mail = await askedLink(email)
  service.ahead += 3_600_001
  const answer = await mail.follow()
  expect(answer.status).toBe(303)
  expect(goalOf(answer)).toMatchObject({
    place: `${siteUrl}/logged`,
    query: { suite: '1' },
    fragment: {
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    },
  })
  const { otp: token } = mail
  expect((await service.client().auth.verifyOtp({ email, token, type: 'email' })).error).toMatchObject(
    refusedCode,
  )
})

test('a newer link makes the one before void', async () => {
  const email = 'deux@club.example'
  await member(service, email)
  const first = await askedLink(email)
  const second = await askedLink(email)
  expect(goalOf(await first.follow()).fragment).toMatchObject({ error_code: 'otp_expired' })
  expect(goalOf(await second.follow()).fragment).toHaveProperty('access_token')
})

test('a recovery signs in, and makes everything else pending void', async () => {
  const email = 'oubli@club.example'
  await service.client().auth.signUp({ email, password: 'le mot d’un autre' })
  const signUpMail = lastMail(service, email)
  await service.client().auth.resetPasswordForEmail(email)
  const { otp: token, kind } = lastMail(service, email)
  expect(kind).toBe('recovery')
  const { data } = await service.client().auth.verifyOtp({ email, token, type: 'recovery' })
  expect(data.user?.email_confirmed_at).toBeDefined()
  expect(goalOf(await signUpMail.follow()).fragment).toMatchObject({ error_code: 'otp_expired' })
  const early = await service.client().auth.signInWithPassword({ email, password: 'le mot d’un autre' })
  expect(early.error).toMatchObject({ code: 'invalid_credentials' })
})

test('a token is good for its own purpose only', async () => {
  const email = 'emploi@club.example'
  await member(service, email)
  const { otp: token, hash } = await askedLink(email)
  for (const type of ['signup', 'invite', 'email_change'] as const) {
    expect((await service.client().auth.verifyOtp({ email, token, type })).error).toMatchObject(refusedCode)
    expect((await service.client().auth.verifyOtp({ token_hash: hash, type })).error).toMatchObject(
      refusedLink,
    )
  }
  const other = 'autre.emploi@club.example'
  await member(service, other)
  expect((await service.client().auth.verifyOtp({ email: other, token, type: 'email' })).error).toMatchObject(
    refusedCode,
  )
})

test('a banned account’s mail opens nothing', async () => {
  const email = 'bannie@club.example'
  const id = await member(service, email)
  const { otp: token } = await askedLink(email)
  await service.admin().updateUserById(id, { ban_duration: '24h' })
  await askedLink(email)
  const fresh = lastMail(service, email).otp
  for (const code of [token, fresh]) {
    const { data } = await service.client().auth.verifyOtp({ email, token: code, type: 'email' })
    expect(data.session).toBeNull()
  }
})

test.each([
  [{ token: '123456', email: 'a@club.example' }, 'Verify requires a verification type'],
  [{ type: 'email', email: 'a@club.example' }, 'Verify requires either a token or a token hash'],
  [{ type: 'email', token: '123456' }, 'Only an email address or phone number should be provided on verify'],
  [
    { type: 'email', token_hash: 'a', email: 'a@club.example' },
    'Only the token_hash and type should be provided',
  ],
  [{ type: 'email', token_hash: 'a', redirect_to: '/' }, 'Only the token_hash and type should be provided'],
  [{ type: 'constructor', token_hash: 'a' }, 'Invalid email verification type'],
  [{ type: 'signup', token: '123456', phone: '33612345678' }, 'Invalid phone verification type'],
  [{ type: 'sms', token: '123456', phone: '33612-invalid' }, 'Invalid phone number format (E.164 required)'],
])('refuses %j', async (body, message) => {
  const answer = await postTo(service, '/verify', body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ code: 'validation_failed', message })
})

test('an unknown number is refused like a wrong code', async () => {
  const answer = await postTo(service, '/verify', { type: 'sms', token: '123456', phone: '33699999999' })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toEqual({ code: 'otp_expired', message: 'Token has expired or is invalid' })
})
