import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { memberOf, thirdPartyOf } from '../../test/third-party.ts'

const service = useAuthService()
const thirdParty = thirdPartyOf(service)

test('while it is off, every address of the authorisation server says so', async () => {
  const { client } = await memberOf(service, 'ferme@club.example')
  const off = { status: 404, code: 'feature_disabled' }
  expect((await client.auth.oauth.getAuthorizationDetails('a')).error).toMatchObject(off)
  expect((await client.auth.oauth.approveAuthorization('a')).error).toMatchObject(off)
  expect((await client.auth.oauth.listGrants()).error).toMatchObject(off)
  expect((await service.admin().oauth.listClients()).error).toMatchObject(off)
  expect((await thirdParty.authorize({})).status).toBe(404)
  expect((await thirdParty.token({})).status).toBe(404)
  expect((await thirdParty.userinfo()).status).toBe(404)
})

test('the document names the issuer and its keys alone', async () => {
  const response = await service.fetch('http://localhost:9999/auth/v1/.well-known/openid-configuration')
  expect(await response.json()).toEqual({
    issuer: 'http://localhost:9999/auth/v1',
    jwks_uri: 'http://localhost:9999/auth/v1/.well-known/jwks.json',
  })
})
