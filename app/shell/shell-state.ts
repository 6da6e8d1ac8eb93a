import type { PersonalLinks } from './account-menu.ts'
import type { Cart } from './cart-badge.ts'
import type { ColorMode } from './color-mode.ts'
import type { Stock } from './stock-state.ts'

type ShellState = { cart?: Cart; colorMode?: ColorMode; personalLinks?: PersonalLinks; stock?: Stock }

declare global {
  interface Window {
    shellState?: ShellState
  }
}

/** Publishes state for React (`app/ui/kit/use-shell-state.ts`); the shell renders it until the application starts. */
export function say(news: ShellState, draw: () => void): void {
  window.shellState = { ...window.shellState, ...news }
  if (document.documentElement.dataset.application === undefined) draw()
  dispatchEvent(new Event('shell-state'))
}
