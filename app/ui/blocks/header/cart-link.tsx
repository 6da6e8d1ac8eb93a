import { Link } from 'react-router'
import { Icon } from '../../kit/icon.tsx'

/** The badge is filled by the shell from the cart's cookie: cached pages are the same for everybody. */
export function CartLink() {
  return (
    <Link className="icon-button cart-link" to="/notre-boutique/panier" data-cart="" aria-label="Panier">
      <Icon name="shopping-bag" />
      <span className="cart-badge" hidden suppressHydrationWarning />
    </Link>
  )
}
