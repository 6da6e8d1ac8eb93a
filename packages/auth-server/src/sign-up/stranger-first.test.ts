import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { goalOf, lastMail } from '../../test/mailed-proofs.ts'

const service = useAuthService({
  signUp: { enabled: true },
  mail: { everySeconds: 0, perHour: 100_000 },
  password: { requiresCurrent: true },
})
const password = 'le mot de passe du pirate'

async function signedUp(email: string, client = service.client()) {
  expect((await client.auth.signUp({ email, password })).error).toBeNull()
  return lastMail(service, email)
}

async function opens(email: string, tried: string): Promise<boolean> {
  const { data } = await service.client().auth.signInWithPassword({ email, password: tried })
  return data.session !== null
}

test('the link of a sign-up nobody asked for confirms the address without the password of a stranger', async () => {
  const email = 'devancee@club.example'
  const { follow } = await signedUp(email)
  const { access_token = '', refresh_token = '' } = goalOf(await follow()).fragment
  expect(await opens(email, password)).toBe(false)
  const owner = service.client()
  await owner.auth.setSession({ access_token, refresh_token })
  const chosen = 'le mot de passe de sa propriétaire'
  expect((await owner.auth.updateUser({ password: chosen })).error).toBeNull()
  expect([await opens(email, chosen), await opens(email, password)]).toEqual([true, false])
})

test('nor does its token, shown by a page of the site', async () => {
  for (const client of [service.client(), service.client('pkce')]) {
    const email = `${crypto.randomUUID()}@club.example`
    const { hash: token_hash } = await signedUp(email, client)
    const shown = await service.client().auth.verifyOtp({ token_hash, type: 'signup' })
    expect(shown.data.user?.email).toBe(email)
    expect(await opens(email, password)).toBe(false)
  }
})

test('the browser that signed up keeps its password; another that follows the link gives it to nobody', async () => {
  const email = 'chez-soi@club.example'
  const client = service.client('pkce')
  const follow = async () => goalOf(await (await signedUp(email, client)).follow()).query['code'] ?? ''
  const code = await follow()
  expect(await opens(email, password)).toBe(false)
  const stranger = service.client('pkce')
  await stranger.auth.signInWithOtp({ email: 'ailleurs@club.example' })
  expect((await stranger.auth.exchangeCodeForSession(code)).error).toMatchObject({
    code: 'bad_code_verifier',
  })
  expect(await opens(email, password)).toBe(false)
  expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
  expect(await opens(email, password)).toBe(true)
})

test('of two who sign an address up, the one whose browser follows the last link has chosen the password', async () => {
  const email = 'disputee@club.example'
  await signedUp(email, service.client('pkce'))
  const owner = service.client('pkce')
  const chosen = 'le mot de passe de sa propriétaire'
  await owner.auth.signUp({ email, password: chosen })
  const { query } = goalOf(await lastMail(service, email).follow())
  expect((await owner.auth.exchangeCodeForSession(query['code'] ?? '')).error).toBeNull()
  expect([await opens(email, chosen), await opens(email, password)]).toEqual([true, false])
})

test('a link asked for again, by another browser, brings nobody the password', async () => {
  const email = 'redemandee@club.example'
  await signedUp(email, service.client('pkce'))
  const other = service.client('pkce')
  await other.auth.resend({ type: 'signup', email })
  const { query } = goalOf(await lastMail(service, email).follow())
  expect((await other.auth.exchangeCodeForSession(query['code'] ?? '')).data.user?.email).toBe(email)
  expect(await opens(email, password)).toBe(false)
})

test('the code typed keeps it, unless its reader has asked for a link meanwhile', async () => {
  const typed = async (email: string, { hasAsked = false } = {}) => {
    const { otp: token } = await signedUp(email)
    if (hasAsked) await service.client().auth.signInWithOtp({ email })
    expect((await service.client().auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull()
    return opens(email, password)
  }
  expect(await typed('tapee@club.example')).toBe(true)
  expect(await typed('tapee-tard@club.example', { hasAsked: true })).toBe(false)
})
