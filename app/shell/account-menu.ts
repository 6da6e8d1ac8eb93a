type PersonalLinks = { links: string; tree: string }

/**
 * Pages are the same for everybody; what is personal in the menus (the athlete area's tree, the coaches' rooms) is asked
 * for when a signed-in person opens one. `data-signed-in` was set before the first paint (`theme-script.ts`).
 */
export function watchAccountMenu(): void {
  addEventListener('toggle', askWhenOpened, { capture: true })
}

let isAsking = false
const places = '[data-personal-links]:not([data-filled]), [data-athlete-tree]:not([data-filled])'

async function askWhenOpened({ target }: Event): Promise<void> {
  const { signedIn } = document.documentElement.dataset
  if (signedIn === undefined || isAsking || !(target instanceof Element)) return
  if (!target.matches('.account-menu, #menu')) return
  markCurrentPage()
  // A header that was drawn anew has places to fill again.
  if (!document.querySelector(places)) return
  isAsking = true
  const response = await fetch('/compte/menu').catch(() => undefined)
  isAsking = false
  if (!response?.ok || response.redirected) return
  const { links, tree }: PersonalLinks = await response.json()
  for (const place of document.querySelectorAll<HTMLElement>(places)) {
    place.innerHTML = place.matches('[data-personal-links]') ? links : tree
    place.dataset.filled = ''
  }
  markCurrentPage()
}

/** Menus are filled once, and one goes from page to page. */
function markCurrentPage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    ':is([data-athlete-tree], [data-personal-links]) a',
  )) {
    if (link.pathname === location.pathname) link.ariaCurrent = 'page'
    else link.ariaCurrent = null
  }
}
