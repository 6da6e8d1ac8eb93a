import type { Card } from '../card.ts'
import { ProductCard } from '../product-card.tsx'

/** Products that go with this one; nothing when none can be had. */
export function RelatedProducts({ title, cards }: { title: string; cards: readonly Card[] }) {
  if (cards.length === 0) return null
  return (
    <section className="wrap related" aria-labelledby="titre-complements">
      <h2 className="d3" id="titre-complements">
        {title}
      </h2>
      <div className="product-grid product-grid-four">
        {cards.map((card) => (
          <ProductCard key={card.identifier} card={card} level={3} />
        ))}
      </div>
    </section>
  )
}
