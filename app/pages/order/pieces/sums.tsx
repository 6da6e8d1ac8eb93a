import type { ReactNode } from 'react'
import { formatEuros } from '../../../domain/shared/money.ts'

type SumsProps = {
  pieces: number
  goodsCents: number
  /** The fee is undefined until a way of delivery is chosen. */
  delivery: { label: string; feeCents: number | undefined; isHandedOver: boolean }
  totalLabel: string
  totalCents: number
  /** What is to be said of VAT. */
  mention: string
  children?: ReactNode
}

/** What an order costs, part by part. */
export function Sums(sums: SumsProps) {
  const { pieces, goodsCents, delivery, totalLabel, totalCents, mention, children } = sums
  return (
    <dl className="order-sums">
      <div>
        <dt>
          Sous-total, {pieces}&nbsp;{pieces > 1 ? 'articles' : 'article'}
        </dt>
        <dd>{formatEuros(goodsCents)}</dd>
      </div>
      <div>
        <dt>{delivery.label}</dt>
        <dd>{feeWords(delivery)}</dd>
      </div>
      {children}
      <div className="order-total">
        <dt>
          {totalLabel}
          <small>{mention}</small>
        </dt>
        <dd className="num">{formatEuros(totalCents)}</dd>
      </div>
    </dl>
  )
}

function feeWords({ feeCents, isHandedOver }: SumsProps['delivery']): string {
  if (feeCents === undefined) return 'À choisir'
  if (feeCents > 0) return formatEuros(feeCents)
  return isHandedOver ? 'Gratuite' : 'Offerte'
}
