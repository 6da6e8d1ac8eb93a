import { useCallback, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { formatEuros } from '#app/domain/shared/money.ts'
import { soldOut, type StockSaid } from '#app/domain/shop/labels.ts'
import { ActBar } from '#app/ui/blocks/act-bar.tsx'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { Price, useStockSaid } from '../product-card.tsx'
import { addToCart, AddToCart, AskForSize } from './add-to-cart.tsx'
import { CollectiveNote } from './collective-note.tsx'
import { ProductFacts, ProductPerks } from './product-facts.tsx'
import type { ProductDetails, ProductView } from './product.server.ts'

export function BuyBox({ product, details }: { product: ProductView; details: ProductDetails }) {
  const { chosen } = product
  const { stock, ...standing } = useStanding(product)
  const [isAwaited, setAwaited] = useState(false)
  const onDone = useCallback(() => setAwaited(false), [])
  const tag = [product.gender, ...product.collections.map(({ name }) => name.toLowerCase())].join(', ')
  return (
    <div className="buy" {...standing}>
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
        <CollectiveNote collective={product.collective} />
        <ColourChoice product={product} />
        <SizeChoice product={product} />
        {stock ? <StockLine stock={stock} dispatch={details.dispatch} /> : null}
        {chosen ? (
          <AddToCart
            key={`${chosen.key} ${chosen.most}`}
            identifier={product.identifier}
            {...{ chosen, isAwaited, onDone }}
          />
        ) : (
          <AskForSize product={product} onEarly={() => setAwaited(true)} />
        )}
      </div>
      <ProductPerks details={details} />
      <ProductFacts details={details} />
    </div>
  )
}

/** On a phone the button is far below: the same one, at the foot of the window. */
export function BuyBar({ product }: { product: ProductView }) {
  const { identifier, chosen } = product
  const { stock, ...standing } = useStanding(product)
  const all = useStockSaid()(identifier, product.stock)
  const isOfAll = !chosen && standing['data-stock'] !== 'none'
  const { label } = stock ?? (isOfAll ? all : soldOut)
  return (
    <ActBar
      figure={formatEuros(product.price.askedCents)}
      detail={<span data-stock-label="">{label}</span>}
      {...(isOfAll ? { 'data-stock-of': identifier, 'data-stock': all.state } : standing)}
    >
      <Button type="submit" form={addToCart} icon="shopping-bag">
        Ajouter
      </Button>
    </ActBar>
  )
}

/** The stock of the chosen variant, and the attributes the shell corrects it by; without one, whether any size is left. */
function useStanding({ identifier, chosen, sizes }: ProductView) {
  const said = useStockSaid()
  const stock = chosen && said(chosen.key, chosen.stock, identifier)
  const isLeft = sizes.some(({ key, stock: left }) => said(key, left, identifier).state !== 'none')
  return { stock, 'data-stock-of': chosen?.key, 'data-stock': stock?.state ?? (isLeft ? 'many' : 'none') }
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
  const { colour, colours, path } = product
  if (colours.length === 0) return null
  return (
    <nav className="choice" aria-label="Coloris">
      <p className="choice-label row cluster">
        Coloris <span className="muted">{colour}</span>
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

function SizeChoice({ product }: { product: ProductView }) {
  const { identifier, sizes, path, sizeGuide, asksForSize } = product
  const said = useStockSaid()
  const { key: visit } = useLocation()
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
      {asksForSize ? <ProblemNote key={visit}>Choisissez d’abord votre taille.</ProblemNote> : null}
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
