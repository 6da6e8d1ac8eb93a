import reactDomUrl from 'address:./react-dom.ts'
import { watchAccountMenu } from './account-menu.ts'
import { watchCartBadge } from './cart-badge.ts'
import { watchColorMode } from './color-mode.ts'
import { resumeNavigation } from './resumed-navigation.ts'
import { watchSearch } from './search-opener.ts'
import { watchStock } from './stock-state.ts'

const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

const idlePatience = 4000

const openMenus = 'details.submenu[open]'

// What a page needs before (and without) the application. Everything listens on the document: React may replace what it draws.
watchColorMode()
watchHeader()
watchSubmenus()
watchMobileMenu()
watchCartBadge()
watchStock()
watchAccountMenu()
watchSearch()
resumeNavigation()
receiveShares()
startApplicationWhenNeeded()

function hear<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
) {
  addEventListener(name, listener, { capture: true })
}

// Installed, the site may be given activity files at any moment: from its first page on they stay on the device.
function receiveShares(): void {
  if (!matchMedia('(display-mode: browser)').matches)
    navigator.serviceWorker
      ?.register('/shared-activities.js', { scope: '/nos-outils/strava-story-sharing' })
      .catch(() => undefined)
}

function watchHeader(): void {
  const update = () => {
    document.documentElement.toggleAttribute('data-stuck', scrollY > 8)
  }
  addEventListener('scroll', update, { passive: true })
  // At once, it would have the page laid out for it.
  requestAnimationFrame(update)
}

function watchSubmenus(): void {
  hear('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  hear('click', ({ target }) => {
    if (!(target instanceof Element)) return
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus))
      if (!menu.contains(target) || target.closest('a')) menu.open = false
  })
  hear('focusin', ({ target }) => {
    if (!(target instanceof Node)) return
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus))
      if (!menu.contains(target)) menu.open = false
  })
}

/** Opens the `<dialog popover>` as a modal, so that focus stays in it, and closes it when a link is followed. */
function watchMobileMenu(): void {
  hear('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const menu = document.querySelector<HTMLDialogElement>('#menu')
    if (!menu) return
    if (target.closest('[popovertarget="menu"]')) {
      event.preventDefault()
      if (menu.open) menu.close()
      else open(menu)
    } else if (menu.open && (target === menu || target.closest('#menu a'))) menu.close()
  })
  matchMedia('(min-width: 1181px)').addEventListener('change', ({ matches }) => {
    if (matches) document.querySelector<HTMLDialogElement>('#menu')?.close()
  })
}

function open(menu: HTMLDialogElement): void {
  if (menu.matches(':popover-open')) menu.hidePopover()
  menu.showModal()
}

/** Starts React once: at the first sign of intent, when the browser is idle after the load, or now on a page with a live part. */
function startApplicationWhenNeeded(): void {
  if (document.querySelector('[data-live]')) return void start()
  for (const intent of intents) addEventListener(intent, startOnIntent, { passive: true, capture: true })
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle, { once: true })
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idlePatience })
  else setTimeout(start, idlePatience / 2)
}

/** A mouse at rest over a page that appears beneath it « moves » by nothing. */
function startOnIntent(event: Event): void {
  const isAtRest =
    event.type === 'pointermove' &&
    event instanceof PointerEvent &&
    event.movementX === 0 &&
    event.movementY === 0
  if (!isAtRest) void start()
}

async function start(): Promise<void> {
  for (const intent of intents) removeEventListener(intent, startOnIntent, { capture: true })
  const waiting = document.querySelector('#application')
  if (!(waiting instanceof HTMLScriptElement) || waiting.dataset.started !== undefined) return
  waiting.dataset.started = ''
  await evaluateReactDom(waiting.dataset.files?.split(' ') ?? [])
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = waiting.textContent
  document.head.append(script)
}

/** The longest step, in a task of its own: the page answers between it and the rest. All files are asked for at once. */
async function evaluateReactDom(files: readonly string[]): Promise<void> {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  if (import.meta.env.PROD) await import(/* @vite-ignore */ reactDomUrl).catch(() => undefined)
}
