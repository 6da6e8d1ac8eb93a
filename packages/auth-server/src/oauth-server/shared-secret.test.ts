import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { memberOf, thirdPartyOf } from '../../test/third-party.ts'

const service = useAuthService(
  { oauthServer: { enabled: true } },
  { signingSecret: 'un secret partagé avec un projet plus ancien' },
)
const thirdParty = thirdPartyOf(service)

test('where tokens are signed with a shared secret, nobody is given an id token to check', async () => {
  const made = await thirdParty.register()
  const { client } = await memberOf(service, 'partage@club.example')
  await expect(thirdParty.ask(made, { scope: 'openid email' })).rejects.toThrow('invalid_request')
  const tokens = await thirdParty.signedIn(made, client, { scope: 'email' })
  expect((await thirdParty.userinfo(tokens['access_token'])).status).toBe(200)
  const document = await service.fetch(`${service.url}/auth/v1/.well-known/openid-configuration`)
  expect(await document.json()).toMatchObject({
    scopes_supported: ['profile', 'email', 'phone', 'offline_access'],
    id_token_signing_alg_values_supported: [],
  })
})
