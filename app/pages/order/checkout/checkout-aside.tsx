import { cartPath } from '#app/ui/blocks/navigation.ts'
import { Card } from '#app/ui/kit/card.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { ArticleMinis, type MiniLine } from '../pieces/article-minis.tsx'
import { Sums } from '../pieces/sums.tsx'
import type { DeliveryWay } from './delivery-ways.ts'

export type CheckoutBasket = { lines: MiniLine[]; pieces: number; goodsCents: number; mention: string }

export function CheckoutAside({ basket, way }: { basket: CheckoutBasket; way: DeliveryWay | undefined }) {
  const { lines, pieces, goodsCents, mention } = basket
  return (
    <Card as="aside" className="order-aside" aria-labelledby="order-aside-title">
      <h2 className="d4" id="order-aside-title">
        Votre commande
      </h2>
      <ArticleMinis lines={lines} />
      <div aria-live="polite" aria-atomic="true">
        <Sums
          pieces={pieces}
          goodsCents={goodsCents}
          delivery={{
            label: way?.label ?? 'Réception',
            feeCents: way?.feeCents,
            isHandedOver: way?.kind === 'pickup',
          }}
          totalLabel={way ? 'Total, toutes taxes comprises' : 'Total, hors livraison'}
          totalCents={goodsCents + (way?.feeCents ?? 0)}
          mention={mention}
        />
      </div>
      <MoreLink to={cartPath}>Modifier le panier</MoreLink>
    </Card>
  )
}
