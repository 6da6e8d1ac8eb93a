import { receivePaymentEvent } from '#app/domain/orders/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/stripe.ts'

const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { payment, clock, logger } = services
  if (!payment) return answer(404, 'No payment service is set.')
  const body = Buffer.from(await request.arrayBuffer())
  const read = payment.readWebhook(body, request.headers.get('stripe-signature') ?? undefined, clock.now())
  if (!read.ok) {
    logger.warn({ reason: read.message }, 'announcement of a payment refused')
    return answer(400, read.message)
  }
  // What fails from here on is answered with an error, and sent again.
  if (read.event) await receivePaymentEvent(services, read.event)
  return answer(200, 'Received.')
}

export function loader() {
  return new Response('Method not allowed\n', { status: 405, headers: { ...headers, allow: 'POST' } })
}

function answer(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers })
}
