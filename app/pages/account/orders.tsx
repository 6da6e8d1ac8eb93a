import { href } from 'react-router'
import { servicesContext } from '../../context.ts'
import { orderStatuses, statusOf } from '../../domain/orders/status.ts'
import { listOwnOrders } from '../../domain/orders/store.server.ts'
import { dayInParis, formatDay } from '../../domain/shared/french-dates.ts'
import { formatEuros } from '../../domain/shared/money.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { LineArt } from '../../ui/art/line-art.tsx'
import { ButtonLink } from '../../ui/kit/button-link.tsx'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
import type { Route } from './+types/orders.ts'
import { AccountHead } from './account-head.tsx'
import { OrderRow } from './order-row.tsx'
import { readAccount } from './read-account.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Commandes',
    description: 'Les commandes passées avec votre compte.',
    path: href('/compte/commandes'),
    isHidden: true,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { account } = await readAccount(context)
  const orders = await listOwnOrders(context.get(servicesContext), account.userId)
  return {
    orders: orders.map((order) => ({
      number: order.number,
      path: href('/commande/:secret', { secret: order.secret }),
      placedOn: formatDay(dayInParis(order.placedAt)),
      articles: order.lines.map(({ label, quantity }) => (quantity > 1 ? `${quantity} × ${label}` : label)),
      total: formatEuros(order.totalCents),
      status: orderStatuses[statusOf(order)],
    })),
  }
}

export default function Orders({ loaderData: { orders } }: Route.ComponentProps) {
  return (
    <>
      <AccountHead title="Commandes" lead="Celles que vous avez passées depuis votre compte." />
      {orders.length > 0 ? (
        <ul className="account-rows">
          {orders.map((order) => (
            <OrderRow key={order.number} {...order} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="Aucune commande pour le moment."
          art={<LineArt name="empty-flat" />}
          action={<ButtonLink to={href('/notre-boutique')}>Voir la boutique</ButtonLink>}
        >
          Une commande passée sans compte se suit par le lien de son e-mail de confirmation.
        </EmptyState>
      )}
    </>
  )
}
