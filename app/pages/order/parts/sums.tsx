import type { ReactNode } from 'react'
import { formatColumn } from '#app/domain/shared/money.ts'

type SumsProps = {
  pieces: number
  goodsCents: number
  /** The fee is undefined until a way of delivery is chosen. */
  delivery: { label: string; feeCents: number | undefined; isHandedOver: boolean }
  totalLabel: string
  totalCents: number
  mention: string
  children?: ReactNode
}

export function Sums(sums: SumsProps) {
  const { pieces, goodsCents, delivery, totalLabel, totalCents, mention, children } = sums
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
        <dd>{feeWords(delivery) ?? fee}</dd>
      </div>
      {children}
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

function feeWords({ feeCents, isHandedOver }: SumsProps['delivery']): string | undefined {
  if (feeCents === undefined) return 'À choisir'
  if (feeCents > 0) return undefined
  return isHandedOver ? 'Gratuite' : 'Offerte'
}
