import { expect } from 'vitest'
import { authDatabase } from '../src/database.ts'
import type { useAuthService } from './auth-service.ts'
import { createUser } from './create-user.ts'
import type { startOidcProvider } from './oidc-provider.ts'

export const callbackAddress = 'http://localhost:9999/auth/v1/callback'
export const back = 'http://localhost:3000/logged?de=essai'

/** A browser between the site, the service and a provider. */
export function providerVisitorOf(
  service: ReturnType<typeof useAuthService>,
  provider: Awaited<ReturnType<typeof startOidcProvider>>,
) {
  const visitor = {
    /** From the provider back to the service, and where that sends the browser. */
    async arrive(returning: string) {
      const response = await service.fetch(returning)
      const location = new URL(response.headers.get('location') ?? '')
      return { status: response.status, location, fragment: new URLSearchParams(location.hash.slice(1)) }
    },
    /** From the site to the provider; answers with the way back. */
    async leave(address?: string) {
      const leaving = await service.fetch(address ?? (await visitor.startedBy()).address)
      return provider.visit(leaving.headers.get('location') ?? '')
    },
    signInWith: async (address?: string) => visitor.arrive(await visitor.leave(address)),
    async startedBy(flowType: 'implicit' | 'pkce' = 'implicit', options = {}) {
      const client = service.client(flowType)
      const credentials = { provider: 'essai' as 'google', options: { redirectTo: back, ...options } }
      const { data } = await client.auth.signInWithOAuth(credentials)
      return { client, address: data.url ?? '' }
    },
    /** Who sits before the provider. */
    isPerson(sub: string, more: Record<string, unknown> = {}) {
      provider.behaves.person = { sub, email: `${sub}@club.example`, email_verified: true, ...more }
    },
    account(email: string, more: Record<string, unknown> = {}) {
      const now = service.now()
      return createUser(authDatabase(service.pool), { email, emailConfirmedAt: now, now, ...more })
    },
    async userOf({ fragment }: { fragment: URLSearchParams }) {
      const { data } = await service.client().auth.getUser(fragment.get('access_token') ?? '')
      return data.user
    },
    /** The code of the refusal one comes back with. */
    async refusalOf(sub: string, more: Record<string, unknown> = {}) {
      visitor.isPerson(sub, more)
      const { location, status } = await visitor.signInWith()
      expect(status).toBe(303)
      expect(location.hash).toContain('sb=')
      return location.searchParams.get('error_code')
    },
  }
  return visitor
}
