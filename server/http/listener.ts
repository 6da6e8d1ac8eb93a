import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Application } from '#app/entry.application.ts'
import { isPublic } from '#app/http/headers.ts'
import { isLeaving } from '@allure/auth-server/standalone/listener'
import { recordReadings } from '@allure/content-engine'
import { wirePrefix } from '@allure/content-engine/wire'
import type { OpenServices } from '../open-services.ts'
import { answerByAuthServer, authRefusalOf, isAuthPath } from './auth-endpoint.ts'
import type { PageCache } from './cache/page-cache.ts'
import { sendStoredAnswer } from './cache/send-stored-answer.ts'
import { storeAnswer } from './cache/stored-answer.ts'
import { answerByContent } from './content-wire.ts'
import type { Exchange } from './exchange.ts'
import { isFromThisMachine } from './from-this-machine.ts'
import { answerWithoutFramework } from './ready-answers.ts'
import { refusalOf, ruleOf, type Refusal } from './refusal.ts'
import { policyOf, sendFreshAnswer } from './send-fresh-answer.ts'
import { UnfinishedAnswerError } from './send-stream.ts'
import type { StaticFiles } from './static-files.ts'
import { BodyTooLargeError, toWebRequest, visitorAddress } from './web-request.ts'

export type ListenerOptions = OpenServices & {
  application: Application
  pages: PageCache
  files: StaticFiles
}

const pageLifetime = 5 * 60 * 1000
const pageQuality = 7

export function createListener(options: ListenerOptions) {
  const { pages, files, accessLog, security, ownOrigin, trustsProxy } = options
  const prefix = randomBytes(4).toString('hex')
  let count = 0

  return function listen(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const start = performance.now()
    const id = `${prefix}-${(++count).toString(36)}`
    const { method = '', url = '' } = incoming
    const path = url.includes('?') ? url.slice(0, url.indexOf('?')) : url
    const exchange = { incoming, outgoing, id, path, security, ownOrigin, trustsProxy }
    const finish = (status: number) =>
      accessLog.write(
        id,
        method,
        path,
        hasLeft(exchange) ? 499 : status,
        Math.round((performance.now() - start) * 100) / 100,
      )

    if (method === 'GET' || method === 'HEAD') {
      const stored = pages.get(url, Date.now()) ?? files.get(path)
      if (stored) return finish(sendStoredAnswer(exchange, stored))
    }
    answer(exchange, options)
      .catch((error: unknown) => fail(exchange, error, options))
      .then(finish, () => finish(500))
  }
}

async function answer(exchange: Exchange, options: ListenerOptions): Promise<number> {
  const { incoming, path } = exchange
  if (path === '/healthz') return sendText(exchange, { status: 200, text: 'ok' })
  if (path === '/readyz') {
    const isReady = !isLeaving(options.server) && (await options.database.isReachable())
    return sendText(exchange, { status: isReady ? 200 : 503, text: isReady ? 'ready' : 'not ready' })
  }
  const authServer = isAuthPath(path) ? options.authServer : undefined
  const refusal = authServer ? authRefusalOf(incoming) : refusalOf(exchange)
  if (refusal) return refuse(exchange, refusal)
  if (authServer) return answerByAuthServer(authServer, exchange)
  if (path.startsWith(wirePrefix)) return answerByContent(exchange, options)
  const ready = answerWithoutFramework(options.application.answerReady, exchange)
  return ready ?? answerByApplication(exchange, options)
}

async function answerByApplication(
  exchange: Exchange,
  { application, pages, security }: ListenerOptions,
): Promise<number> {
  const { incoming, id } = exchange
  const request = await toWebRequest(exchange, ruleOf(incoming.url ?? ''))
  const { generation } = pages
  const facts = { id, address: visitorAddress(exchange), isFromThisMachine: isFromThisMachine(incoming) }
  const { result, readings } = await recordReadings(async () => {
    const answered = await application.fetch(request, facts)
    return { response: answered, body: Buffer.from(await answered.arrayBuffer()) }
  })
  const { response, body } = result
  // However old (nothing expires before 0), what there was is better than « come back ».
  const kept = response.status === 503 && request.method === 'GET' && pages.get(incoming.url ?? '', 0)
  if (kept) return sendStoredAnswer(exchange, kept)
  const readParameters = readParametersOf(response, incoming)
  if (!readParameters || !isStorable(request, exchange.path, response))
    return sendFreshAnswer(exchange, response, body)
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
  return sendStoredAnswer(exchange, stored)
}

// Kept under the path as it was written: one that only became ours on reading (`/x/../contact`, `/contact#x`) is not.
function isStorable(request: Request, path: string, response: Response): boolean {
  return (
    request.method !== 'POST' &&
    response.status === 200 &&
    new URL(request.url).pathname === path &&
    isPublic(response.headers) &&
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

function sendText({ outgoing, security, id }: Exchange, { status, text, headers = [] }: Refusal): number {
  const own = ['content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store', 'x-request-id', id]
  outgoing.writeHead(status, [...own, ...headers.flat(), ...security.flat()])
  outgoing.end(`${text}\n`)
  return status
}

function refuse(exchange: Exchange, refusal: Refusal): number {
  return sendText(exchange, { ...refusal, headers: [...(refusal.headers ?? []), ['connection', 'close']] })
}

/** Whether its visitor hung up before the answer. */
function hasLeft({ incoming, outgoing }: Exchange): boolean {
  return incoming.socket.destroyed && !outgoing.writableFinished
}

function fail(exchange: Exchange, error: unknown, { logger }: ListenerOptions): number {
  const { outgoing, id } = exchange
  if (error instanceof BodyTooLargeError) return refuse(exchange, { status: 413, text: 'Body too large' })
  const isUnfinished = error instanceof UnfinishedAnswerError
  if (!isUnfinished && (hasLeft(exchange) || outgoing.headersSent)) return 499
  logger.error({ err: error, id }, 'request failed')
  return isUnfinished ? 500 : refuse(exchange, { status: 500, text: `Error ${id}` })
}
