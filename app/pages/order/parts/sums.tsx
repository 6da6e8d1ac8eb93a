import type { OrderDelivery } from '#app/domain/orders/order.ts'
import { freeWord } from '#app/domain/shared/delivery.ts'
import { formatColumn } from '#app/domain/shared/money.ts'

type SumsProps = {
  pieces: number
  goodsCents: number
  /** The fee is undefined until a way of delivery is chosen. */
  delivery: { label: string; feeCents: number | undefined; kind: OrderDelivery }
  totalLabel: string
  totalCents: number
  mention: string
}

export function Sums(sums: SumsProps) {
  const { pieces, goodsCents, delivery, totalLabel, totalCents, mention } = sums
  const amounts = [goodsCents, delivery.feeCents ?? 0, totalCents]
  const [goods, fee, total] = formatColumn(amounts)
  return (
    <dl className="sums order-sums">
      <div>
        <dt>
          Sous-total, {pieces}&nbsp;{pieces > 1 ? 'articles' : 'article'}
        </dt>
        <dd>{goods}</dd>
      </div>
      <div>
        <dt>{delivery.label}</dt>
        <dd>
          {delivery.feeCents === undefined
            ? 'À choisir'
            : delivery.feeCents > 0
              ? fee
              : freeWord(delivery.kind === 'none' ? 'pickup' : delivery.kind)}
        </dd>
      </div>
      <div className="sums-total">
        <dt>
          {totalLabel}
          <small>{mention}</small>
        </dt>
        <dd className="num">{total}</dd>
      </div>
    </dl>
  )
}
