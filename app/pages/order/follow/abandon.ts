import { redirect } from 'react-router'
import { abandonOrder, findOrderBySecret } from '#app/domain/orders/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { orderPath } from '../parts/addresses.ts'
import { ofThisOrder } from '../parts/headers.ts'
import type { Route } from './+types/abandon.ts'

/** Nothing to read here: it all stands on the order's page. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(orderPath(params.secret), { headers: ofThisOrder })
}

/** Gives the order up, unless it was paid meanwhile; the order's page says which. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  if (!(await findOrderBySecret(services, params.secret))) throw pageNotFound(request)
  const abandoned = await abandonOrder(services, params.secret)
  const notice = abandoned.ok ? '' : '?annulation=impossible'
  return redirect(orderPath(params.secret) + notice, { status: 303, headers: ofThisOrder })
}
