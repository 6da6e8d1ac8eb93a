import { Link } from 'react-router'
import { formatEuros } from '#app/domain/shared/money.ts'
import { artOfVariant, productStockSaid, type StockSaid } from '#app/domain/shop/labels.ts'
import { priceInWords, type ShownPrice } from '#app/domain/shop/prices/prices.ts'
import type { ListedProduct, ShopTexts } from '#app/domain/shop/store.server.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { ProductArt } from '#app/ui/art/product-art.tsx'
import { Badge, ExampleBadge } from '#app/ui/kit/badge.tsx'
import { useShellState } from '#app/ui/kit/use-shell-state.ts'

export function ProductCard({ card, level, isWide = false }: { card: Card; level: 2 | 3; isWide?: boolean }) {
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
        <p className="product-card-marks cluster">
          <StockBadge stock={stock} />
          {card.isNew ? <Badge tone="success">Nouveau</Badge> : null}
        </p>
      </div>
      <div className="product-card-words">
        <Heading className="d6">
          <Link to={path} prefetch="intent" viewTransition>
            {name}
          </Link>
        </Heading>
        <Price {...price} />
        <p className="smaller muted">
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

export type Card = ReturnType<typeof cardOf>

/** What a product's card shows: no exact stock, so that a page stays right while plenty is left. */
export function cardOf(product: ListedProduct, { colours }: Pick<ShopTexts, 'colours'>) {
  const { identifier, path, name, summary, askedCents, struckCents, percentOff, isNew, isSample } = product
  const shown = product.variants.find(({ stock }) => stock > 0) ?? { colour: undefined }
  const own = new Set(product.variants.map(({ colour }) => colour))
  return {
    identifier,
    path,
    name,
    summary,
    price: { askedCents, struckCents, percentOff },
    stock: productStockSaid(product.variants),
    art: artOfVariant(product.art, shown, colours),
    colours: colours.filter(({ id }) => own.has(id)),
    isNew,
    isSample,
  }
}

export function Price(price: ShownPrice) {
  const { askedCents, struckCents, percentOff } = price
  return (
    <p className="product-price">
      <span className="vh">{priceInWords(price)}</span>
      <span className="num" aria-hidden="true">
        {formatEuros(askedCents)}
      </span>
      {struckCents === undefined ? null : (
        <span className="product-price-before nowrap smaller muted" aria-hidden="true">
          <s>{formatEuros(struckCents)}</s>
          {percentOff === undefined ? null : ` −${percentOff}\u00a0%`}
        </span>
      )}
    </p>
  )
}

/** The current stock labels, as the page may be cached; variants (`of`) are requested on their product's page only. */
export function useStockSaid() {
  const asked = useShellState('stock')
  return (key: string, stock: StockSaid, of?: string): StockSaid => {
    if (!asked || (of !== undefined && of !== asked.product)) return stock
    const [state, label] = asked.of(key)
    return { state, label }
  }
}
