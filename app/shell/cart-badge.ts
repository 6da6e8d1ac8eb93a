import { say } from './shell-state.ts'

export type Cart = readonly [quantity: number, label: string]

/**
 * The badge is drawn in the browser, from the cart's cookie, because cached pages are the same for everybody. The cookie is looked at
 * now and whenever it may have changed: by this page (`cart-changed`), by another tab, or while the page was out of sight or
 * put aside by the browser. The page of the cart hears of each look (`cart-read`).
 */
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

/**
 * Pieces in the `panier` cookie: lines joined by `_`, each `identifier.variant.quantity.cents`; what is no line counts for
 * nothing, and no line for more than ten (see `app/domain/cart/cookie.ts`, which pages have no need of).
 */
export function cartQuantity(cookies: string): number {
  const value = /(?:^|;\s*)panier=([^;]*)/.exec(cookies)?.[1] ?? ''
  return value.split('_').reduce((total, line) => total + quantityOf(line), 0)
}

function quantityOf(line: string): number {
  const quantity = /^[a-z\d-]+\.[a-z\d-]+\.(\d{1,4})(?:\.|$)/.exec(line)?.[1]
  return Math.min(mostPieces, Number(quantity ?? 0))
}
