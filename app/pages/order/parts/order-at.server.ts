import type { RouterContextProvider } from 'react-router'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { findOrderBySecret } from '#app/domain/orders/store.server.ts'
import { servicesContext, type Services } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'

type Asked = {
  request: Request
  params: { secret: string }
  context: Readonly<RouterContextProvider>
}

/** An order for whoever knows its secret, and the services; anything else is a page that does not exist. */
export async function orderAt({
  request,
  params,
  context,
}: Asked): Promise<{ order: PlacedOrder; services: Services }> {
  const services = context.get(servicesContext)
  const order = await findOrderBySecret(services, params.secret)
  if (!order) throw pageNotFound(request)
  return { order, services }
}
