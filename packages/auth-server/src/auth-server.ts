import { randomUUID } from 'node:crypto'
import { adminRoutes } from './admin/admin-routes.ts'
import type { Backend } from './backend.ts'
import { AuthError } from './errors/auth-error.ts'
import { errorResponse } from './errors/error-response.ts'
import { OAuthError } from './errors/oauth-error.ts'
import { factorsRoutes } from './factors/factors-routes.ts'
import { preflight, withCommonHeaders } from './http/cors.ts'
import { routeFinder } from './http/find-route.ts'
import { readJson } from './http/read-body.ts'
import type { Call, Route } from './http/route.ts'
import { oauthServerRoutes } from './oauth-server/oauth-server-routes.ts'
import { sendingRoutes } from './one-time-tokens/sending-routes.ts'
import { providerRoutes } from './providers/provider-routes.ts'
import { serviceRoutes } from './service/service-routes.ts'
import { endSession } from './sessions/end-session.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { tokenRoutes } from './sign-in/token-routes.ts'
import { signUpRoutes } from './sign-up/sign-up-routes.ts'
import { forgetExpired } from './upkeep/forget-expired.ts'
import { accountTraces, type AccountTrace } from './users/account-traces.ts'
import { userRoutes } from './users/user-routes.ts'
import { verifyRoutes } from './verification/verify-routes.ts'

/** `address`: the visitor's own, whoever carried the request. */
export type AuthServer = {
  fetch: (request: Request, visitor: { address: string }) => Promise<Response>
  /** Removes what has served its time, for once a day: how many rows of each table. */
  forgetExpired: () => Promise<Record<string, number>>
  /** What was noted of the use of an account, for its owner. */
  tracesOf: (userId: string) => Promise<AccountTrace[]>
  /** Ends one session of an account. Whether there was one. */
  endSession: (session: { userId: string; sessionId: string }) => Promise<boolean>
}

/**
 * The authentication service below its public address. Answers every request; what goes wrong by itself is logged
 * under a number which the answer tells.
 */
export function authServer(backend: Backend): AuthServer {
  const findRoute = routeFinder(routes)
  const base = new URL(backend.publicUrl).pathname.replace(/\/$/, '')
  return {
    forgetExpired: () => forgetExpired(backend),
    endSession: (session) => endSession(backend, session),
    tracesOf: (userId) => accountTraces(backend, userId),
    async fetch(request, { address }) {
      if (request.method === 'OPTIONS') return preflight()
      try {
        return withCommonHeaders(await answer(request, address))
      } catch (error) {
        return withCommonHeaders(refusal(error, request))
      }
    },
  }

  async function answer(request: Request, address: string): Promise<Response> {
    const url = new URL(request.url)
    const path = pathBelow(base, url.pathname)
    const found = findRoute(request.method, path)
    if (found === 'path') throw new AuthError(404, 'validation_failed', 'Not found')
    if (found === 'method') throw new AuthError(405, 'validation_failed', 'Method not allowed')
    const { route, parameters } = found
    if (route.limit) await backend.limits.consume(route.limit, route.path, address)
    const call: Call = { backend, request, url, parameters, address, json: () => readJson(request) }
    return route.answer(call)
  }

  function refusal(error: unknown, request: Request): Response {
    const requestId = randomUUID()
    if (!(error instanceof AuthError || error instanceof OAuthError))
      backend.log.error({ err: error, id: requestId }, 'authentication failed unexpectedly')
    return errorResponse(error, request, { requestId })
  }
}

/** Libraries look for what a service says of itself before its path as well as below (RFC 8414, section 3.1). */
function pathBelow(base: string, pathname: string): string {
  if (pathname.startsWith(`${base}/`)) return pathname.slice(base.length)
  const isBefore = pathname.startsWith('/.well-known/') && base !== '' && pathname.endsWith(base)
  return isBefore ? pathname.slice(0, -base.length) : pathname
}

/** Every address of the service. */
const routes: readonly Route[] = [
  ...signUpRoutes,
  ...tokenRoutes,
  ...sendingRoutes,
  ...verifyRoutes,
  ...sessionRoutes,
  ...userRoutes,
  ...factorsRoutes,
  ...adminRoutes,
  ...oauthServerRoutes,
  ...providerRoutes,
  ...serviceRoutes,
]
