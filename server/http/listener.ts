import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Application } from '#app/entry.application.ts'
import { isPublic } from '#app/http/headers.ts'
import { unknownPageHeader } from '#app/http/page/inward-headers.ts'
import { TooBusyError } from '@allure/auth-server/concurrency-limit'
import { isAway } from '@allure/auth-server/postgres'
import { isLeaving } from '@allure/auth-server/standalone/listener'
import { recordReadings } from '@allure/content-engine'
import { wirePrefix } from '@allure/content-engine/wire'
import type { OpenServices } from '../open-services.ts'
import { answerByAuthServer, authRefusalOf, isAuthPath } from './auth-endpoint.ts'
import { type PageCache, pageLifetime } from './cache/page-cache.ts'
import { rawHeader, sendStoredAnswer } from './cache/send-stored-answer.ts'
import { storeAnswer } from './cache/stored-answer.ts'
import { answerByContent } from './content-wire.ts'
import type { Exchange } from './exchange.ts'
import { isFromThisMachine } from './from-this-machine.ts'
import { heavyBodies } from './heavy-bodies.ts'
import { answerWithoutFramework } from './ready-answers.ts'
import { isMalformed, refusalOf, ruleOf, tooLarge } from './refusal.ts'
import { inwardNames, policyHeader, policyOf, sendFreshAnswer } from './sending/send-fresh-answer.ts'
import { UnfinishedAnswerError } from './sending/send-stream.ts'
import { isStreamed, sendStreamed } from './sending/send-streamed.ts'
import { refuse, sendText } from './sending/send-text.ts'
import type { StaticFiles } from './static-files.ts'
import { turns } from './turns.ts'
import { unknownPages, type SendUnknownPage } from './unknown-pages.ts'
import { BodyTooLargeError, toWebRequest, visitorAddress } from './web-request.ts'

export type ListenerOptions = OpenServices & {
  application: Application
  pages: PageCache
  files: StaticFiles
}

type Tools = ListenerOptions & {
  unknown: SendUnknownPage
  inTurn: ReturnType<typeof turns>
  heavy: ReturnType<typeof heavyBodies>
}

// A second of work or two in line, however many ask: whoever comes then is better told to come back.
const mostAtWork = 64
const mostWaiting = 400
const secondsToComeBack = '5'

const pageQuality = 7

export function createListener(options: ListenerOptions) {
  const { application, pages, files, accessLog, security, ownOrigin, trustsProxy } = options
  const prefix = randomBytes(4).toString('hex')
  const tools: Tools = {
    ...options,
    unknown: unknownPages(options),
    inTurn: turns(mostAtWork, mostWaiting),
    heavy: heavyBodies(options.application),
  }
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

    if ((method === 'GET' || method === 'HEAD') && !isMalformed(incoming)) {
      const page = pages.get(url, Date.now())
      const stored = page ?? files.get(path)
      if (page && method === 'GET') application.countPage(path, (name) => rawHeader(incoming, name))
      if (stored) return finish(sendStoredAnswer(exchange, stored))
    }
    answer(exchange, tools)
      .catch((error: unknown) => fail(exchange, error, options))
      .then(finish, () => finish(500))
  }
}

async function answer(exchange: Exchange, options: Tools): Promise<number> {
  const { incoming, path } = exchange
  if (isMalformed(incoming)) return refuse(exchange, { status: 400, text: 'Bad request' })
  if (path === '/healthz') return sendText(exchange, { status: 200, text: 'ok' })
  if (path === '/readyz') {
    const isReady = !isLeaving(options.server) && (await options.database.isReachable())
    return sendText(exchange, { status: isReady ? 200 : 503, text: isReady ? 'ready' : 'not ready' })
  }
  const authServer = isAuthPath(path) ? options.authServer : undefined
  const refusal = authServer ? authRefusalOf(incoming) : refusalOf(exchange)
  if (refusal) return refuse(exchange, refusal)
  if (authServer) return answerByAuthServer(authServer, exchange)
  const { method, url = '', headers } = incoming
  if (method === 'POST' && (await options.application.hearOfPage(url, headers['user-agent'])))
    return sendText(exchange, { status: 204, text: '' })
  if (path.startsWith(wirePrefix)) return answerByContent(exchange, options)
  const ready = answerWithoutFramework(options.application.answerReady, exchange)
  if (ready !== undefined) return ready
  return (
    (await answerUnknown(exchange, options)) ??
    options.heavy(exchange, () => answerByApplication(exchange, options))
  )
}

async function answerUnknown(
  exchange: Exchange,
  { application, unknown }: Tools,
): Promise<number | undefined> {
  const { method, url = '', headers } = exchange.incoming
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const asked = { url, userAgent: headers['user-agent'], cookie: headers.cookie }
  const sentence = await application.unknownAddress(asked).catch(unlessAway)
  if (sentence === 'bare') return sendText(exchange, { status: 404, text: '404' })
  return sentence === undefined ? undefined : unknown(exchange, sentence)
}

