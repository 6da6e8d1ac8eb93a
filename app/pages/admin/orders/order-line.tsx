import { href, Link } from 'react-router'
import type { ListedOrder } from '#app/domain/orders/office/order-list-store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { deliveryWords, methodWords, OrderStateBadge } from './order-state.tsx'

export type OrderLineProps = { line: Omit<ListedOrder, 'placedAt'> & { placed: string } }

/** An order of the list, with the box that takes it among several. */
export function OrderLine({ line }: OrderLineProps) {
  const { number, name, email, articles, delivery, paymentMethod, totalCents, placed } = line
  return (
    <div className="order-row">
      <label className="order-row-box centred">
        <input type="checkbox" name="commande" value={number} aria-label={`Choisir la commande ${number}`} />
      </label>
      <Link className="order-row-link" to={href('/admin/commandes/:number', { number })} prefetch="intent">
        <Avatar seed={email || number} size={36} tone={delivery === 'pickup' ? 'green' : 'blue'} />
        <span className="order-row-name">
          <b>{name || 'Nom effacé'}</b>
          <small className="muted">{articles}</small>
        </span>
        <span className="order-row-number tabular">
          <b>{number}</b>
          <small className="muted">{placed}</small>
        </span>
        <span className="order-row-way smaller muted">
          {deliveryWords[delivery]}, {methodWords[paymentMethod].toLowerCase()}
        </span>
        <span className="order-row-state">
          <OrderStateBadge state={line} />
        </span>
        <b className="order-row-total tabular">{formatEuros(totalCents)}</b>
      </Link>
    </div>
  )
}
