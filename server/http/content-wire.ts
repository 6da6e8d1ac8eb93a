import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Application } from '#app/entry.application.ts'
import { visitorKey } from '#app/http/rate-limit.server.ts'
import { recordReadings } from '@allure/content-engine'
import { answerContentRequest, type Wire } from '@allure/content-engine/wire'
import type { PageCache } from './cache/page-cache.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { sendFreshAnswer } from './send-fresh-answer.ts'
import { sendLongAnswer } from './send-long-answer.ts'
import { statementBudget } from './statement-budget.ts'
import { toWebRequest, visitorAddress } from './web-request.ts'

type ContentWireOptions = {
  wire: Wire
  pages: PageCache
  security: SecurityHeaders
  ownOrigin: string
  trustsProxy: boolean
  openVisitor: Application['openVisitor']
}

export function createContentWire(options: ContentWireOptions) {
  const { wire, pages, security, ownOrigin, trustsProxy, openVisitor } = options
  const budget = statementBudget()

  return async (incoming: IncomingMessage, outgoing: ServerResponse, id: string): Promise<number> => {
    const left = new AbortController()
    outgoing.once('close', () => outgoing.writableFinished || left.abort())
    const request = await toWebRequest(incoming, ownOrigin, left.signal)
    const address = visitorAddress(incoming, trustsProxy)
    const key = visitorKey(address)
    const visitor = openVisitor(request, address)
    const caller = {
      standing: visitor.access,
      secondsToWait: () => budget.secondsToWait(key),
      spend: (milliseconds: number) => budget.spend(key, milliseconds),
    }
    const { generation } = pages
    const { result: response, readings } = await recordReadings(async () =>
      visitor.answerWithSession(await answerContentRequest(request, wire, caller)),
    )
    if (response.body && response.headers.get('content-type')?.startsWith('text/plain')) {
      const keep = { pages, generation, readings, isAtItsAddress: isAtItsAddress(request, incoming) }
      return sendLongAnswer(incoming, outgoing, response, response.body, keep, security, id)
    }
    const body = Buffer.from(await response.arrayBuffer())
    return sendFreshAnswer(incoming, outgoing, response, body, security, id, 'quick')
  }
}

function isAtItsAddress(request: Request, { url = '' }: IncomingMessage): boolean {
  return new URL(request.url).pathname === url.split('?')[0]
}
