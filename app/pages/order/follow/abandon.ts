import { redirect } from 'react-router'
import { abandonOrder } from '#app/domain/orders/store.server.ts'
import { orderPath } from '../parts/addresses.ts'
import { ofThisOrder } from '../parts/headers.ts'
import { orderAt } from '../parts/order-at.server.ts'
import type { Route } from './+types/abandon.ts'

/** Nothing to read here: it all stands on the order's page. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(orderPath(params.secret), { headers: ofThisOrder })
}

/** Gives the order up, unless it was paid meanwhile; the order's page says which. */
export async function action(args: Route.ActionArgs) {
  const { services, order } = await orderAt(args)
  const abandoned = await abandonOrder(services, order.secret)
  const notice = abandoned.ok ? '' : '?annulation=impossible'
  return redirect(orderPath(order.secret) + notice, { status: 303, headers: ofThisOrder })
}
