import type { Call } from './http/call.ts'
import { grantableScopes } from './oauth-server/scopes.ts'

// prettier-ignore
const disabledProviders = [
  'apple', 'azure', 'bitbucket', 'discord', 'facebook', 'figma', 'fly', 'github', 'gitlab', 'google', 'kakao',
  'keycloak', 'linkedin', 'linkedin_oidc', 'notion', 'slack', 'slack_oidc', 'snapchat', 'spotify', 'twitch',
  'twitter', 'workos', 'x', 'zoom',
]

export async function settings(call: Call): Promise<Response> {
  const { signUp, autoconfirm, providers } = call.settings
  return Response.json({
    external: {
      ...Object.fromEntries(disabledProviders.map((name) => [name, false])),
      ...Object.fromEntries(providers.map(({ id }) => [id, true])),
      email: signUp.email,
      phone: signUp.phone,
      anonymous_users: signUp.anonymous,
    },
    disable_signup: !signUp.enabled,
    mailer_autoconfirm: autoconfirm.email,
    phone_autoconfirm: autoconfirm.phone,
    sms_provider: signUp.phone ? 'gateway' : '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: call.settings.passkeys.enabled,
  })
}

export async function health(): Promise<Response> {
  const description = 'Authentication service speaking the protocol of Supabase Auth'
  return Response.json({ version: 'v2.196.0', name: 'GoTrue', description })
}

/** Clients keep it for ten minutes; a new key is published that long before it signs. */
export async function publishedKeys(call: Call): Promise<Response> {
  return Response.json(call.keys.publicKeySet(), { headers: { 'cache-control': 'public, max-age=600' } })
}

const claims =
  'sub iss aud exp iat auth_time nonce email email_verified phone_number phone_number_verified name given_name family_name preferred_username picture updated_at'

export async function discovery(call: Call): Promise<Response> {
  const { publicUrl: issuer, keys, settings } = call
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
