import { redirect } from 'react-router'
import { readPaymentReturn } from '#app/domain/orders/store.server.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { rateLimit, visitorKey } from '#app/http/rate-limit.server.ts'
import { orderPath } from '../parts/addresses.ts'
import { ofThisOrder } from '../parts/headers.ts'
import type { Route } from './+types/payment-return.ts'

const visitorLimit = rateLimit({ name: 'payment-return', points: 60, seconds: 600 })

/** Where the payment service sends the buyer back, which proves nothing: the state is read from the service. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const wait = await visitorLimit(services).take(visitorKey(context.get(requestContext).address))
  if (wait === 0) await readPaymentReturn(services, params.secret)
  return redirect(orderPath(params.secret), { status: 303, headers: ofThisOrder })
}
