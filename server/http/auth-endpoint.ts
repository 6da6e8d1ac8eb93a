import type { IncomingMessage } from 'node:http'
import type { AuthServer } from '@allure/auth-server'
import type { Exchange } from './exchange.ts'
import { badAddressOf, type Refusal } from './refusal.ts'
import { sendFreshAnswer } from './sending/send-fresh-answer.ts'
import { toWebRequest, visitorAddress } from './web-request.ts'

const authPrefix = '/auth/v1/'
const describedBefore = /^\/\.well-known\/(?:oauth-authorization-server|openid-configuration)\/auth\/v1$/

/** Whether a path is the service's: below its own, or where libraries look for what it says of itself (RFC 8414). */
export function isAuthPath(path: string): boolean {
  return path.startsWith(authPrefix) || describedBefore.test(path)
}

export async function answerByAuthServer(server: AuthServer, exchange: Exchange): Promise<number> {
  const request = await toWebRequest(exchange, { keepsOrigin: true })
  const response = await server.fetch(request, { address: visitorAddress(exchange) })
  return sendFreshAnswer(exchange, response, Buffer.from(await response.arrayBuffer()), 'none')
}

// Not HEAD: it would be read as GET, and who looks at a mail's links before its reader would use them up.
const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export function authRefusalOf({ method = '', url = '' }: IncomingMessage): Refusal | undefined {
  if (methods.has(method)) return badAddressOf(url)
  return { status: 405, text: 'Method not allowed', headers: [['allow', [...methods].join(', ')]] }
}
