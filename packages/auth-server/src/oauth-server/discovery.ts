import type { Call } from '../http/route.ts'
import { grantableScopes } from './scopes.ts'

const claims =
  'sub iss aud exp iat auth_time nonce email email_verified phone_number phone_number_verified name given_name family_name preferred_username picture updated_at'

export async function discovery({ backend }: Call): Promise<Response> {
  const { publicUrl: issuer, keys, settings } = backend
  const { enabled, dynamicRegistration } = settings.oauthServer
  const document = {
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    ...(enabled && {
      authorization_endpoint: `${issuer}/oauth/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      userinfo_endpoint: `${issuer}/oauth/userinfo`,
      ...(dynamicRegistration && { registration_endpoint: `${issuer}/oauth/clients/register` }),
      scopes_supported: grantableScopes(keys),
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: keys.algorithms().filter((alg) => alg !== 'HS256'),
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      claims_supported: claims.split(' '),
    }),
  }
  return Response.json(document, { headers: { 'cache-control': 'public, max-age=600' } })
}
