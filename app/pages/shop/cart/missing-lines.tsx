import { Link } from 'react-router'
import { ProductArt } from '#app/ui/art/product-art.tsx'
import type { MissingLineView } from './cart-lines-view.ts'

/** Lines that cannot be ordered any more, and why. They have left the cart by being shown. */
export function MissingLines({ lines }: { lines: readonly MissingLineView[] }) {
  if (lines.length === 0) return null
  return (
    <section className="cart-missing" aria-labelledby="cart-missing-title">
      <h2 className="d5" id="cart-missing-title">
        {lines.length > 1 ? 'Ne sont plus dans votre panier' : 'N’est plus dans votre panier'}
      </h2>
      <ul>
        {lines.map(({ key, label, detail, path, art, text }) => (
          <li key={key}>
            {art ? <ProductArt {...art} /> : null}
            <p>
              {path === undefined ? (
                <b>{label}</b>
              ) : (
                <Link className="link" to={path}>
                  {label}
                </Link>
              )}
              {detail === undefined ? null : <span className="muted">, {detail}</span>}
              <br />
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
