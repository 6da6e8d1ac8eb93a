import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { newMember, newMemberWithTotp } from '../../test/second-factors.ts'
import { rawRequest } from '../../test/signed-in.ts'

const service = useAuthService()
const unknown = '4f9cb0d8-6a1e-4b5c-9a3e-0d4f6a7b8c9d'
const apikey = 'secret-key-of-the-tests-0123456789'

async function memberWithTotp(email: string) {
  const { client, factor } = await newMemberWithTotp(service, email)
  const { data } = await client.auth.getUser()
  return { client, factor, userId: data.user?.id ?? '' }
}

test('an administrator sees the factors of an account without their secrets, renames and removes them', async () => {
  const { client, factor, userId } = await memberWithTotp('facteurs@club.example')
  const mfa = service.admin().mfa
  const listed = await mfa.listFactors({ userId })
  expect(listed.data?.factors).toMatchObject([{ id: factor.id, status: 'verified', factor_type: 'totp' }])
  expect(JSON.stringify(listed.data)).not.toContain(factor.secret)
  const path = `/admin/users/${userId}/factors/${factor.id}`
  const renamed = await rawRequest(service, 'PUT', path, { apikey, body: { friendly_name: 'Perdu' } })
  expect(await renamed.json()).toMatchObject({ id: factor.id, friendly_name: 'Perdu' })
  expect((await mfa.deleteFactor({ userId, id: factor.id })).error).toBeNull()
  expect((await mfa.listFactors({ userId })).data?.factors).toEqual([])
  await client.auth.refreshSession()
  const level = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
})

test('a factor is reached by its own account only', async () => {
  const { factor, userId } = await memberWithTotp('a@facteurs.example')
  const other = await memberWithTotp('b@facteurs.example')
  const mfa = service.admin().mfa
  const crossed = await mfa.deleteFactor({ userId: other.userId, id: factor.id })
  expect(crossed.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  const nobodys = await mfa.deleteFactor({ userId: unknown, id: factor.id })
  expect(nobodys.error).toMatchObject({ status: 404, code: 'user_not_found' })
  for (const path of [`/admin/users/x/factors`, `/admin/users/${userId}/factors/x'--`]) {
    const response = await rawRequest(service, path.endsWith('s') ? 'GET' : 'DELETE', path, { apikey })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'validation_failed' })
  }
  expect((await mfa.listFactors({ userId })).data?.factors).toHaveLength(1)
})

test('what signs in is changed with the second factor only, metadata without', async () => {
  await memberWithTotp('niveau@club.example')
  const client = service.client()
  const credentials = { email: 'niveau@club.example', password: 'un mot de passe correct' }
  await client.auth.signInWithPassword(credentials)
  for (const change of [
    { password: 'un tout autre mot' },
    { email: 'n2@club.example' },
    { phone: '+33633333333' },
  ])
    expect((await client.auth.updateUser(change)).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
      message: 'AAL2 session is required to update email or password when MFA is enabled.',
    })
  expect((await client.auth.updateUser({ data: { a: 1 }, email: credentials.email })).error).toBeNull()
})

test('with the second factor shown it is changed', async () => {
  const { client } = await memberWithTotp('montre@club.example')
  expect((await client.auth.updateUser({ password: 'un tout autre mot' })).error).toBeNull()
  const plain = await newMember(service, 'sans@club.example')
  expect((await plain.auth.updateUser({ password: 'un tout autre mot' })).error).toBeNull()
})
