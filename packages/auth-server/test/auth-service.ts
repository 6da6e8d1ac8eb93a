import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Pool } from 'pg'
import { beforeAll } from 'vitest'
import { openAuthServer, type AuthServer } from '../src/auth-server.ts'
import type { AuthEmail } from '../src/backend.ts'
import { makeKey } from '../src/keys/jwk.ts'
import { givenSigningKeys, secretSigningKeys } from '../src/keys/signing-keys.ts'
import { migrateAuth } from '../src/migrations/migrate-auth.ts'
import type { AuthSettingsInput } from '../src/settings.ts'
import { useDatabase } from './database.ts'

export const siteUrl = 'http://localhost:3000'
const url = 'http://localhost:9999'
const anonKey = 'anon-key-of-the-tests'
const serviceKey = 'secret-key-of-the-tests-0123456789'

type TestedAs = { signingSecret?: string; pool?: () => Pool; sharesDatabase?: boolean }

/**
 * The authentication service on a database of its own, reached in process by the official client. For a test file:
 * call at its top. `signingSecret`: tokens are signed with it, instead of a key of their own. `pool`: of a database
 * that the caller has. `address`: whom the service takes for the visitor; `now` may be moved.
 */
export function useAuthService(
  settings: Partial<AuthSettingsInput> = {},
  { signingSecret, pool, sharesDatabase }: TestedAs = {},
) {
  const poolOf = pool ?? ownPool()
  const mails: AuthEmail[] = []
  const messages: { to: string; text: string }[] = []
  const logged: { details: object; message: string }[] = []
  const service = {
    url,
    mails,
    messages,
    logged,
    address: '192.0.2.1',
    /** The device it is known by, and the one account that has signed in on it. */
    device: undefined as { id: string; account: string } | undefined,
    /** Milliseconds the service's clock is ahead of this machine's. */
    ahead: 0,
    /** Thrown by the gateway instead of sending a text. */
    smsFailure: undefined as Error | undefined,
    /** Thrown by the transport instead of taking a mail. */
    mailFailure: undefined as Error | undefined,
    get pool() {
      return poolOf()
    },
    now: () => inMilliseconds(service.ahead),
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
      server().fetch(new Request(input, init), {
        address: service.address,
        deviceOf: async (account) => (service.device?.account === account ? service.device.id : undefined),
      }),
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
    await migrateAuth(service.pool)
    opened.server = openAuthServer({
      settings: {
        siteUrl,
        publicUrl: `${url}/auth/v1`,
        keys: { anon: [anonKey], serviceRole: [serviceKey] },
        mail: { everySeconds: 0, perHour: 100_000 },
        limits: manyRequests,
        ...settings,
      },
      pool: service.pool,
      ...(sharesDatabase && { sharesDatabase }),
      keys: signingSecret
        ? secretSigningKeys(signingSecret, { tokenLife: 3600 })
        : await givenSigningKeys({ keys: [key] }, { tokenLife: 3600, now }),
      secret: 'a secret of the tests',
      now,
      sendMail: async (email) => {
        if (service.mailFailure) throw service.mailFailure
        mails.push(email)
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

function ownPool(): () => Pool {
  const database = useDatabase()
  return () => database.pool
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
