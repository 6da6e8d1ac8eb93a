import { Link } from 'react-router'
import type { StockSaid } from '#app/domain/shop/labels.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { ProductArt } from '#app/ui/art/product-art.tsx'
import { Badge } from '#app/ui/kit/badge.tsx'
import { ExampleBadge } from '#app/ui/kit/example-badge.tsx'
import type { Card } from './card.ts'
import { Price } from './price.tsx'
import { useStockSaid } from './use-stock-said.ts'

type ProductCardProps = { card: Card; level: 2 | 3; isWide?: boolean }

export function ProductCard({ card, level, isWide = false }: ProductCardProps) {
  const { identifier, path, name, summary, price, art, colours } = card
  const stock = useStockSaid()(identifier, card.stock)
  const Heading = `h${level}` as const
  const other = colours.find((colour) => colour.art !== art.colour)
  return (
    <article
      className={isWide ? 'product-card product-card-wide' : 'product-card'}
      data-stock-of={identifier}
      data-stock={stock.state}
    >
      <div className={isWide ? 'product-card-art ink' : 'product-card-art'}>
        <Link to={path} tabIndex={-1} aria-hidden="true" prefetch="intent" viewTransition>
          {isWide ? <LineArt name="shop-wave" /> : null}
          <ProductArt {...art} />
          {isWide && other ? <ProductArt kind={art.kind} colour={other.art} /> : null}
        </Link>
        <p className="product-card-marks">
          <StockBadge stock={stock} />
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

/** « Plus que 5 », « Épuisé »; hidden while there is plenty. The shell corrects it on a page that was kept. */
function StockBadge({ stock }: { stock: StockSaid }) {
  return (
    <Badge className="stock-badge">
      <span data-stock-label="">{stock.label}</span>
    </Badge>
  )
}

function Swatches({ colours }: Pick<Card, 'colours'>) {
  if (colours.length === 0) return null
  return (
    <p className="swatches">
      <span className="vh">{`Coloris\u00a0: ${colours.map(({ name }) => name).join(', ')}`}</span>
      {colours.map(({ id, art }) => (
        <i key={id} className={`swatch swatch-${art}`} />
      ))}
    </p>
  )
}
