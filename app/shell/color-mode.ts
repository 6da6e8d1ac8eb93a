import { browserStorage } from './browser-storage.ts'
import { say } from './shell-state.ts'

const colorModes = ['system', 'light', 'dark'] as const
export type ColorMode = (typeof colorModes)[number]

const storageKey = 'apparence'
const switches = '[data-color-mode]'

/** The colour choice, stored once the switch was used; `system` leaves `<html>` without a theme. */
export function watchColorMode(): void {
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.closest(switches)) choose(target.value)
  }
  // On the window, and before the document: while the application starts, React stops what goes on from there.
  addEventListener('change', onChange, { capture: true })
  addEventListener('color-mode-chosen', (event) => {
    if (event instanceof CustomEvent) choose(String(event.detail))
  })
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) sayMode(storedColorMode())
  })
  sayMode(storedColorMode())
}

function choose(mode: string): void {
  if (!isColorMode(mode)) return
  browserStorage('localStorage')?.setItem(storageKey, mode)
  sayMode(mode)
}

function storedColorMode(): ColorMode {
  const stored = browserStorage('localStorage')?.getItem(storageKey) ?? ''
  return isColorMode(stored) ? stored : 'system'
}

function sayMode(colorMode: ColorMode): void {
  say({ colorMode }, () => {
    const root = document.documentElement.dataset
    if (root.forcedTheme === undefined) {
      if (colorMode === 'system') delete root.theme
      else root.theme = colorMode
    }
    for (const radio of document.querySelectorAll<HTMLInputElement>(`${switches} input`))
      radio.checked = radio.value === colorMode
  })
}

function isColorMode(value: string): value is ColorMode {
  return colorModes.some((mode) => mode === value)
}
