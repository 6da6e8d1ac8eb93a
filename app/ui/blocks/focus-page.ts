/**
 * Leads the keyboard to the page that just came up: to the place its address names, or to its title. A focus that
 * still has its place (a menu of the header, a field, a message that asked for it) is left alone.
 */
export function focusPage(hash: string, isError = false): void {
  if (!hasLostItsPlace(document.activeElement)) return
  const target = placeNamed(hash) ?? document.querySelector('main h1')
  if (!(target instanceof HTMLElement)) return
  if (target.tabIndex < 0) target.tabIndex = -1
  // The router scrolls: to the place named, to the top, or to where one was. Not for an error in place of a form, whose
  // page is drawn anew: until its sheets are back, its title is elsewhere.
  target.focus({ preventScroll: true })
  if (isError) scrollTo({ top: 0, behavior: 'instant' })
}

function hasLostItsPlace(focused: Element | null): boolean {
  if (!focused || focused === document.body || focused.id === 'contenu') return true
  return focused instanceof HTMLAnchorElement && !focused.closest('.site-header')
}

function placeNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
