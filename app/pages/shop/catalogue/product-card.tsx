import { Link } from 'react-router'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { ProductArt } from '#app/ui/art/product-art.tsx'
import { Badge } from '#app/ui/kit/badge.tsx'
import { ExampleBadge } from '#app/ui/kit/example-badge.tsx'
import type { Card } from './card.ts'
import { Price } from './price.tsx'
import { StockBadge } from './stock-badge.tsx'
import { Swatches } from './swatches.tsx'

type ProductCardProps = { card: Card; level: 2 | 3; isWide?: boolean }

/** A product in a list: its drawing, its state, its price, its colours. A wide one shows two colours on ink. */
export function ProductCard({ card, level, isWide = false }: ProductCardProps) {
  const { identifier, path, name, summary, price, stock, art, colours } = card
  const Heading = `h${level}` as const
  const other = colours.find((colour) => colour.art !== art.colour)
  return (
    <article
      className={isWide ? 'product-card product-card-wide' : 'product-card'}
      data-stock-of={identifier}
      data-stock={stock.state}
      suppressHydrationWarning
    >
      <div className={isWide ? 'product-card-art ink' : 'product-card-art'}>
        <Link to={path} tabIndex={-1} aria-hidden="true" prefetch="intent" viewTransition>
          {isWide ? <LineArt name="shop-wave" /> : null}
          <ProductArt {...art} />
          {isWide && other ? <ProductArt kind={art.kind} colour={other.art} /> : null}
        </Link>
        <p className="product-card-marks">
          <StockBadge key={stock.label} stock={stock} />
          {card.isNew ? <Badge tone="success">Nouveau</Badge> : null}
        </p>
      </div>
      <div className="product-card-words">
        <Heading>
          <Link to={path} prefetch="intent" viewTransition>
            {name}
          </Link>
        </Heading>
        <Price {...price} />
        <p className="muted">
          {summary} {card.isSample ? <ExampleBadge /> : null}
        </p>
        <Swatches colours={colours} />
      </div>
    </article>
  )
}
