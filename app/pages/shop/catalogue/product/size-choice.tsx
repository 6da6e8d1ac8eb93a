import { Link } from 'react-router'
import type { ProductView } from './product-view.server.ts'

/** The sizes in the colour chosen; a sold-out one is crossed out, and can be looked at. */
export function SizeChoice({ product }: { product: ProductView }) {
  const { sizes, path, sizeGuide } = product
  if (sizes.length === 0) return null
  return (
    <nav className="choice" aria-label="Taille">
      <p className="choice-label">
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
              className="size-link"
              data-stock-of={key}
              data-stock={stock.state}
              suppressHydrationWarning
            >
              {size}{' '}
              <span className="vh">
                <span key={stock.label} data-stock-label="" suppressHydrationWarning>
                  {stock.label}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
