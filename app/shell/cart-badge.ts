import { say } from './shell-state.ts'

export type Cart = readonly [quantity: number, label: string]

/** Renders the badge from the cart's cookie, on changes here, in another tab and on return; dispatches `cart-read`. */
export function watchCartBadge(): void {
  const look = () => {
    const quantity = cartQuantity(document.cookie)
    const plural = quantity > 1 ? 's' : ''
    const cart: Cart = [quantity, quantity === 0 ? 'Panier' : `Panier, ${quantity} article${plural}`]
    say({ cart }, () => drawBadge(cart))
    document.dispatchEvent(new Event('cart-read'))
  }
  document.addEventListener('cart-changed', look)
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  addEventListener('focus', look)
  // Only where the page is safe (https, this machine) do browsers say it at once; elsewhere it is seen at the next look.
  if ('cookieStore' in globalThis) cookieStore.addEventListener('change', look)
  look()
}

function drawBadge([quantity, label]: Cart): void {
  for (const link of document.querySelectorAll('[data-cart]')) {
    const badge = link.querySelector<HTMLElement>('.cart-badge')
    link.ariaLabel = label
    if (!badge) continue
    badge.hidden = quantity === 0
    badge.dataset.quantity = String(quantity)
  }
}

const mostPieces = 10

/** Pieces in the `panier` cookie (`app/domain/cart/cookie.ts`, not imported for its size); ten a line at most. */
export function cartQuantity(cookies: string): number {
  const value = /(?:^|;\s*)panier=([^;]*)/.exec(cookies)?.[1] ?? ''
  return value.split('_').reduce((total, line) => total + quantityOf(line), 0)
}

function quantityOf(line: string): number {
  const quantity = /^[a-z\d-]+\.[a-z\d-]+\.(\d{1,4})(?:\.|$)/.exec(line)?.[1]
  return Math.min(mostPieces, Number(quantity ?? 0))
}
