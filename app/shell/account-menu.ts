type PersonalLinks = { links: string; tree: string }

/**
 * Pages are the same for everybody; what is personal in the menus (the athlete area's tree, the coaches' rooms) is asked
 * for when a signed-in person opens one. `data-signed-in` was set before the first paint (`theme-script.ts`).
 */
export function watchAccountMenu(): void {
  addEventListener('toggle', askWhenOpened, { capture: true })
}

let asked = false

async function askWhenOpened({ target }: Event): Promise<void> {
  const { signedIn } = document.documentElement.dataset
  if (signedIn === undefined || asked || !(target instanceof Element)) return
  if (!target.matches('.account-menu, #menu')) return
  asked = true
  const response = await fetch('/compte/menu').catch(() => undefined)
  if (!response?.ok || response.redirected) return
  const { links, tree }: PersonalLinks = await response.json()
  for (const place of document.querySelectorAll('[data-personal-links]')) place.innerHTML = links
  for (const place of document.querySelectorAll('[data-athlete-tree]')) place.innerHTML = tree
}
