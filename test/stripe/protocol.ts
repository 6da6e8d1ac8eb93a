import type { IncomingHttpHeaders } from 'node:http'
import { readFormBody, type FormValue } from './form-body.ts'
import { expireCheckout, refundedEvent } from './happenings.ts'
import { refusal, type Answer, type Records, type Refund, type StripeEvent } from './records.ts'
import { createRefund } from './refunds.ts'
import { createSession } from './sessions.ts'

export type Call = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}
type Service = {
  records: Records
  secretKey: string
  url: () => string
  now: () => Date
  sendEvents: (events: StripeEvent[]) => void
  refundStatus: () => Refund['status']
}

/** What the real service answers to the calls we make. The same key answers the same, and refuses other words. */
export function openProtocol(service: Service): (call: Call) => Answer {
  const known = new Map<string, { words: string; answer: Answer }>()
  return (call) => {
    if (call.headers.authorization !== `Bearer ${service.secretKey}`) return refusal(401, 'api_key_invalid')
    if (!call.headers['stripe-version']) return refusal(400, 'version_missing')
    const key = call.headers['idempotency-key']
    if (typeof key !== 'string' || call.method !== 'POST') return answerTo(service, call)
    const words = `${call.path} ${call.body}`
    const before = known.get(key)
    if (before)
      return before.words === words ? before.answer : refusal(400, 'key_reused', 'idempotency_error')
    const answer = answerTo(service, call)
    // As the real one: what was not begun is not remembered.
    if (answer.status < 400) known.set(key, { words, answer: structuredClone(answer) })
    return answer
  }
}

function answerTo(service: Service, { method, path, query, body }: Call): Answer {
  const [, id = '', verb] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
  if (method === 'POST' && path === '/v1/checkout/sessions') return openSession(service, readFormBody(body))
  if (method === 'POST' && verb === 'expire') return expire(service, id)
  if (method === 'GET' && id && !verb) return retrieve(service, id)
  if (method === 'POST' && path === '/v1/refunds') return refund(service, readFormBody(body))
  if (method === 'GET' && path === '/v1/refunds') return listRefunds(service, query.get('payment_intent'))
  return refusal(404, 'url_unknown')
}

function openSession({ records, now, url }: Service, asked: Record<string, FormValue>): Answer {
  const session = createSession(asked, { now: now(), url: url() })
  if ('body' in session) return session
  records.sessions.set(session.id, session)
  return { status: 200, body: session }
}

function retrieve({ records, now, sendEvents }: Service, id: string): Answer {
  const session = records.sessions.get(id)
  if (!session) return refusal(404, 'resource_missing')
  if (session.expires_at * 1000 <= now().getTime()) sendEvents(expireCheckout(session, now()))
  return { status: 200, body: session }
}

function expire(service: Service, id: string): Answer {
  const session = service.records.sessions.get(id)
  if (!session) return refusal(404, 'resource_missing')
  if (session.status !== 'open') return refusal(400, 'checkout_session_not_open')
  service.sendEvents(expireCheckout(session, service.now()))
  return { status: 200, body: session }
}

function refund(
  { records, now, sendEvents, refundStatus }: Service,
  asked: Record<string, FormValue>,
): Answer {
  const given = createRefund(records, asked, refundStatus())
  if ('body' in given) return given
  records.refunds.push(given)
  sendEvents([refundedEvent(records, given.payment_intent, now())])
  return { status: 200, body: given }
}

function listRefunds({ records }: Service, payment: string | null): Answer {
  const data = records.refunds.filter(({ payment_intent }) => payment_intent === payment).toReversed()
  return { status: 200, body: { object: 'list', has_more: false, data } }
}
