import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { siteUrl, useAuthService } from '../../test/auth-service.ts'
import { goalOf, lastMail, member, postTo } from '../../test/mailed-proofs.ts'

const service = useAuthService({ signUp: { enabled: true, anonymous: true } })
const half = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

async function signedIn(email: string, client: SupabaseClient = service.client()) {
  await member(service, email)
  await postTo(service, '/otp', { email })
  await client.auth.verifyOtp({ email, token: lastMail(service, email).otp, type: 'email' })
  return client
}

async function changing(present: string, next: string, client?: SupabaseClient) {
  const signed = await signedIn(present, client)
  const { error } = await signed.auth.updateUser({ email: next }, { emailRedirectTo: `${siteUrl}/logged` })
  expect(error).toBeNull()
  return { client: signed, presentMail: lastMail(service, present), nextMail: lastMail(service, next) }
}

test.each([
  ['avant', 'presentMail', 'nextMail'],
  ['apres', 'nextMail', 'presentMail'],
] as const)('both addresses confirm, in either order (%s)', async (name, one, other) => {
  const [present, next] = [`${name}@club.example`, `${name}.neuve@club.example`]
  const mails = await changing(present, next)
  expect(mails.presentMail).toMatchObject({ kind: 'email_change_current', newEmail: next })
  const first = await postTo(service, '/verify', { type: 'email_change', token_hash: mails[one].hash })
  expect(first.status).toBe(200)
  expect(await first.json()).toEqual({ msg: half, code: '200' })
  const twice = await postTo(service, '/verify', { type: 'email_change', token_hash: mails[one].hash })
  expect(twice.status).toBe(403)
  expect((await mails.client.auth.getUser()).data.user).toMatchObject({ email: present, new_email: next })
  const { data } = await service
    .client()
    .auth.verifyOtp({ type: 'email_change', token_hash: mails[other].hash })
  expect(data.user).toMatchObject({
    email: next,
    user_metadata: { email: next },
    identities: [{ identity_data: { email: next, email_verified: true } }],
  })
  expect(data.user).not.toHaveProperty('new_email')
})

test('the first link says what is still to do, the second signs in', async () => {
  const { presentMail, nextMail } = await changing('liens@club.example', 'liens.neufs@club.example')
  const first = goalOf(await presentMail.follow())
  expect(first).toMatchObject({ place: `${siteUrl}/logged`, fragment: { message: half, sb: '' }, query: {} })
  expect(goalOf(await nextMail.follow()).fragment).toMatchObject({ type: 'email_change' })
})

test('codes confirm as well, each with its own address', async () => {
  const [present, next] = ['codes@club.example', 'codes.neufs@club.example']
  const { presentMail, nextMail } = await changing(present, next)
  const verify = (email: string, token: string) =>
    postTo(service, '/verify', { type: 'email_change', email, token })
  if (presentMail.otp !== nextMail.otp) expect((await verify(next, presentMail.otp)).status).toBe(403)
  expect(await (await verify(present, presentMail.otp)).json()).toMatchObject({ msg: half })
  expect(await (await verify(next, nextMail.otp)).json()).toMatchObject({ user: { email: next } })
})

test('a client of the code flow has its code once both have confirmed', async () => {
  const client = service.client('pkce')
  const next = 'flux.neuf@club.example'
  const { presentMail, nextMail } = await changing('flux@club.example', next, client)
  const first = goalOf(await presentMail.follow())
  expect(first.query).toEqual({ message: half })
  const { query } = goalOf(await nextMail.follow())
  const { data } = await client.auth.exchangeCodeForSession(query['code'] ?? '')
  expect(data.user?.email).toBe(next)
})

test('sent again, both start anew', async () => {
  const [present, next] = ['encore@club.example', 'encore.neuve@club.example']
  const { presentMail } = await changing(present, next)
  await presentMail.follow()
  await postTo(service, '/resend', { type: 'email_change', email: present })
  expect(goalOf(await lastMail(service, next).follow()).fragment).toMatchObject({ message: half })
  expect(goalOf(await lastMail(service, present).follow()).fragment).toHaveProperty('access_token')
})

test('an address that another took meanwhile is refused, and the account stays as it was', async () => {
  const [present, next] = ['lente@club.example', 'prise@club.example']
  const { client, presentMail, nextMail } = await changing(present, next)
  await presentMail.follow()
  await member(service, next)
  expect(goalOf(await nextMail.follow()).fragment).toMatchObject({ error_code: 'email_exists' })
  expect((await client.auth.getUser()).data.user?.email).toBe(present)
})

test('of two uses of the two tokens at once none is lost', async () => {
  const next = 'ensemble.neuve@club.example'
  const { presentMail, nextMail } = await changing('ensemble@club.example', next)
  const bodies = await Promise.all(
    [presentMail, nextMail].map(async ({ hash }) =>
      (await postTo(service, '/verify', { type: 'email_change', token_hash: hash })).json(),
    ),
  )
  expect(bodies.filter(({ msg }) => msg === half)).toHaveLength(1)
  expect(bodies.filter(({ user }) => user?.email === next)).toHaveLength(1)
})

test('somebody without a name gets one by confirming the new address alone', async () => {
  const client = service.client()
  await client.auth.signInAnonymously()
  const email = 'nommee@club.example'
  await client.auth.updateUser({ email })
  const { data } = await service
    .client()
    .auth.verifyOtp({ type: 'email_change', email, token: lastMail(service, email).otp })
  expect(data.user).toMatchObject({
    email,
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
  })
})
