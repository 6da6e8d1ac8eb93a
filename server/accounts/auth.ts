import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import type { Services } from '#app/http/context.ts'
import type { AuthAccess } from '#app/session/auth-access.ts'
import type { AccountPolicy, AuthServer, AuthSettingsInput } from '@allure/auth-server'
import type { ServiceTools } from '../build.ts'
import type { Environment } from '../environment.ts'
import { hostedAccess } from './hosted-auth.ts'

type Parts = Pick<Services, 'database' | 'content' | 'clock' | 'siteUrl' | 'sms' | 'appSecret' | 'logger'> & {
  pool: Pool
}

type OpenAuth = { access: AuthAccess; server: AuthServer | undefined; close: () => void }

const tokenLife = 3600

const invitationDays = 7

const smsTexts = {
  code: '{code} est votre code de vérification. Ne le communiquez à personne.',
  phoneChange: '{code} est votre code pour confirmer votre numéro. Ne le communiquez à personne.',
}

// Ms. Another instance may have made a key, which signs ten minutes later.
const keyReadInterval = 240_000

/** The accounts: those of a hosted project, or our own server on the site's database. */
export async function openAuth(
  { supabase, authProviders, sessions, databaseUrl }: Environment,
  tools: ServiceTools,
  parts: Parts,
): Promise<OpenAuth> {
  const { pool, siteUrl, appSecret: secret, clock, logger } = parts
  if (supabase)
    return { access: hostedAccess(supabase, logger, sessions), server: undefined, close: () => undefined }
  await tools.migrateAuth(pool)
  const store = tools.databaseKeyStore(pool, secret)
  const keys = await tools.storedSigningKeys({ store, tokenLife, now: clock.now })
  // Keys that nobody needs to keep: they follow from the secret.
  const keyOf = (use: string) => createHmac('sha256', secret).update(`supabase ${use}`).digest('base64url')
  const anonKey = `sb_publishable_${keyOf('anon')}`
  const serviceRoleKey = `sb_secret_${keyOf('service_role')}`
  const settings: AuthSettingsInput = {
    ...ownSettings,
    siteUrl,
    sessions: { accessTokenSeconds: tokenLife, inactiveSeconds: sessions.memberDays * 86_400 },
    providers: [...authProviders],
    keys: { anon: [anonKey], serviceRole: [serviceRoleKey] },
  }
  const server = tools.openAuthServer({
    pool,
    sharesDatabase: databaseUrl !== undefined,
    secret,
    keys,
    settings,
    now: clock.now,
    log: logger,
    policy: clubPolicy(tools, parts, sessions),
    sendSms: (message) => tools.sendText(parts, message),
    sendMail: ({ kind, to, otp: code, link, newEmail }) =>
      tools.queueAccountEmail(parts, {
        kind,
        to,
        code,
        ...(link && { link }),
        ...(newEmail && { newEmail }),
      }),
  })
  const keyReader = setInterval(() => {
    keys.readAgain().catch((error: unknown) => logger.error({ err: error }, 'signing keys not read'))
  }, keyReadInterval).unref()
  const access: AuthAccess = {
    url: siteUrl,
    anonKey,
    serviceRoleKey,
    proofHours: sessions.proofHours,
    fetchFor: (visitor) => (input, init) => server.fetch(new Request(input, init), visitor),
    providers: async () => authProviders.map(({ id, name = id }) => ({ id, name })),
    async maintain() {
      await keys.rotateWhenDue()
      return server.forgetExpired()
    },
    endSession: server.endSession,
    tellsChanges: true,
    passkeys: true,
    tracesOf: server.tracesOf,
  }
  return { access, server, close: () => clearInterval(keyReader) }
}

/** The club's, which in development is there only once its pages are. */
function clubPolicy(tools: ServiceTools, parts: Parts, sessions: Environment['sessions']): AccountPolicy {
  const policy = () => tools.accountPolicy(parts, sessions)
  return {
    refusePassword: async (...asked) => (await policy()).refusePassword(...asked),
    tellChange: async (...told) => (await policy()).tellChange(...told),
    tellSignIn: async (...told) => (await policy()).tellSignIn(...told),
    inactiveSeconds: async (...asked) => (await policy()).inactiveSeconds(...asked),
  }
}

const ownSettings: Omit<AuthSettingsInput, 'siteUrl'> = {
  // Who comes by a session that is not theirs must not keep the account by it.
  password: { minimumLength: 12, requiresCurrent: true },
  otp: { invitationLinkSeconds: invitationDays * 86_400 },
  sms: { texts: smsTexts },
  factors: {
    phone: { enroll: true, verify: true },
    totp: { issuer: 'Allure' },
    webauthn: { rpName: 'Allure' },
  },
  passkeys: { enabled: true },
  oauthServer: { enabled: true, consentPath: '/oauth/consentement' },
}
