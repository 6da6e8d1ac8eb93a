import type { Call } from './http/route.ts'

// prettier-ignore
const disabledProviders = [
  'apple', 'azure', 'bitbucket', 'discord', 'facebook', 'figma', 'fly', 'github', 'gitlab', 'google', 'kakao',
  'keycloak', 'linkedin', 'linkedin_oidc', 'notion', 'slack', 'slack_oidc', 'snapchat', 'spotify', 'twitch',
  'twitter', 'workos', 'x', 'zoom',
]

export async function settings({ backend }: Call): Promise<Response> {
  const { signUp, autoconfirm, providers } = backend.settings
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
    passkeys_enabled: false,
  })
}

export async function health(): Promise<Response> {
  const description = 'Authentication service speaking the protocol of Supabase Auth'
  return Response.json({ version: 'v2.196.0', name: 'GoTrue', description })
}

/** Clients keep it for ten minutes; a new key is published that long before it signs. */
export async function publishedKeys({ backend }: Call): Promise<Response> {
  return Response.json(backend.keys.publicKeySet(), { headers: { 'cache-control': 'public, max-age=600' } })
}
