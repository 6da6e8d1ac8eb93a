import { Form, Link, useNavigation } from 'react-router'
import { withinSentence } from '#app/domain/shared/within-sentence.ts'
import type { StockSaid } from '#app/domain/shop/labels.ts'
import { cartPath } from '#app/ui/blocks/navigation.ts'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { Price, useStockSaid } from '../product-card.tsx'
import { ProductFacts, ProductPerks } from './product-facts.tsx'
import type { ProductDetails, ProductView } from './product.server.ts'

export function BuyBox({ product, details }: { product: ProductView; details: ProductDetails }) {
  const { chosen } = product
  const said = useStockSaid()
  const stock = chosen && said(chosen.key, chosen.stock, product.identifier)
  const tag = [product.gender, ...product.collections.map(({ name }) => name.toLowerCase())].join(', ')
  return (
    <div className="buy" data-stock-of={chosen?.key} data-stock={stock?.state ?? 'none'}>
      <p className="tag">{tag}</p>
      <h1 className="d3">{product.name}</h1>
      <Price {...product.price} />
      <p className="buy-notes smaller muted">
        {details.priceNote} {details.struckPriceNote}
      </p>
      <p className="lead">{product.lead}</p>
      {product.isSample ? (
        <p>
          <ExampleBadge />
        </p>
      ) : null}
      <div className="buy-choices stack">
        <ColourChoice product={product} />
        <SizeChoice product={product} />
        {stock ? <StockLine stock={stock} dispatch={details.dispatch} /> : null}
        {chosen ? (
          <AddToCart key={`${chosen.key} ${chosen.most}`} identifier={product.identifier} chosen={chosen} />
        ) : null}
      </div>
      <ProductPerks details={details} />
      <ProductFacts details={details} />
    </div>
  )
}

function StockLine({ stock, dispatch }: { stock: StockSaid; dispatch: string }) {
  return (
    <p className="buy-stock signed small muted">
      <Icon name="circle-check" size={18} className="buy-stock-left" />
      <Icon name="circle-x" size={18} className="buy-stock-out" />
      <span>
        <span data-stock-label="">{stock.label}</span>
        <span className="buy-stock-left">, {dispatch.charAt(0).toLowerCase() + dispatch.slice(1)}</span>
      </span>
    </p>
  )
}

function ColourChoice({ product }: { product: ProductView }) {
  const { chosen, colours, path } = product
  if (colours.length === 0) return null
  return (
    <nav className="choice" aria-label="Coloris">
      <p className="choice-label row cluster">
        Coloris <span className="muted">{chosen?.colour}</span>
      </p>
      <ul className="choice-colours cluster">
        {colours.map(({ name, art, query, isChosen, isSoldOut }) => (
          <li key={name}>
            <Link
              to={path + query}
              preventScrollReset
              prefetch="intent"
              aria-current={isChosen ? 'true' : undefined}
              aria-label={isSoldOut ? `${name}, épuisé` : name}
              title={name}
              className={joinClasses('colour-link centred', isSoldOut && 'colour-link-out')}
            >
              <i className={`swatch swatch-${art.colour}`} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type AddToCartProps = { identifier: string; chosen: NonNullable<ProductView['chosen']> }

function AddToCart({ identifier, chosen }: AddToCartProps) {
  const { formAction } = useNavigation()
  const words = chosen.label === '' ? '' : ` en ${withinSentence(chosen.label)}`
  return (
    <>
      <Form className="add-to-cart" method="post" action={cartPath}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="identifier" value={identifier} />
        <input type="hidden" name="variant" value={chosen.variant} />
        <label className="add-to-cart-quantity">
          <span className="vh">Quantité</span>
          <Select name="quantity" defaultValue="1">
            {Array.from({ length: Math.max(1, chosen.most) }, (_, index) => (
              <option key={index + 1}>{index + 1}</option>
            ))}
          </Select>
        </label>
        <Button type="submit" size="large" icon="shopping-bag" busy={formAction === cartPath}>
          Ajouter au panier
        </Button>
      </Form>
      <p className="sold-out">Cet article est épuisé{words}. Il ne peut pas être commandé.</p>
    </>
  )
}

function SizeChoice({ product }: { product: ProductView }) {
  const { identifier, sizes, path, sizeGuide } = product
  const said = useStockSaid()
  if (sizes.length === 0) return null
  return (
    <nav className="choice" aria-label="Taille">
      <p className="choice-label row cluster">
        Taille
        {sizeGuide ? (
          <a className="link" href="#tailles">
            Guide des tailles
          </a>
        ) : null}
      </p>
      <ul className="choice-sizes">
        {sizes.map(({ key, size, query, isChosen, stock }) => (
          <li key={key}>
            <Link
              to={path + query}
              preventScrollReset
              prefetch="intent"
              aria-current={isChosen ? 'true' : undefined}
              className="size-link centred"
              data-stock-of={key}
              data-stock={said(key, stock, identifier).state}
            >
              {size}{' '}
              <span className="vh">
                <span data-stock-label="">{said(key, stock, identifier).label}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
