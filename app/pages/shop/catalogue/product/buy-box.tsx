import { href } from 'react-router'
import { ExampleBadge } from '#app/ui/kit/example-badge.tsx'
import { Price } from '../price.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { ColourChoice } from './colour-choice.tsx'
import type { ProductDetails } from './product-details.server.ts'
import { ProductFacts } from './product-facts.tsx'
import { ProductPerks } from './product-perks.tsx'
import type { ProductView } from './product-view.server.ts'
import { SizeChoice } from './size-choice.tsx'
import { StockLine } from './stock-line.tsx'

/** What a product is, what it costs, which one, and how many. */
export function BuyBox({ product, details }: { product: ProductView; details: ProductDetails }) {
  const { chosen } = product
  const tag = [product.gender, ...product.collections.map(({ name }) => name.toLowerCase())].join(', ')
  return (
    <div
      className="buy"
      data-stock-product={product.identifier}
      data-stock-of={chosen?.key}
      data-stock={chosen?.stock.state ?? 'none'}
      suppressHydrationWarning
    >
      <p className="tag">{tag}</p>
      <h1 className="d3">{product.name}</h1>
      <Price {...product.price} />
      <p className="buy-notes">
        {details.priceNote} {details.struckPriceNote}
      </p>
      <p className="lead">{product.lead}</p>
      {product.isSample ? (
        <p>
          <ExampleBadge />
        </p>
      ) : null}
      <div className="buy-choices">
        <ColourChoice product={product} />
        <SizeChoice product={product} />
        {chosen ? <StockLine key={chosen.key} stock={chosen.stock} dispatch={details.dispatch} /> : null}
        {chosen ? (
          <AddToCart
            key={`${chosen.key} ${chosen.most}`}
            action={`${href('/notre-boutique')}/panier`}
            identifier={product.identifier}
            chosen={chosen}
          />
        ) : null}
      </div>
      <ProductPerks details={details} />
      <ProductFacts details={details} />
    </div>
  )
}
