import { say } from './shell-state.ts'

export type PersonalLinks = { readonly links: string; readonly tree: string; readonly next: string }

/** Loads what is personal when a signed-in person opens a menu or comes to the footer: pages are cached, the same for everybody. */
export function watchAccountMenu(): void {
  addEventListener('toggle', askWhenOpened, { capture: true })
  addEventListener('personal-wanted', ask)
}

let isAsking = false

function askWhenOpened({ target }: Event): void {
  if (target instanceof Element && target.matches('.account-menu, #menu')) void ask()
}

async function ask(): Promise<void> {
  const { signedIn } = document.documentElement.dataset
  if (signedIn === undefined || isAsking || window.shellState?.personalLinks) return
  isAsking = true
  const response = await fetch('/compte/menu').catch(() => undefined)
  isAsking = false
  if (!response?.ok || response.redirected) return
  const personalLinks: PersonalLinks = await response.json()
  say({ personalLinks }, () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-personal]')) {
      const part = place.dataset.personal
      if (isPart(part)) place.innerHTML = personalLinks[part]
      for (const link of place.querySelectorAll('a'))
        if (link.pathname === location.pathname) link.ariaCurrent = 'page'
    }
  })
}

function isPart(name: string | undefined): name is keyof PersonalLinks {
  return name === 'links' || name === 'tree' || name === 'next'
}
