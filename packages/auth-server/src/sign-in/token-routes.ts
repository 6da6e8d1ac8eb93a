import { z } from 'zod'
import { AuthError } from '../errors/auth-error.ts'
import { parse } from '../http/parse.ts'
import type { Call, Route } from '../http/route.ts'
import { exchangeCode } from '../pkce/exchange-code.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { tokenResponse } from '../sessions/token-response.ts'
import { refuseIdToken, refuseWeb3 } from './refused-grants.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

const refreshForm = z.object({ refresh_token: z.string() })

/** The one address where a session begins or goes on, by its `grant_type`. */
export const tokenRoutes: readonly Route[] = [
  { method: 'POST', path: '/token', limit: 'token', answer: answerToken },
]

async function answerToken(call: Call): Promise<Response> {
  const grantType = call.url.searchParams.get('grant_type')
  if (grantType === 'password') return signInWithPassword(call)
  if (grantType === 'refresh_token') return refresh(call)
  if (grantType === 'pkce') return exchangeCode(call)
  if (grantType === 'id_token') return refuseIdToken(call)
  if (grantType === 'web3') return refuseWeb3()
  throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
}

async function refresh({ backend, address, json }: Call): Promise<Response> {
  const { refresh_token: token } = parse(refreshForm, await json())
  return tokenResponse(await refreshSession(backend, token, { address }))
}
