import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Application } from '#app/entry.application.ts'
import { recordReadings } from '@allure/content-engine'
import { wirePrefix } from '@allure/content-engine/wire'
import type { AccessLog } from './access-log.ts'
import { authRefusalOf, isAuthPath, type createAuthDoor } from './auth-door.ts'
import type { PageCache } from './cache/page-cache.ts'
import { sendStoredAnswer } from './cache/send-stored-answer.ts'
import { storeAnswer } from './cache/stored-answer.ts'
import type { createContentWire } from './content-wire.ts'
import type { createReadyDoor } from './ready-door.ts'
import { refusalOf, ruleOf, type PostRules, type Refusal } from './refusal.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { policyOf, sendFreshAnswer } from './send-fresh-answer.ts'
import { UnfinishedAnswerError } from './send-stream.ts'
import type { StaticFiles } from './static-files.ts'
import { BodyTooLargeError, toWebRequest, visitorAddress } from './web-request.ts'

type ListenerOptions = {
  application: Application
  contentWire: ReturnType<typeof createContentWire>
  authDoor: ReturnType<typeof createAuthDoor> | undefined
  readyDoor: ReturnType<typeof createReadyDoor>
  postRules: PostRules
  pages: PageCache
  files: StaticFiles
  security: SecurityHeaders
  accessLog: AccessLog
  ownOrigin: string
  trustsProxy: boolean
  isReady: () => Promise<boolean>
  onError: (error: unknown, id: string) => void
}

const pageLifetime = 5 * 60 * 1000
const pageQuality = 7

export function createListener(options: ListenerOptions) {
  const { pages, files, accessLog } = options
  const prefix = randomBytes(4).toString('hex')
  let count = 0

  return function listen(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const start = performance.now()
    const id = `${prefix}-${(++count).toString(36)}`
    const { method = '', url = '' } = incoming
    const path = url.includes('?') ? url.slice(0, url.indexOf('?')) : url
    const finish = (status: number) =>
      accessLog.write(id, method, path, status, Math.round((performance.now() - start) * 100) / 100)

    if (method === 'GET' || method === 'HEAD') {
      const stored = pages.get(url, Date.now()) ?? files.get(path)
      if (stored) return finish(sendStoredAnswer(incoming, outgoing, stored, id))
    }
    answer(incoming, outgoing, id, path, options)
      .catch((error: unknown) => fail(outgoing, error, id, options))
      .then(finish, () => finish(500))
  }
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  id: string,
  path: string,
  options: ListenerOptions,
): Promise<number> {
  const { security } = options
  if (path === '/healthz') return sendText(outgoing, { status: 200, text: 'ok' }, security, id)
  if (path === '/readyz') {
    const isReady = await options.isReady()
    const words = { status: isReady ? 200 : 503, text: isReady ? 'ready' : 'not ready' }
    return sendText(outgoing, words, security, id)
  }
  const authDoor = isAuthPath(path) ? options.authDoor : undefined
  const refusal = authDoor
    ? authRefusalOf(incoming)
    : refusalOf(incoming, options.ownOrigin, options.postRules)
  if (refusal) return refuse(outgoing, refusal, security, id)
  if (authDoor) return authDoor(incoming, outgoing, id)
  if (path.startsWith(wirePrefix)) return options.contentWire(incoming, outgoing, id)
  const ready = options.readyDoor(incoming, outgoing, id, path)
  return ready ?? answerByApplication(incoming, outgoing, id, path, options)
}

async function answerByApplication(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  id: string,
  path: string,
  { application, postRules, pages, security, ownOrigin, trustsProxy }: ListenerOptions,
): Promise<number> {
  const left = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) left.abort()
  })
  const { largestBody } = ruleOf(incoming.url ?? '', postRules) ?? {}
  const request = await toWebRequest(incoming, ownOrigin, left.signal, { largestBody })
  const { generation } = pages
  const facts = { id, address: visitorAddress(incoming, trustsProxy) }
  const { result, readings } = await recordReadings(async () => {
    const answered = await application.fetch(request, facts)
    return { response: answered, body: Buffer.from(await answered.arrayBuffer()) }
  })
  const { response, body } = result
  const readParameters = readParametersOf(response, incoming)
  if (!readParameters || !isStorable(request, path, response))
    return sendFreshAnswer(incoming, outgoing, response, body, security, id)
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream'
  const stored = await storeAnswer({
    body,
    contentType,
    headers: [...keptHeaders(response), policyOf(response, body)],
    security,
    quality: pageQuality,
    expiresAt: Date.now() + pageLifetime,
  })
  if (pages.generation === generation) pages.set(incoming.url ?? '/', readParameters, stored, readings)
  return sendStoredAnswer(incoming, outgoing, stored, id)
}

// Kept under the path as it was written: one that only became ours on reading (`/x/../contact`, `/contact#x`) is not.
function isStorable(request: Request, path: string, response: Response): boolean {
  return (
    request.method !== 'POST' &&
    response.status === 200 &&
    new URL(request.url).pathname === path &&
    /\bpublic\b/.test(response.headers.get('cache-control') ?? '') &&
    response.headers.getSetCookie().length === 0
  )
}

function keptHeaders(response: Response): [string, string][] {
  return [...response.headers].filter(
    ([name]) => !['content-type', 'content-length', 'content-security-policy', 'vary'].includes(name),
  )
}

// No-Vary-Search: params, except=("sport" "mois") — only the named ones make another page. Without it all of them do.
function readParametersOf(response: Response, { url = '' }: IncomingMessage): string[] | undefined {
  const header = response.headers.get('no-vary-search')
  if (header === null) return url.includes('?') ? undefined : []
  return [...header.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)
}

function sendText(
  outgoing: ServerResponse,
  { status, text, headers = [] }: Refusal,
  security: SecurityHeaders,
  id: string,
): number {
  outgoing.writeHead(status, [
    'content-type',
    'text/plain; charset=utf-8',
    'cache-control',
    'no-store',
    'x-request-id',
    id,
    ...headers.flat(),
    ...security.flat(),
  ])
  outgoing.end(`${text}\n`)
  return status
}

function refuse(outgoing: ServerResponse, refusal: Refusal, security: SecurityHeaders, id: string): number {
  const headers: [string, string][] = [...(refusal.headers ?? []), ['connection', 'close']]
  return sendText(outgoing, { ...refusal, headers }, security, id)
}

function fail(
  outgoing: ServerResponse,
  error: unknown,
  id: string,
  { onError, security }: ListenerOptions,
): number {
  if (error instanceof BodyTooLargeError)
    return refuse(outgoing, { status: 413, text: 'Body too large' }, security, id)
  if (error instanceof UnfinishedAnswerError) {
    onError(error, id)
    return 500
  }
  if (outgoing.destroyed || outgoing.headersSent) return 499
  onError(error, id)
  return refuse(outgoing, { status: 500, text: `Error ${id}` }, security, id)
}
