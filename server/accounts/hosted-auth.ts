import { z } from 'zod'
import type { Services } from '#app/http/context.ts'
import type { AuthAccess, AuthProvider } from '#app/session/auth-access.ts'
import { retryingFetch } from '#app/session/retrying-fetch.ts'
import type { Environment } from '../environment.ts'

const settings = z.object({ external: z.record(z.string(), z.boolean()) })
const notProviders = new Set(['email', 'phone', 'anonymous_users'])
const names: Record<string, string> = {
  azure: 'Microsoft',
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  linkedin_oidc: 'LinkedIn',
  slack_oidc: 'Slack',
  workos: 'WorkOS',
}
const tenMinutes = 600_000
const patience = 3000

export function hostedAccess(
  project: NonNullable<Environment['supabase']>,
  logger: Services['logger'],
  { proofHours }: Pick<AuthAccess, 'proofHours'>,
): AuthAccess {
  let known: { providers: readonly AuthProvider[]; until: number } | undefined
  async function providers(): Promise<readonly AuthProvider[]> {
    if (known && known.until > Date.now()) return known.providers
    try {
      known = { providers: await askProviders(project), until: Date.now() + tenMinutes }
    } catch (error) {
      logger.warn({ err: error }, 'ways to sign in not read')
    }
    return known?.providers ?? []
  }
  return { ...project, proofHours, fetchFor: () => retryingFetch, providers }
}

async function askProviders({ url, anonKey }: NonNullable<Environment['supabase']>) {
  const answer = await fetch(`${url}/auth/v1/settings`, {
    headers: { apikey: anonKey },
    signal: AbortSignal.timeout(patience),
  })
  if (!answer.ok) throw new Error(`The settings of the project answered ${answer.status}.`)
  const { external } = settings.parse(await answer.json())
  return Object.entries(external)
    .filter(([id, isOpen]) => isOpen && !notProviders.has(id))
    .map(([id]) => ({ id, name: names[id] ?? id.charAt(0).toUpperCase() + id.slice(1) }))
}
