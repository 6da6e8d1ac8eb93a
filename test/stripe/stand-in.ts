import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { checkoutPage } from './checkout-page.ts'
import { declineCard, expireCheckout, payCheckout } from './happenings.ts'
import { openProtocol, type Call } from './protocol.ts'
import { refusal, type Records, type Refund, type Session, type StripeEvent } from './records.ts'
import { postWebhook } from './webhooks.ts'

/**
 * How a call fails. `500` and `402`: answered so, not done. `hang`: never answered, not done. `lost`: done, but the
 * connection breaks before the answer.
 */
type Fault = '500' | '402' | 'hang' | 'lost'

export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>

const secretKey = 'sk_test_standin'
const webhookSecret = 'whsec_standin'

/** Stands for Stripe: the calls we make, the page buyers see, the webhook events. In memory, on this machine. */
export async function startStripeStandIn() {
  const records: Records = { sessions: new Map(), refunds: [], events: [] }
  const asked: Call[] = []
  const faults: { path: RegExp; fault: Fault }[] = []
  const posts: Promise<number>[] = []
  const settings: { now: () => Date; webhooksTo: string | undefined; refundStatus: Refund['status'] } = {
    now: () => new Date(),
    webhooksTo: undefined,
    refundStatus: 'succeeded',
  }
  const server = createServer(answer)
  let port = 0

  const sendEvents = (events: StripeEvent[]) => {
    records.events.push(...events)
    const to = settings.webhooksTo
    if (to)
      for (const event of events) posts.push(postWebhook(to, event, { secret: webhookSecret }).catch(() => 0))
  }
  const url = () => `http://127.0.0.1:${port}`
  const refundStatus = () => settings.refundStatus
  const protocol = openProtocol({
    records,
    secretKey,
    url,
    now: () => settings.now(),
    sendEvents,
    refundStatus,
  })
  await comeBack()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url())
    const { method = 'GET', headers } = request
    const call = { method, path: pathname, query: searchParams, headers, body: await text(request) }
    if (pathname.startsWith('/c/pay/')) return answerBuyer(call, response)
    asked.push(call)
    const index = faults.findIndex(({ path }) => path.test(`${method} ${pathname}`))
    const fault = index < 0 ? undefined : faults.splice(index, 1)[0]?.fault
    if (fault === 'hang') return
    if (fault === '500') return write(response, refusal(500, 'internal', 'api_error'))
    if (fault === '402') return write(response, refusal(402, 'card_declined', 'card_error'))
    const said = protocol(call)
    if (fault === 'lost') return void response.destroy()
    write(response, said)
  }

  async function answerBuyer({ method, path, body }: Call, response: ServerResponse): Promise<void> {
    const session = records.sessions.get(path.slice('/c/pay/'.length))
    if (!session) return void response.writeHead(404).end()
    const act = new URLSearchParams(body).get('act')
    if (method === 'POST' && act === 'pay' && session.status === 'open') {
      pay(session.id)
      return void response.writeHead(303, { location: session.success_url }).end()
    }
    if (method === 'POST' && act === 'decline') sendEvents(declineCard(session, settings.now()))
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(checkoutPage(session))
  }

  const find = (id: string): Session => {
    const session = records.sessions.get(id)
    if (!session) throw new Error(`The stand-in has no checkout ${id}.`)
    return session
  }
  const pay = (id: string) => sendEvents(payCheckout(find(id), settings.now()))

  async function comeBack(): Promise<void> {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }

  return {
    secretKey,
    webhookSecret,
    url: url(),
    /** For the process of a site. */
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: url(),
    },
    records,
    /** The calls it heard, in order. */
    asked,
    /** `refundStatus`: of the refunds to come. `webhooksTo`: where events are posted as they happen; undefined: they wait in `records.events`. */
    settings,
    /** The next call whose `METHOD /path` fits fails; say it several times for several calls. */
    failNext: (path: RegExp, fault: Fault, times = 1) => {
      for (let time = 0; time < times; time += 1) faults.push({ path, fault })
    },
    pay,
    decline: (id: string) => sendEvents(declineCard(find(id), settings.now())),
    expire: (id: string) => sendEvents(expireCheckout(find(id), settings.now())),
    /** Posts an event now, as often and in the order the test wants; answers the status. */
    sendEvents: (to: string, event: StripeEvent, words: { secret?: string; at?: Date } = {}) =>
      postWebhook(to, event, { secret: webhookSecret, ...words }),
    /** Until every event posted by itself was answered. */
    sent: () => Promise.all(posts),
    goDown: () => close(server),
    comeBack,
    close: () => close(server),
  }
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

function write(response: ServerResponse, { status, body }: { status: number; body: object }): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_standin' })
  response.end(JSON.stringify(body))
}
