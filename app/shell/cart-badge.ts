/** The badge is drawn here, from the cart's cookie, because cached pages are the same for everybody. */
export function watchCartBadge(): void {
  const draw = () => {
    const quantity = cartQuantity(document.cookie)
    for (const link of document.querySelectorAll<HTMLElement>('[data-cart]')) {
      const badge = link.querySelector<HTMLElement>('.cart-badge')
      if (!badge) continue
      badge.hidden = quantity === 0
      if (quantity > 0) badge.dataset.quantity = String(quantity)
      link.setAttribute(
        'aria-label',
        quantity === 0 ? 'Panier' : `Panier, ${quantity} article${quantity > 1 ? 's' : ''}`,
      )
    }
  }
  document.addEventListener('cart-changed', draw)
  addEventListener('pageshow', draw)
  draw()
}

/** Total quantity in the `panier` cookie: a list of lines holding a quantity; anything else counts for nothing. */
export function cartQuantity(cookies: string): number {
  const value = cookies.match(/(?:^|;\s*)panier=([^;]*)/)?.[1]
  if (!value) return 0
  try {
    const lines: unknown = JSON.parse(decodeURIComponent(value))
    if (!Array.isArray(lines)) return 0
    return lines.reduce<number>((total, line) => total + quantityOf(line), 0)
  } catch {
    return 0
  }
}

function quantityOf(line: unknown): number {
  if (typeof line !== 'object' || line === null || !('quantity' in line)) return 0
  const { quantity } = line
  return typeof quantity === 'number' && Number.isInteger(quantity) && quantity > 0 ? quantity : 0
}
