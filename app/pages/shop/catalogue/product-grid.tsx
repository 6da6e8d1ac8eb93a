import type { Card } from './card.ts'
import { wideCards } from './list/wide-cards.ts'
import { ProductCard } from './product-card.tsx'

/** Three to a row on a desk; some are wide, so that the last row is full. */
export function ProductGrid({ cards }: { cards: readonly Card[] }) {
  const wide = wideCards(cards.length)
  return (
    <div className="product-grid">
      {cards.map((card, index) => (
        <ProductCard key={card.identifier} card={card} level={2} isWide={wide.includes(index)} />
      ))}
    </div>
  )
}
