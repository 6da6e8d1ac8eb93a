import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { accountTraces } from './audit-log.ts'
import type { Backend } from './backend.ts'
import { TooBusyError } from './concurrency/concurrency-limit.ts'
import { authDatabase } from './database.ts'
import { deleteExpired } from './delete-expired.ts'
import { serverKeyOf } from './encryption.ts'
import { AuthError, OAuthError, invalid, errorResponse, type ErrorCode } from './errors/auth-error.ts'
import { type Call, methods, readJson, routeFinder } from './http/call.ts'
import { ownCounts, sharedCounts } from './limits/act-counts.ts'
import { addressLimits } from './limits/address-limits.ts'
import { sendingLimits } from './limits/sending-limits.ts'
import type { AccountPolicy } from './policy.ts'
import { isAway } from './postgres.ts'
import { redirectPolicy } from './redirects/redirect-policy.ts'
import { routes } from './routes.ts'
import { endSession } from './sessions/session.ts'
import { type AuthSettingsInput, authSettings } from './settings.ts'

export type AuthServerOptions = Pick<Backend, 'keys' | 'now' | 'sendMail' | 'sendSms' | 'log'> & {
  settings: AuthSettingsInput
  pool: Pool
  secret: string
  policy?: AccountPolicy
  /** Other instances use the same database: limits are counted in it, for all of them. */
  sharesDatabase?: boolean
}

type VisitorFacts = Pick<Call, 'address' | 'deviceOf' | 'isProof'> & Partial<Pick<Call, 'userAgent'>>

export type AuthServer = ReturnType<typeof openAuthServer>

/** Opens the service on a database whose schema `auth` is up to date (`migrateAuth`). Throws when a setting is wrong. */
export function openAuthServer({
  settings: given,
  pool,
  secret,
  policy = {},
  sharesDatabase = false,
  ...outside
}: AuthServerOptions) {
  const settings = authSettings.parse(given)
  const publicUrl = settings.publicUrl ?? `${settings.siteUrl.replace(/\/+$/, '')}/auth/v1`
  const serverKey = serverKeyOf(secret)
  const counts = sharesDatabase ? sharedCounts(serverKey) : ownCounts()
  const backend: Backend = {
    ...outside,
    policy,
    settings,
    publicUrl,
    database: authDatabase(pool),
    serverKey,
    redirectTo: redirectPolicy({ siteUrl: settings.siteUrl, allowList: settings.redirectAllowList }),
    limits: addressLimits(settings.limits, counts),
    sendings: sendingLimits(settings, counts),
  }
  const findRoute = routeFinder(routes)
  const base = new URL(publicUrl).pathname.replace(/\/$/, '')
  return {
    /** Removes what has served its time, for once a day: how many rows of each table. */
    forgetExpired: () => deleteExpired(backend),
    endSession: (session: { userId: string; sessionId: string }) => endSession(backend, session),
    tracesOf: (userId: string) => accountTraces(backend, userId),
    /** `deviceOf`: the device of the visitor by which the caller knows that an account (its address or number) has signed in on it. */
    async fetch(request: Request, visitor: VisitorFacts): Promise<Response> {
      if (request.method === 'OPTIONS') return preflight()
      const response = await answer(request, visitor).catch((error: unknown) => refusal(error, request))
      // Any site may ask: nobody is known by a cookie here. Nothing is kept by caches unless the route says so.
      response.headers.set('access-control-allow-origin', '*')
      response.headers.set('access-control-expose-headers', exposed)
      response.headers.set('x-content-type-options', 'nosniff')
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
      return response
    },
  }

  async function answer(request: Request, visitor: VisitorFacts): Promise<Response> {
    const { address } = visitor
    const url = new URL(request.url)
    const path = pathBelow(base, url.pathname)
    const found = findRoute(request.method, path)
    if (found === 'path') throw invalid('Not found', 404)
    if (found === 'method') throw invalid('Method not allowed', 405)
    const { route, parameters } = found
    if (route.limit) await backend.limits.consume(backend, route.limit, route.path, address)
    const userAgent = visitor.userAgent ?? request.headers.get('user-agent') ?? ''
    const asked = { request, url, parameters, ...visitor, userAgent, json: () => readJson(request) }
    return route.handler({ ...backend, ...asked })
  }

  function refusal(error: unknown, request: Request): Response {
    const requestId = randomUUID()
    if (error instanceof TooBusyError)
      return comeBack('over_request_rate_limit', 'Too many passwords at once, try again later')
    if (isAway(error)) {
      backend.log.error({ err: error, id: requestId }, 'database away')
      return comeBack('request_timeout', 'The database cannot be reached, try again later')
    }
    if (!(error instanceof AuthError || error instanceof OAuthError))
      backend.log.error({ err: error, id: requestId }, 'authentication failed unexpectedly')
    return errorResponse(error, request, { requestId })

    function comeBack(code: ErrorCode, message: string): Response {
      const response = errorResponse(new AuthError(503, code, message), request, { requestId })
      response.headers.set('retry-after', secondsToComeBack)
      return response
    }
  }
}

const secondsToComeBack = '5'

/** Libraries look for what a service says of itself before its path as well as below (RFC 8414, section 3.1). */
function pathBelow(base: string, pathname: string): string {
  if (pathname.startsWith(`${base}/`)) return pathname.slice(base.length)
  const isBefore = pathname.startsWith('/.well-known/') && base !== '' && pathname.endsWith(base)
  return isBefore ? pathname.slice(0, -base.length) : pathname
}

const allowed = 'apikey, authorization, content-type, x-client-info, x-supabase-api-version, redirect_to'

const exposed = 'X-Total-Count, Link, X-Supabase-Api-Version'

function preflight(): Response {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': allowed,
    'access-control-max-age': '600',
  }
  return new Response(null, { status: 204, headers })
}
