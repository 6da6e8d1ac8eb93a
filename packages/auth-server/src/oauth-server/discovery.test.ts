import * as oauth from 'oauth4webapi'
import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { consent, memberOf, returnAddress } from '../../test/third-party.ts'

const service = useAuthService({ oauthServer: { enabled: true, dynamicRegistration: true } })
const issuer = new URL('http://localhost:9999/auth/v1')
const here = {
  [oauth.allowInsecureRequests]: true,
  [oauth.customFetch]: (
    url: string,
    init: oauth.CustomFetchOptions<string, oauth.ProtectedResourceRequestBody>,
  ) => service.fetch(url, init as RequestInit),
}

test('a library that follows the standards finds its way: discovery, registration, code, tokens, userinfo', async () => {
  const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, here))
  const metadata = { client_name: 'Bibliothèque', redirect_uris: [returnAddress] }
  const client = await oauth.processDynamicClientRegistrationResponse(
    await oauth.dynamicClientRegistrationRequest(server, metadata, here),
  )
  const secret = oauth.ClientSecretBasic(String(client.client_secret))
  const { client: member, user } = await memberOf(service, 'bibliotheque@club.example')
  const verifier = oauth.generateRandomCodeVerifier()
  const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()]
  const asked = new URL(server.authorization_endpoint ?? '')
  asked.search = String(
    new URLSearchParams({
      client_id: client.client_id,
      redirect_uri: returnAddress,
      response_type: 'code',
      scope: 'openid email offline_access',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    }),
  )
  const consentPage = new URL((await service.fetch(asked)).headers.get('location') ?? '')
  const back = await consent(member, consentPage.searchParams.get('authorization_id') ?? '')
  const parameters = oauth.validateAuthResponse(server, client, new URL(back), state)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    secret,
    parameters,
    returnAddress,
    verifier,
    here,
  )
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  })
  await oauth.validateApplicationLevelSignature(server, response, here)
  const info = await oauth.processUserInfoResponse(
    server,
    client,
    user.id,
    await oauth.userInfoRequest(server, client, tokens.access_token, here),
  )
  expect(info).toMatchObject({ email: 'bibliotheque@club.example', email_verified: true })
  const refreshed = await oauth.processRefreshTokenResponse(
    server,
    client,
    await oauth.refreshTokenGrantRequest(server, client, secret, tokens.refresh_token ?? '', here),
  )
  expect(refreshed.access_token).not.toBe(tokens.access_token)
})

test('wherever a library looks for the document, it says the same', async () => {
  const texts = await Promise.all(
    ['openid-configuration', 'oauth-authorization-server'].flatMap((name) =>
      [`${issuer}/.well-known/${name}`, `${issuer.origin}/.well-known/${name}/auth/v1`].map(async (address) =>
        (await service.fetch(address)).text(),
      ),
    ),
  )
  expect(new Set(texts).size).toBe(1)
  expect(texts[0]).not.toContain('plain')
})
