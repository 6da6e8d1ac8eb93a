import { say } from './shell-state.ts'

type Said = readonly [state: 'many' | 'few' | 'none', label: string]

export type Stock = { readonly product: string | undefined; readonly of: (key: string) => Said }

const plenty: Said = ['many', 'En stock']
const places = '[data-stock-of]'
const shop = /^\/notre-boutique(?:\/collection\/[^/]+|\/produits\/([^/]+))?\/?$/

/** Refreshes a cached page's stock labels when it is opened, seen again, come back to, and after each navigation. */
export function watchStock(): void {
  addEventListener('pageshow', correct)
  addEventListener('navigation-ended', correct)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void correct()
  })
}

async function correct(): Promise<void> {
  // The page of the address may not be drawn yet.
  const page = shop.exec(location.pathname)
  if (!page) return
  const [, product] = page
  const query = product === undefined ? '' : `?produit=${product}`
  const response = await fetch(`/notre-boutique/stock.json${query}`).catch(() => undefined)
  if (!response?.ok) return
  const named: Record<string, Said> = await response.json()
  // Of a page that was left meanwhile.
  if (product !== shop.exec(location.pathname)?.[1]) return
  const of = (key: string) => named[key] ?? plenty
  say({ stock: { product, of } }, () => {
    for (const place of document.querySelectorAll<HTMLElement>(places))
      draw(place, of(place.dataset.stockOf ?? ''))
  })
}

function draw(place: HTMLElement, [state, label]: Said): void {
  place.dataset.stock = state
  for (const words of place.querySelectorAll('[data-stock-label]'))
    if (words.closest(places) === place) words.textContent = label
}
