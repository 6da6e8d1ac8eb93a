import { href } from 'react-router'
import { agreedCents } from '#app/domain/orders/collective/balance.ts'
import { orderStatuses, statusOf } from '#app/domain/orders/status.ts'
import { listOwnOrders } from '#app/domain/orders/store.server.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { Badge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import type { Route } from './+types/orders.ts'
import { AccountHead, AccountRow } from './account-parts.tsx'
import { readAccount } from './account.server.ts'

export const meta = hiddenMeta('Commandes', 'Les commandes passées avec votre compte.')

export async function loader({ context }: Route.LoaderArgs) {
  const { account, services } = await readAccount(context)
  const orders = await listOwnOrders(services, account.userId)
  return {
    orders: orders.map((order) => ({
      number: order.number,
      path: href('/commande/:secret', { secret: order.secret }),
      placedOn: formatDay(dayInParis(order.placedAt)),
      articles: order.lines
        .map(({ label, quantity }) => (quantity > 1 ? `${quantity} × ${label}` : label))
        .join(', '),
      total: formatEuros(agreedCents(order)),
      due: order.dueCents && order.money !== 'unpaid' ? formatEuros(order.dueCents) : undefined,
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
          {orders.map(({ number, path, placedOn, articles, total, due, status }) => (
            <AccountRow
              key={number}
              icon="package"
              title={`Commande n°\u00a0${number}`}
              badge={<Badge>{status}</Badge>}
              link={{ to: path, label: 'Suivre', about: `la commande n°\u00a0${number}` }}
            >
              <Ordinals>{placedOn}</Ordinals>, {total}
              {due ? `, dont ${due} de solde à régler` : ''}&nbsp;: {articles}.
            </AccountRow>
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
