import { href } from 'react-router'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { asAsked } from './as-asked.ts'
import { CartLegal } from './cart-legal.tsx'
import { CartLine } from './cart-line.tsx'
import type { CartLineView } from './cart-lines-view.ts'
import { CartSummary } from './cart-summary.tsx'
import type { CartObstacle } from './change-cart.server.ts'
import { FreeDelivery } from './free-delivery.tsx'
import type { CartTerms } from './read-cart-terms.server.ts'
import type { CartChanges } from './use-cart-changes.ts'

type CartContentsProps = {
  lines: readonly CartLineView[]
  terms: CartTerms
  obstacle: CartObstacle | undefined
  changes: CartChanges
}

/** What is in the cart, beside what it costs. */
export function CartContents({ lines, terms, obstacle, changes }: CartContentsProps) {
  const shown = asAsked(lines, changes.waiting)
  const goodsCents = shown.reduce((cents, { quantity, priceCents }) => cents + quantity * priceCents, 0)
  const pieces = shown.reduce((count, { quantity }) => count + quantity, 0)
  return (
    <div className="cart-columns">
      <div>
        <ul className="cart-lines">
          {shown.map((line) => (
            <CartLine
              key={line.key}
              line={line}
              problem={obstacle?.key === line.key ? obstacle : undefined}
              waiting={changes.waiting.get(line.key)}
              send={changes.send}
            />
          ))}
        </ul>
        <FreeDelivery deliveries={terms.deliveries} goodsCents={goodsCents} />
        <MoreLink icon="arrow-left" className="cart-back" to={href('/notre-boutique')}>
          Continuer mes achats
        </MoreLink>
      </div>
      <CartSummary terms={terms} goodsCents={goodsCents} pieces={pieces} />
      <CartLegal terms={terms} />
    </div>
  )
}
