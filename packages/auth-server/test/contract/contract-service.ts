import { createClient, type Session, type SupabaseClient, type User } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import type { AuthSettingsInput } from '../../src/settings.ts'
import { startEmbeddedService } from './embedded-service.ts'

const { AUTH_CONTRACT_URL: hostedUrl, AUTH_CONTRACT_SERVICE_KEY: hostedKey } = process.env

export const goodPassword = 'Un-mot-de-passe-correct-7'

/**
 * The service that the contract is tried on: the project of AUTH_CONTRACT_URL and AUTH_CONTRACT_SERVICE_KEY when both
 * are set; our own otherwise, with these settings. For a test file: call at its top. What it made is removed at the end,
 * and no mail is ever sent.
 */
export function useContractService(settings: Partial<AuthSettingsInput> = {}) {
  const made = new Set<string>()
  const reached = { url: '', serviceKey: '', stop: async () => undefined as void }
  const isHosted = Boolean(hostedUrl && hostedKey)
  const service = {
    /** A project of Supabase: its owner may have set it otherwise than the defaults. */
    isHosted,
    get url() {
      return reached.url
    },
    get key() {
      return reached.serviceKey
    },
    /** A browser of its own. Secret keys name it too: the service must not let it do more for that. */
    client: (own: { headers?: Record<string, string>; fetch?: typeof fetch } = {}): SupabaseClient =>
      createClient(reached.url, reached.serviceKey, {
        auth: { autoRefreshToken: false, persistSession: true, storage: memory(), detectSessionInUrl: false },
        global: own,
      }),
    admin: () => service.client().auth.admin,
    /** The administration as somebody asks for it who is signed in. */
    adminAs: ({ access_token }: Session) =>
      service.client({ headers: { Authorization: `Bearer ${access_token}` } }).auth.admin,
    newAddress: () => `contrat-${randomUUID()}@club.example`,
    /** Removed at the end. */
    keepTrackOf: (user: Pick<User, 'id'> | null) => void (user && made.add(user.id)),
    /** A confirmed account with `goodPassword`. */
    async newAccount(more: { user_metadata?: object; app_metadata?: object } = {}): Promise<User> {
      const email = service.newAddress()
      const account = { email, password: goodPassword, email_confirm: true, ...more }
      const { user } = given(await service.admin().createUser(account))
      service.keepTrackOf(user)
      return user
    },
    /** One more browser of an account, signed in. */
    async signIn({ email = '' }: User, password = goodPassword) {
      const client = service.client()
      const { session } = given(await client.auth.signInWithPassword({ email, password }))
      return { client, session }
    },
  }
  beforeAll(async () => {
    if (hostedUrl && hostedKey)
      Object.assign(reached, { url: hostedUrl.replace(/(?:\/auth\/v1)?\/*$/, ''), serviceKey: hostedKey })
    else Object.assign(reached, await startEmbeddedService(settings))
  })
  afterAll(async () => {
    for (const id of made) await service.admin().deleteUser(id)
    await reached.stop()
  })
  return service
}

/** What an answer holds; the test fails when it is a refusal. */
export function given<Answer extends { data: unknown; error: unknown }>(
  answer: Answer,
): Extract<Answer, { error: null }>['data'] {
  if (answer.error) throw answer.error
  return answer.data
}

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}
