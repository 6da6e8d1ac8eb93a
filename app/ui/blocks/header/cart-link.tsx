import { useEffect } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/kit/icon.tsx'

/** The shell fills the badge (by attributes only, which hydration leaves alone) from the cart's cookie. */
export function CartLink() {
  // Drawn anew after the steps of an order, which have a header of their own.
  useEffect(() => void document.dispatchEvent(new CustomEvent('cart-changed')), [])
  return (
    <Link
      className="icon-button cart-link"
      to="/notre-boutique/panier"
      data-cart=""
      aria-label="Panier"
      suppressHydrationWarning
    >
      <Icon name="shopping-bag" />
      <span className="cart-badge" hidden suppressHydrationWarning />
    </Link>
  )
}
