import { say } from './shell-state.ts'

export type PersonalLinks = { readonly links: string; readonly tree: string }

/** Loads the personal menus when a signed-in person opens one: pages are cached, the same for everybody. */
export function watchAccountMenu(): void {
  addEventListener('toggle', askWhenOpened, { capture: true })
}

let isAsking = false

async function askWhenOpened({ target }: Event): Promise<void> {
  const { signedIn } = document.documentElement.dataset
  if (signedIn === undefined || isAsking || !(target instanceof Element)) return
  if (!target.matches('.account-menu, #menu')) return
  if (window.shellState?.personalLinks) return
  isAsking = true
  const response = await fetch('/compte/menu').catch(() => undefined)
  isAsking = false
  if (!response?.ok || response.redirected) return
  const personalLinks: PersonalLinks = await response.json()
  say({ personalLinks }, () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-personal]')) {
      place.innerHTML = place.dataset.personal === 'tree' ? personalLinks.tree : personalLinks.links
      for (const link of place.querySelectorAll('a'))
        if (link.pathname === location.pathname) link.ariaCurrent = 'page'
    }
  })
}
