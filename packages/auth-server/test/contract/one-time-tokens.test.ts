import { expect, test } from 'vitest'
import { given, useContractService } from './contract-service.ts'

const service = useContractService()

async function newLink(email: string) {
  return given(await service.admin().generateLink({ type: 'magiclink', email })).properties
}

test('the token of a link signs in once', async () => {
  const { id, email = '' } = await service.newAccount()
  const { hashed_token: token_hash } = await newLink(email)
  const client = service.client()
  const { session } = given(await client.auth.verifyOtp({ token_hash, type: 'magiclink' }))
  expect(session?.user.id).toBe(id)
  const claims = given(await client.auth.getClaims())?.claims
  expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] })
  const again = await service.client().auth.verifyOtp({ token_hash, type: 'magiclink' })
  expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('its code does the same, of its own address only', async () => {
  const { id, email = '' } = await service.newAccount()
  const { email: otherAddress = '' } = await service.newAccount()
  const { email_otp: token } = await newLink(email)
  const used = (address: string) => service.client().auth.verifyOtp({ email: address, token, type: 'email' })
  expect((await used(otherAddress)).error).toMatchObject({ status: 403, code: 'otp_expired' })
  expect(given(await used(email)).user?.id).toBe(id)
  expect((await used(email)).error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('a new link makes the one before worthless', async () => {
  const { email = '' } = await service.newAccount()
  const old = await newLink(email)
  const { hashed_token: token_hash } = await newLink(email)
  const used = (hash: string) => service.client().auth.verifyOtp({ token_hash: hash, type: 'magiclink' })
  expect((await used(old.hashed_token)).error).toMatchObject({ status: 403, code: 'otp_expired' })
  expect((await used(token_hash)).error).toBeNull()
})

test('of ten uses of one token at once one wins', async () => {
  const { email = '' } = await service.newAccount()
  const { hashed_token: token_hash } = await newLink(email)
  const uses = Array.from({ length: 10 }, () =>
    service.client().auth.verifyOtp({ token_hash, type: 'magiclink' }),
  )
  expect((await Promise.all(uses)).filter(({ data }) => data.session)).toHaveLength(1)
})

test('a link followed leads on with the session in the fragment, and a second time with the reason why not', async () => {
  const { id, email = '' } = await service.newAccount()
  const { action_link: link } = await newLink(email)
  const follow = async () => {
    const answer = await fetch(link, { redirect: 'manual' })
    expect(answer.status).toBe(303)
    return new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1))
  }
  const first = await follow()
  const tokens = {
    access_token: first.get('access_token') ?? '',
    refresh_token: first.get('refresh_token') ?? '',
  }
  expect(given(await service.client().auth.setSession(tokens)).user?.id).toBe(id)
  expect((await follow()).get('error_code')).toBe('otp_expired')
})

test('a link elsewhere leads home', async () => {
  const { email = '' } = await service.newAccount()
  const options = { redirectTo: 'https://pirate.example/' }
  const { properties } = given(await service.admin().generateLink({ type: 'magiclink', email, options }))
  expect(properties.redirect_to).not.toContain('pirate')
})
