import type { StockSaid } from '#app/domain/shop/labels.ts'
import { Badge } from '#app/ui/kit/badge.tsx'

/** « Plus que 5 », « Épuisé »; hidden while there is plenty. The shell corrects it on a page that was kept. */
export function StockBadge({ stock }: { stock: StockSaid }) {
  return (
    <Badge className="stock-badge">
      <span data-stock-label="" suppressHydrationWarning>
        {stock.label}
      </span>
    </Badge>
  )
}
