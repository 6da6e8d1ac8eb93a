import type { CSSProperties } from 'react'
import { missingForFreeDelivery, type DeliveryOption } from '#app/domain/shared/delivery.ts'
import { formatEuros } from '#app/domain/shared/money.ts'

type FreeDeliveryProps = {
  deliveries: readonly DeliveryOption[]
  goodsCents: number
}

/** How far a free delivery is: the coloured line goes as far as the cart. */
export function FreeDelivery({ deliveries, goodsCents }: FreeDeliveryProps) {
  const option = deliveries.find(({ kind, freeFromCents }) => kind === 'envoi' && freeFromCents !== undefined)
  if (option?.freeFromCents === undefined) return null
  const missing = missingForFreeDelivery(option, goodsCents) ?? 0
  const share: CSSProperties & { '--share': number } = {
    '--share': Math.min(1, goodsCents / Math.max(1, option.freeFromCents)),
  }
  return (
    <div className="cart-free">
      <p>
        {missing === 0 ? (
          <>
            <b>{option.label} offerte</b>&nbsp;: votre panier atteint {formatEuros(option.freeFromCents)}.
          </>
        ) : (
          <>
            <b>Plus que {formatEuros(missing)}</b> pour une {option.label.toLowerCase()} offerte.
          </>
        )}
      </p>
      <div className="cart-free-lines" style={share} aria-hidden="true" />
    </div>
  )
}
