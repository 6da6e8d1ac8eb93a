import * as oauth from 'oauth4webapi'
import type { Backend } from '../backend.ts'
import { type OAuthErrorCode, type ErrorCode, invalid } from '../errors/auth-error.ts'
import type { ProviderSettings } from '../settings.ts'

export type OpenProvider = {
  settings: ProviderSettings
  server: oauth.AuthorizationServer
  client: oauth.Client
  clientAuth: oauth.ClientAuth
  http: { [oauth.allowInsecureRequests]: boolean; signal: () => AbortSignal }
  keyCache: oauth.JWKSCacheInput
}

type Known = { readAt: number; opened: Promise<Omit<OpenProvider, 'client'>> }

const freshMilliseconds = 3_600_000

const patienceMilliseconds = 8000

const known = new WeakMap<ProviderSettings, Known>()

export function requireProvider(backend: Backend, name: string): ProviderSettings {
  const provider = backend.settings.providers.find(({ id }) => id === name)
  if (provider) return provider
  const said = `Unsupported provider: ${JSON.stringify(name.slice(0, 40))} is not enabled`
  throw invalid(said)
}

/** A provider's discovery document is read again every hour; failures are not cached. Throws ProviderError. */
export async function openProvider(backend: Backend, settings: ProviderSettings): Promise<OpenProvider> {
  const at = backend.now().getTime()
  const present = known.get(settings)
  const isFresh = present !== undefined && Math.abs(at - present.readAt) < freshMilliseconds
  const used = isFresh ? present : { readAt: at, opened: discover(settings) }
  known.set(settings, used)
  try {
    return { ...(await used.opened), client: clientOf(settings, at) }
  } catch (error) {
    if (known.get(settings) === used) known.delete(settings)
    backend.log.error({ provider: settings.id, reason: reasonOf(error) }, 'a provider cannot be reached')
    throw new ProviderError('server_error', 'unexpected_failure', 'The provider cannot be reached')
  }
}

/** What may be written down of an error: never its cause, which may hold tokens. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
}

async function discover(settings: ProviderSettings): Promise<Omit<OpenProvider, 'client'>> {
  const issuer = new URL(settings.issuer)
  const http = {
    // The settings let plain http pass for a loopback issuer only.
    [oauth.allowInsecureRequests]: issuer.protocol === 'http:',
    signal: () => AbortSignal.timeout(patienceMilliseconds),
  }
  const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, http))
  if (!server.authorization_endpoint || !server.token_endpoint || !server.jwks_uri)
    throw new Error('The provider does not say where its endpoints are.')
  return { settings, server, http, clientAuth: clientAuthOf(settings, server), keyCache: {} }
}

function clientAuthOf({ clientSecret }: ProviderSettings, server: oauth.AuthorizationServer) {
  if (clientSecret === undefined) return oauth.None()
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const isBasic = methods.includes('client_secret_basic')
  return isBasic ? oauth.ClientSecretBasic(clientSecret) : oauth.ClientSecretPost(clientSecret)
}

function clientOf({ clientId }: ProviderSettings, at: number): oauth.Client {
  const ahead = Math.round((at - Date.now()) / 1000)
  return { client_id: clientId, [oauth.clockSkew]: ahead, [oauth.clockTolerance]: 30 }
}

export class ProviderError extends Error {
  override readonly name = 'ProviderRefused'
  readonly error: OAuthErrorCode | (string & {})
  readonly errorCode: ErrorCode

  constructor(error: OAuthErrorCode | (string & {}), errorCode: ErrorCode, description: string) {
    super(description)
    this.error = error
    this.errorCode = errorCode
  }
}
