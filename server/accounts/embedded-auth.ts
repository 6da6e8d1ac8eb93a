import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import type { AuthAccess } from '#app/session/auth-access.ts'
import type { AuthServer, AuthServerOptions, AuthSettingsInput } from '@allure/auth-server'
import type { BuiltApplication } from '../build.ts'
import type { Environment } from '../environment.ts'

export type EmbeddedAuthTools = Pick<
  BuiltApplication,
  'openAuthServer' | 'databaseKeyStore' | 'storedSigningKeys' | 'migrateAuth'
>

export type EmbeddedAuth = { access: AuthAccess; server: AuthServer; close: () => void }

type Parts = Pick<AuthServerOptions, 'now' | 'sendMail' | 'sendSms' | 'log'> & {
  pool: Pool
  siteUrl: string
  secret: string
}

const tokenLife = 3600

const invitationDays = 7

const smsTexts = {
  code: '{code} est votre code de vérification. Ne le communiquez à personne.',
  phoneChange: '{code} est votre code pour confirmer votre numéro. Ne le communiquez à personne.',
}

// Ms. Another instance may have made a key, which signs ten minutes later.
const keyReadInterval = 240_000

export async function openEmbeddedAuth(
  environment: Environment,
  tools: EmbeddedAuthTools,
  { pool, siteUrl, secret, ...outside }: Parts,
): Promise<EmbeddedAuth> {
  await tools.migrateAuth(pool)
  const store = tools.databaseKeyStore(pool, secret)
  const keys = await tools.storedSigningKeys({ store, tokenLife, now: outside.now })
  const access = accessTo(siteUrl, secret)
  const settings = settingsOf(environment, siteUrl, access)
  const server = tools.openAuthServer({ ...outside, pool, secret, keys, settings })
  const fetchFor = (address: string) => (input: RequestInfo | URL, init?: RequestInit) =>
    server.fetch(new Request(input, init), { address })
  const providers = async () => environment.authProviders.map(({ id, name = id }) => ({ id, name }))
  const keyReader = setInterval(() => {
    keys.readAgain().catch((error: unknown) => outside.log.error({ err: error }, 'signing keys not read'))
  }, keyReadInterval).unref()
  async function keepUp() {
    await keys.rotateWhenDue()
    return server.forgetExpired()
  }
  return {
    access: {
      ...access,
      fetchFor,
      providers,
      keepUp,
      endSession: server.endSession,
      tracesOf: server.tracesOf,
    },
    server,
    close: () => clearInterval(keyReader),
  }
}

function settingsOf(
  { authProviders }: Environment,
  siteUrl: string,
  { anonKey, serviceRoleKey }: { anonKey: string; serviceRoleKey: string },
): AuthSettingsInput {
  return {
    siteUrl,
    // Who comes by a session that is not theirs must not keep the account by it.
    password: { minimumLength: 12, requiresCurrent: true },
    otp: { invitationLinkSeconds: invitationDays * 86_400 },
    sms: { texts: smsTexts },
    factors: {
      phone: { enroll: true, verify: true },
      totp: { issuer: 'Allure' },
      webauthn: { rpName: 'Allure' },
    },
    providers: [...authProviders],
    oauthServer: { enabled: true, consentPath: '/oauth/consentement' },
    sessions: { accessTokenSeconds: tokenLife },
    keys: { anon: [anonKey], serviceRole: [serviceRoleKey] },
  }
}

// Keys that nobody needs to keep: they follow from the secret.
function accessTo(url: string, secret: string) {
  const keyOf = (use: string) => createHmac('sha256', secret).update(`supabase ${use}`).digest('base64url')
  return {
    url,
    anonKey: `sb_publishable_${keyOf('anon')}`,
    serviceRoleKey: `sb_secret_${keyOf('service_role')}`,
  }
}
