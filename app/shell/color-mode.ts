import { browserStorage } from './browser-storage.ts'

const colorModes = ['system', 'light', 'dark'] as const
type ColorMode = (typeof colorModes)[number]

const storageKey = 'apparence'
const switches = '[data-color-mode]'

/**
 * The visitor's choice of colours. Kept only once the switch was used, and it holds one of three words.
 * `system` leaves `<html>` without a theme: the style sheet follows the browser by itself.
 */
export function watchColorMode(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(switches) || !isColorMode(target.value))
      return
    browserStorage('localStorage')?.setItem(storageKey, target.value)
    applyColorMode(target.value)
  })
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) applyColorMode(storedColorMode())
  })
  // A page that forced a mode was left: the visitor's choice comes back.
  new MutationObserver(() => applyColorMode(storedColorMode())).observe(document.documentElement, {
    attributeFilter: ['data-forced-theme'],
  })
  applyColorMode(storedColorMode())
}

function storedColorMode(): ColorMode {
  const stored = browserStorage('localStorage')?.getItem(storageKey) ?? ''
  return isColorMode(stored) ? stored : 'system'
}

function applyColorMode(mode: ColorMode): void {
  const root = document.documentElement
  if (root.dataset.forcedTheme === undefined) {
    if (mode === 'system') delete root.dataset.theme
    else root.dataset.theme = mode
  }
  for (const radio of document.querySelectorAll<HTMLInputElement>(`${switches} input`))
    radio.checked = radio.value === mode
}

function isColorMode(value: string): value is ColorMode {
  return colorModes.some((mode) => mode === value)
}
