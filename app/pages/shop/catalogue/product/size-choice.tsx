import { Link } from 'react-router'
import { useStockSaid } from '../use-stock-said.ts'
import type { ProductView } from './product-view.server.ts'

export function SizeChoice({ product }: { product: ProductView }) {
  const { identifier, sizes, path, sizeGuide } = product
  const said = useStockSaid()
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
