import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import type { Backend } from '../backend.ts'
import { isStorableJson } from '../http/call.ts'
import type { ProviderSettings } from '../settings.ts'
import { readEmail } from '../users/identifier.ts'
import { withoutNulls } from '../users/user-response.ts'
import type { ProviderTokens } from './callback.ts'
import { openProvider, reasonOf, ProviderError, type OpenProvider } from './open-provider.ts'
import { flowSecrets } from './provider-flow.ts'

export type ProviderUser = {
  provider: string
  subject: string
  email: string | undefined
  isEmailVerified: boolean
  identityData: Record<string, unknown>
  tokens: ProviderTokens
}

const storable = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((value) => isStorableJson(value))

const text = (longest: number) => storable(longest).optional().catch(undefined)

const claimsForm = z.object({
  iss: z.string(),
  sub: storable(255).min(1),
  email: text(255),
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  name: text(200),
  given_name: text(200),
  family_name: text(200),
  picture: text(600),
})

export async function fetchProviderUser(
  backend: Backend,
  settings: ProviderSettings,
  { flowId, parameters }: { flowId: string; parameters: URLSearchParams },
): Promise<ProviderUser> {
  const provider = await openProvider(backend, settings)
  try {
    const answered = oauth.validateAuthResponse(provider.server, provider.client, parameters, flowId)
    return await exchange(backend, provider, flowId, answered)
  } catch (error) {
    if (error instanceof oauth.AuthorizationResponseError) throw refusalOf(error)
    backend.log.error({ provider: settings.id, reason: reasonOf(error) }, 'a sign-in with a provider failed')
    const message = 'Unable to exchange external code with the provider'
    throw new ProviderError('server_error', 'unexpected_failure', message)
  }
}

async function exchange(
  backend: Backend,
  provider: OpenProvider,
  flowId: string,
  parameters: URLSearchParams,
): Promise<ProviderUser> {
  const { server, client, clientAuth, http, keyCache, settings } = provider
  const { nonce, verifier } = flowSecrets(backend, flowId)
  const redirectUri = `${backend.publicUrl}/callback`
  const sent = [parameters, redirectUri, verifier, http] as const
  const response = await oauth.authorizationCodeGrantRequest(server, client, clientAuth, ...sent)
  const expected = { expectedNonce: nonce, requireIdToken: true }
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, expected)
  await oauth.validateApplicationLevelSignature(server, response, { ...http, [oauth.jwksCache]: keyCache })
  const idClaims = claimsForm.parse(oauth.getValidatedIdTokenClaims(tokens))
  const claims = idClaims.email ? idClaims : await userinfo(provider, tokens, idClaims)
  return {
    provider: settings.id,
    subject: claims.sub,
    email: claims.email ? readEmail(claims.email) : undefined,
    isEmailVerified: claims.email_verified,
    identityData: identityDataOf(claims),
    tokens: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token },
  }
}

type Claims = z.output<typeof claimsForm>

async function userinfo(
  { server, client, http }: OpenProvider,
  { access_token: accessToken }: oauth.TokenEndpointResponse,
  claims: Claims,
): Promise<Claims> {
  if (!server.userinfo_endpoint) return claims
  const response = await oauth.userInfoRequest(server, client, accessToken, http)
  const info = await oauth.processUserInfoResponse(server, client, claims.sub, response)
  return claimsForm.parse({ ...claims, ...info, iss: claims.iss })
}

function identityDataOf({ name, picture, email, sub, ...claims }: Claims): Record<string, unknown> {
  const named = { ...claims, sub, provider_id: sub, name, full_name: name, picture, avatar_url: picture }
  return withoutNulls({ ...named, email: email?.toLowerCase(), phone_verified: false })
}

function refusalOf({ error, error_description: description }: oauth.AuthorizationResponseError) {
  const word = /^[\w.-]{1,64}$/.test(error) ? error : 'server_error'
  return new ProviderError(word, 'bad_oauth_callback', (description ?? word).slice(0, 300))
}
