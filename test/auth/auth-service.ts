import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { beforeAll } from 'vitest'
import type { AuthServer } from '@allure/auth-server/auth-server.ts'
import { makeKey } from '@allure/auth-server/keys/make-key.ts'
import { secretSigningKeys } from '@allure/auth-server/keys/secret-signing-keys.ts'
import { givenSigningKeys } from '@allure/auth-server/keys/signing-keys.ts'
import type { AuthLetter } from '@allure/auth-server/mail/auth-letter.ts'
import { migrateAuth } from '@allure/auth-server/migrations/migrate-auth.ts'
import { openBackend } from '@allure/auth-server/open-backend.ts'
import type { GivenAuthSettings } from '@allure/auth-server/settings/auth-settings.ts'
import { useDatabase } from '../database.ts'

export const siteUrl = 'http://localhost:3000'
const url = 'http://localhost:9999'
const anonKey = 'anon-key-of-the-tests'
const serviceKey = 'secret-key-of-the-tests-0123456789'

/**
 * The authentication service on a database of its own, reached in process by the official client. For a test file:
 * call at its top. `signingSecret`: tokens are signed with it, instead of a key of their own. `address`: whom the service takes for the visitor; `now` may be moved.
 */
export function useAuthService(
  settings: Partial<GivenAuthSettings> = {},
  { signingSecret }: { signingSecret?: string } = {},
) {
  const database = useDatabase()
  const mails: AuthLetter[] = []
  const messages: { to: string; text: string }[] = []
  const logged: { details: object; message: string }[] = []
  const service = {
    url,
    mails,
    messages,
    logged,
    address: '192.0.2.1',
    /** Milliseconds the service's clock is ahead of this machine's. */
    ahead: 0,
    /** Thrown by the gateway instead of sending a text. */
    smsFailure: undefined as Error | undefined,
    /** Thrown by the carrier instead of taking a mail. */
    mailFailure: undefined as Error | undefined,
    get database() {
      return database.connection.database
    },
    get pool() {
      return database.connection.pool
    },
    now: () => inMilliseconds(service.ahead),
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
      server().fetch(new Request(input, init), { address: service.address }),
    endSession: (session: { userId: string; sessionId: string }) => server().endSession(session),
    /** A browser of its own: nobody is signed in. */
    client: (flowType: 'implicit' | 'pkce' = 'implicit') => clientWith(anonKey, flowType),
    /** Who holds the secret key. */
    admin: () => clientWith(serviceKey, 'implicit').auth.admin,
  }
  const opened: { server?: AuthServer } = {}
  const server = () => {
    if (!opened.server) throw new Error('The service is not open yet.')
    return opened.server
  }
  const clientWith = (key: string, flowType: 'implicit' | 'pkce'): SupabaseClient =>
    createClient(url, key, {
      auth: {
        autoRefreshToken: false,
        persistSession: true,
        storage: memory(),
        detectSessionInUrl: false,
        flowType,
      },
      global: { fetch: service.fetch },
    })
  beforeAll(async () => {
    const { now } = service
    const key = await makeKey('ES256', 0)
    await migrateAuth(database.connection.pool)
    opened.server = openBackend({
      settings: {
        siteUrl,
        publicUrl: `${url}/auth/v1`,
        keys: { anon: [anonKey], serviceRole: [serviceKey] },
        mail: { everySeconds: 0, perHour: 100_000 },
        limits: manyRequests,
        ...settings,
      },
      pool: database.connection.pool,
      keys: signingSecret
        ? secretSigningKeys(signingSecret, { tokenLife: 3600 })
        : await givenSigningKeys({ keys: [key] }, { tokenLife: 3600, now }),
      secret: 'a secret of the tests',
      now,
      sendMail: async (letter) => {
        if (service.mailFailure) throw service.mailFailure
        mails.push(letter)
      },
      sendSms: async (message) => {
        if (service.smsFailure) throw service.smsFailure
        messages.push(message)
      },
      log: { error: (details, message) => void logged.push({ details, message }) },
    })
  })
  return service
}

const inMilliseconds = (ahead: number) => new Date(Date.now() + ahead)

const many = { points: 100_000, perSeconds: 1 }
const manyRequests = {
  token: many,
  verify: many,
  account: many,
  factor: many,
  anonymous: many,
  clientRegistration: many,
}

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}
