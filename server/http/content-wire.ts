import { visitorKey } from '#app/http/rate-limit.server.ts'
import { recordReadings } from '@allure/content-engine'
import { answerContentRequest } from '@allure/content-engine/wire'
import type { Exchange } from './exchange.ts'
import type { ListenerOptions } from './listener.ts'
import { sendFreshAnswer } from './sending/send-fresh-answer.ts'
import { sendLongAnswer } from './sending/send-long-answer.ts'
import { statementBudget } from './statement-budget.ts'
import { toWebRequest, visitorAddress } from './web-request.ts'

const budget = statementBudget()

export async function answerByContent(
  exchange: Exchange,
  { services, queries, application, pages }: ListenerOptions,
): Promise<number> {
  const request = await toWebRequest(exchange)
  const address = visitorAddress(exchange)
  const key = visitorKey(address)
  const visitor = application.openVisitor(request, address)
  const caller = {
    standing: visitor.access,
    secondsToWait: () => budget.secondsToWait(key),
    spend: (milliseconds: number) => budget.spend(key, milliseconds),
  }
  const { generation } = pages
  const { result: response, readings } = await recordReadings(async () =>
    visitor.answerWithSession(
      await answerContentRequest(request, { content: services.content, queries }, caller),
    ),
  )
  if (response.body && response.headers.get('content-type')?.startsWith('text/plain')) {
    const isAtItsAddress = new URL(request.url).pathname === exchange.path
    return sendLongAnswer(exchange, response, response.body, { pages, generation, readings, isAtItsAddress })
  }
  return sendFreshAnswer(exchange, response, Buffer.from(await response.arrayBuffer()), 'quick')
}
