import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as soon, setTimeout as wait } from 'node:timers/promises'
import type { AuthServer } from '../auth-server.ts'

const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"
const longestUrl = 2048
const mostBytes = 256 * 1024
const ownPath =
  /^\/(?:auth\/v1\/|\.well-known\/(?:oauth-authorization-server|openid-configuration)\/auth\/v1$)/
// Without HEAD: a mail scanner that looks at a link with it would use the link up.
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

type ListenerOptions = {
  server: AuthServer
  origin: string
  trustsProxy: boolean
  log: { error: (details: object, message: string) => void }
}

/** The service over HTTP: 400, 404, 405, 413 and 414 in plain text for what is not for it. */
export function authListener({ server, origin, trustsProxy, log }: ListenerOptions): RequestListener {
  return (incoming, outgoing) => {
    const { method = '', url = '' } = incoming
    if (!methods.includes(method))
      return refuse(outgoing, 405, 'Method not allowed', { allow: methods.join(', ') })
    if (url.length > longestUrl) return refuse(outgoing, 414, 'Address too long')
    const [path = ''] = url.split('?')
    if (!isWellFormed(url)) return refuse(outgoing, 400, 'Bad address')
    if (!ownPath.test(path)) return refuse(outgoing, 404, 'Not found')
    answer(incoming, outgoing).catch((error: unknown) => {
      if (outgoing.destroyed) return
      log.error({ err: error }, 'request failed')
      outgoing.destroy()
    })
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readBody(incoming)
    if (!body) return refuse(outgoing, 413, 'Body too large')
    const left = new AbortController()
    outgoing.once('close', () => outgoing.writableFinished || left.abort())
    const headers = new Headers()
    for (const [name, values] of Object.entries(incoming.headersDistinct))
      for (const value of values ?? []) headers.append(name, value)
    const request = new Request(new URL(incoming.url ?? '/', origin), {
      method: incoming.method ?? 'GET',
      headers,
      signal: left.signal,
      body: body.length > 0 && incoming.method !== 'GET' ? new Uint8Array(body) : null,
    })
    const response = await server.fetch(request, { address: visitorAddress(incoming, trustsProxy) })
    const content = Buffer.from(await response.arrayBuffer())
    outgoing.setHeaders(response.headers)
    outgoing.setHeader('content-security-policy', closedPolicy)
    outgoing.writeHead(response.status).end(content)
  }
}

export function answerBrokenRequests(server: Server): void {
  const statuses: Record<string, string> = {
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const status = statuses[error.code ?? ''] ?? '400 Bad Request'
    socket.end(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Security-Policy: ${closedPolicy}\r\nContent-Length: 0\r\n\r\n`,
    )
  })
}

export function notReadyYet({ url }: IncomingMessage, outgoing: ServerResponse): void {
  if (url === '/healthz') refuse(outgoing, 200, 'ok')
  else refuse(outgoing, 503, 'not ready', { 'retry-after': '2' })
}

const leaving = new WeakSet<Server>()

/** Whether a server is about to end: it is ready for nobody. */
export const isLeaving = (server: Server) => leaving.has(server)

/** Tells everybody, for some ms, that the server is about to end: each answer is the last of its connection. */
export async function sayLeaving(server: Server, notice: number): Promise<void> {
  if (leaving.has(server)) return
  leaving.add(server)
  server.prependListener('request', (_, outgoing) => {
    outgoing.shouldKeepAlive = false
  })
  await wait(notice)
}

/** Takes no new connection and waits for the requests under way, ten seconds at most. */
export async function drain(server: Server): Promise<void> {
  await sayLeaving(server, 0)
  // Just after all that has arrived was read: a connection is idle only when no request is on its way on it.
  await soon()
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection whose last answer has just left would otherwise wait for a next request.
  const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), 100)
  const timer = setTimeout(() => server.closeAllConnections(), 10_000)
  await closed
  clearInterval(sweep)
  clearTimeout(timer)
}

function refuse(
  outgoing: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const plain = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': closedPolicy,
    connection: 'close',
  }
  outgoing.writeHead(status, { ...plain, ...headers }).end(`${text}\n`)
}

function isWellFormed(url: string): boolean {
  try {
    return /^\/(?![/\\])/.test(url) && decodeURIComponent(url) !== ''
  } catch {
    return false
  }
}

async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming) {
    bytes += chunk.length
    if (bytes > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function visitorAddress(incoming: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? incoming.headers['x-forwarded-for'] : undefined
  const nearest = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined
  return nearest || incoming.socket.remoteAddress || 'unknown'
}
