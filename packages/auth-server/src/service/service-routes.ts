import { AuthError } from '../errors/auth-error.ts'
import type { Call, Route, Method } from '../http/route.ts'

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const ofSingleSignOn = ['/sso', '/sso/saml/:part']

const ofPasskeys = [
  '/passkeys',
  '/passkeys/:part',
  '/passkeys/:part/:step',
  '/admin/users/:user_id/passkeys',
  '/admin/users/:user_id/passkeys/:passkey_id',
]

/** What the real server can do and this one does not: refused in its words, whatever the request says. */
const absentRoutes: readonly Route[] = [
  ...refused(ofSingleSignOn, () => new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')),
  ...refused(ofPasskeys, () => new AuthError(404, 'passkey_disabled', 'Passkeys are disabled')),
]

const disabledProviders = [
  'apple', 'azure', 'bitbucket', 'discord', 'facebook', 'figma', 'fly', 'github', 'gitlab', 'google', 'kakao',
  'keycloak', 'linkedin', 'linkedin_oidc', 'notion', 'slack', 'slack_oidc', 'snapchat', 'spotify', 'twitch',
  'twitter', 'workos', 'x', 'zoom',
] // prettier-ignore

/** What the service says of itself. */
export const serviceRoutes: readonly Route[] = [
  { method: 'GET', path: '/settings', answer: settings },
  { method: 'GET', path: '/health', answer: health },
  { method: 'GET', path: '/.well-known/jwks.json', answer: publishedKeys },
  ...absentRoutes,
]

async function settings({ backend }: Call): Promise<Response> {
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

async function health(): Promise<Response> {
  const description = 'Authentication service of Allure, speaking the protocol of Supabase Auth'
  return Response.json({ version: 'v2.196.0', name: 'GoTrue', description })
}

/** Clients keep it for ten minutes; a new key is published that long before it signs. */
async function publishedKeys({ backend }: Call): Promise<Response> {
  return Response.json(backend.keys.publicKeySet(), { headers: { 'cache-control': 'public, max-age=600' } })
}

function refused(paths: readonly string[], refusal: () => AuthError): Route[] {
  const answer = () => Promise.reject(refusal())
  return paths.flatMap((path) => methods.map((method) => ({ method, path, answer })))
}
