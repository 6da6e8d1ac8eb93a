import type { SupabaseClient } from '@supabase/supabase-js'
import { createHash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { authDatabase } from '../src/database.ts'
import { hashPassword } from '../src/passwords/password-hash.ts'
import type { useAuthService } from './auth-service.ts'
import { createUser } from './create-user.ts'

type AuthService = ReturnType<typeof useAuthService>
type Client = { client_id: string; client_secret?: string | undefined }

export const returnAddress = 'https://montre.example/retour?appareil=1'

export function verifierPair() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** A third party as its own code goes about it: by addresses and forms, without the official client. */
export function thirdPartyOf(service: AuthService) {
  const base = `${service.url}/auth/v1`
  const own = {
    async register(more: Record<string, unknown> = {}) {
      const { data, error } = await service.admin().oauth.createClient({
        client_name: 'Ma montre',
        redirect_uris: [returnAddress],
        ...more,
      })
      if (error) throw error
      return data
    },
    authorize: (parameters: Record<string, string>) =>
      service.fetch(`${base}/oauth/authorize?${new URLSearchParams(parameters)}`),
    /** Asks for access in the usual way; answers with the request's number and the verifier. */
    async ask({ client_id }: Client, more: Record<string, string> = {}) {
      const { verifier, challenge } = verifierPair()
      const parameters = { client_id, redirect_uri: returnAddress, response_type: 'code', state: 'état' }
      const pkce = { code_challenge: challenge, code_challenge_method: 'S256' }
      const response = await own.authorize({ ...parameters, ...pkce, ...more })
      const location = new URL(response.headers.get('location') ?? '')
      const authorizationId = location.searchParams.get('authorization_id') ?? ''
      expect(authorizationId, location.href).toHaveLength(32)
      return { authorizationId, verifier, location }
    },
    token: (form: Record<string, string>, headers: Record<string, string> = {}) =>
      service.fetch(`${base}/oauth/token`, { method: 'POST', body: new URLSearchParams(form), headers }),
    /** The way of a confidential client with its secret. */
    tokenBasic: ({ client_id, client_secret = '' }: Client, form: Record<string, string>) =>
      own.token(form, { authorization: `Basic ${btoa(`${client_id}:${client_secret}`)}` }),
    /** The whole way from the asking to the code. */
    async codeFor(client: Client, member: SupabaseClient, more: Record<string, string> = {}) {
      const { authorizationId, verifier } = await own.ask(client, more)
      const code = codeOf(await consent(member, authorizationId))
      return { code, code_verifier: verifier, grant_type: 'authorization_code' }
    },
    async signedIn(client: Client, member: SupabaseClient, more: Record<string, string> = {}) {
      const response = await own.tokenBasic(client, await own.codeFor(client, member, more))
      const tokens: Record<string, string> = await response.json()
      expect(response.status, JSON.stringify(tokens)).toBe(200)
      return tokens
    },
    userinfo: (token = '') =>
      service.fetch(`${base}/oauth/userinfo`, { headers: { authorization: `Bearer ${token}` } }),
  }
  return own
}

/** Reads a request as the consent page does, and agrees. */
export async function consent(member: SupabaseClient, authorizationId: string): Promise<string> {
  const { data, error } = await member.auth.oauth.getAuthorizationDetails(authorizationId)
  if (error) throw error
  if (!('authorization_id' in data)) return data.redirect_url
  const approved = await member.auth.oauth.approveAuthorization(authorizationId)
  if (approved.error) throw approved.error
  return approved.data.redirect_url
}

export function codeOf(address: string): string {
  return new URL(address).searchParams.get('code') ?? ''
}

/** A confirmed account, signed in. */
export async function memberOf(service: AuthService, email: string, more: Record<string, unknown> = {}) {
  const password = 'un mot de passe correct'
  const now = service.now()
  const user = await createUser(authDatabase(service.pool), {
    email,
    passwordHash: await hashPassword(password),
    emailConfirmedAt: now,
    now,
    ...more,
  })
  const client = service.client()
  const { error } = await client.auth.signInWithPassword({ email, password })
  expect(error).toBeNull()
  return { client, user }
}
