import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AuthServer } from '@allure/auth-server'
import { badAddressOf, type Refusal } from './refusal.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { sendFreshAnswer } from './send-fresh-answer.ts'
import { toWebRequest, visitorAddress } from './web-request.ts'

const authPrefix = '/auth/v1/'
const describedBefore = /^\/\.well-known\/(?:oauth-authorization-server|openid-configuration)\/auth\/v1$/

/** Whether a path is the service's: below its own, or where libraries look for what it says of itself (RFC 8414). */
export function isAuthPath(path: string): boolean {
  return path.startsWith(authPrefix) || describedBefore.test(path)
}

type AuthDoorOptions = {
  server: AuthServer
  security: SecurityHeaders
  ownOrigin: string
  trustsProxy: boolean
}

export function createAuthDoor({ server, security, ownOrigin, trustsProxy }: AuthDoorOptions) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse, id: string): Promise<number> => {
    const left = new AbortController()
    outgoing.once('close', () => outgoing.writableFinished || left.abort())
    const request = await toWebRequest(incoming, ownOrigin, left.signal, { keepsOrigin: true })
    const response = await server.fetch(request, { address: visitorAddress(incoming, trustsProxy) })
    const body = Buffer.from(await response.arrayBuffer())
    return sendFreshAnswer(incoming, outgoing, response, body, security, id, 'none')
  }
}

// Not HEAD: it would be read as GET, and who looks at a mail's links before its reader would use them up.
const methods = new Set(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

export function authRefusalOf({ method = '', url = '' }: IncomingMessage): Refusal | undefined {
  if (methods.has(method)) return badAddressOf(url)
  return { status: 405, text: 'Method not allowed', headers: [['allow', [...methods].join(', ')]] }
}