// The application serves what was kept, or says to come back.
function unlessAway(error: unknown): undefined {
  if (!isAway(error)) throw error
}

async function answerByApplication(
  exchange: Exchange,
  { application, pages, security, unknown, inTurn, server }: Tools,
): Promise<number> {
  const { incoming, id } = exchange
  const request = await toWebRequest(exchange, ruleOf(incoming.url ?? ''))
  const { generation } = pages
  const facts = { id, address: visitorAddress(exchange), isFromThisMachine: isFromThisMachine(incoming) }
  const { result, readings } = await inTurn(() =>
    recordReadings(async () => {
      request.signal.throwIfAborted()
      const answered = await application.fetch(request, facts)
      const body = isStreamed(answered) ? undefined : Buffer.from(await answered.arrayBuffer())
      return { response: answered, body }
    }),
  )
  const { response, body } = result
  if (!body) return sendStreamed(exchange, response, server)
  // However old (nothing expires before 0), what there was is better than « come back ».
  const kept = response.status === 503 && request.method === 'GET' && pages.get(incoming.url ?? '', 0)
  if (kept) return sendStoredAnswer(exchange, kept)
  const sentence = response.headers.get(unknownPageHeader)
  if (sentence) return unknown(exchange, sentence, ownHeaders(response))
  if (incoming.method === 'GET' && response.status === 200)
    application.countPage(exchange.path, (name) => rawHeader(incoming, name))
  const readParameters = readParametersOf(response, incoming)
  if (!readParameters || !isStorable(request, exchange.path, response))
    return sendFreshAnswer(exchange, response, body)
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream'
  const stored = await storeAnswer({
    body,
    contentType,
    headers: [...keptHeaders(response), [policyHeader, policyOf(response)]],
    security,
    quality: pageQuality,
    expiresAt: Date.now() + pageLifetime,
  })
  if (pages.generation === generation) pages.set(incoming.url ?? '/', readParameters, stored, readings)
  return sendStoredAnswer(exchange, stored)
}

// Kept under the path as it was written: one that only became ours on reading (`/x/../contact`) is not.
function isStorable(request: Request, path: string, response: Response): boolean {
  return (
    request.method !== 'POST' &&
    response.status === 200 &&
    new URL(request.url).pathname === path &&
    isPublic(response.headers) &&
    response.headers.getSetCookie().length === 0
  )
}

// Of an answer whose page is another one.
function ownHeaders(response: Response): string[] {
  const kept = keptHeaders(response).filter(([name]) => name !== 'set-cookie')
  return [...kept, ...response.headers.getSetCookie().map((cookie) => ['set-cookie', cookie])].flat()
}

const notKept = new Set(['content-type', 'content-length', policyHeader, 'vary', ...inwardNames])

function keptHeaders(response: Response): [string, string][] {
  return [...response.headers].filter(([name]) => !notKept.has(name))
}

// No-Vary-Search: params, except=("sport" "mois") — only the named ones make another page. Without it all of them do.
function readParametersOf(response: Response, { url = '' }: IncomingMessage): string[] | undefined {
  const header = response.headers.get('no-vary-search')
  if (header === null) return url.includes('?') ? undefined : []
  return [...header.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)
}

const busy = 'Le site est très demandé. Réessayez dans quelques secondes.'
const away = 'Le site reprend son souffle. Réessayez dans quelques secondes.'

const comeBack = (text: string) => ({
  status: 503 as const,
  text,
  headers: [['retry-after', secondsToComeBack] as [string, string]],
})

/** Whether its visitor hung up before the answer. */
function hasLeft({ incoming, outgoing }: Exchange): boolean {
  // Of a connection that is gone the request may have lost its socket.
  const { socket }: { socket: Socket | null } = incoming
  return socket?.destroyed !== false && !outgoing.writableFinished
}

function fail(exchange: Exchange, error: unknown, { logger }: ListenerOptions): number {
  const { outgoing, id } = exchange
  if (error instanceof BodyTooLargeError) return refuse(exchange, tooLarge(error.largest))
  if (error instanceof TooBusyError) return refuse(exchange, comeBack(busy))
  const isUnfinished = error instanceof UnfinishedAnswerError
  if (!isUnfinished && (hasLeft(exchange) || outgoing.headersSent)) return 499
  if (isAway(error)) {
    logger.error({ err: error, id }, 'database away')
    return refuse(exchange, comeBack(away))
  }
  logger.error({ err: error, id }, 'request failed')
  return isUnfinished ? 500 : refuse(exchange, { status: 500, text: `Error ${id}` })
}
