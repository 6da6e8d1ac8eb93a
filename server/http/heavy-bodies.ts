import type { Application } from '#app/entry.application.ts'
import { concurrencyLimit } from '@allure/auth-server/concurrency-limit'
import type { Exchange } from './exchange.ts'
import { isFromThisMachine } from './from-this-machine.ts'
import { ruleOf } from './refusal.ts'
import { sendFreshAnswer } from './sending/send-fresh-answer.ts'
import { visitorAddress } from './web-request.ts'

const mostWaiting = 8

/** Lets bodies of megabytes in one at a time: memory never holds two. Whoever the page does not open to is told what the page tells them. */
export function heavyBodies(application: Application) {
  const oneByOne = concurrencyLimit(1, mostWaiting)
  return async (exchange: Exchange, answer: () => Promise<number>): Promise<number> => {
    const { method, url = '' } = exchange.incoming
    if (method !== 'POST' || !ruleOf(url)?.isHeavy) return answer()
    const page = await pageOf(application, exchange)
    if (page.status !== 200) return sendFreshAnswer(exchange, page, Buffer.from(await page.arrayBuffer()))
    return oneByOne(answer)
  }
}

function pageOf(application: Application, exchange: Exchange): Promise<Response> {
  const { incoming, id, ownOrigin } = exchange
  const { cookie = '', 'user-agent': browser = '' } = incoming.headers
  const request = new Request(new URL(incoming.url ?? '/', ownOrigin), {
    headers: { cookie, 'user-agent': browser },
  })
  return application.fetch(request, {
    id,
    address: visitorAddress(exchange),
    isFromThisMachine: isFromThisMachine(incoming),
  })
}
