type Said = readonly [state: string, label: string]

const plenty: Said = ['many', 'En stock']
const places = '[data-stock-of]'

/**
 * A page of the shop may have been kept a while, here or on its way: what it says of the stock is asked again, and
 * corrected, when it is opened, seen again or come back to, and after each navigation of the application.
 */
export function watchStock(): void {
  addEventListener('pageshow', correct)
  addEventListener('navigation-ended', correct)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void correct()
  })
}

async function correct(): Promise<void> {
  if (!document.querySelector(places)) return
  const product = document.querySelector<HTMLElement>('[data-stock-product]')?.dataset.stockProduct
  const query = product === undefined ? '' : `?produit=${product}`
  const response = await fetch(`/notre-boutique/stock.json${query}`).catch(() => undefined)
  if (!response?.ok) return
  const stock: Record<string, Said> = await response.json()
  for (const place of document.querySelectorAll<HTMLElement>(places))
    say(place, stock[place.dataset.stockOf ?? ''] ?? plenty)
}

function say(place: HTMLElement, [state, label]: Said): void {
  place.dataset.stock = state
  for (const words of place.querySelectorAll('[data-stock-label]'))
    if (words.closest(places) === place && words.textContent !== label) words.textContent = label
}
