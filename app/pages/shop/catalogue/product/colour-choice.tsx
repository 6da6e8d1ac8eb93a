import { Link } from 'react-router'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import type { ProductView } from './product-view.server.ts'

/** The colours: each is a link to the variant in that colour, in the size chosen. */
export function ColourChoice({ product }: { product: ProductView }) {
  const { chosen, colours, path } = product
  if (colours.length === 0) return null
  return (
    <nav className="choice" aria-label="Coloris">
      <p className="choice-label">
        Coloris <span className="muted">{chosen?.colour}</span>
      </p>
      <ul className="choice-colours">
        {colours.map(({ name, art, query, isChosen, isSoldOut }) => (
          <li key={name}>
            <Link
              to={path + query}
              preventScrollReset
              prefetch="intent"
              aria-current={isChosen ? 'true' : undefined}
              aria-label={isSoldOut ? `${name}, épuisé` : name}
              title={name}
              className={joinClasses('colour-link', isSoldOut && 'colour-link-out')}
            >
              <i className={`swatch swatch-${art.colour}`} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
