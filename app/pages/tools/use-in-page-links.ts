import { useEffect } from 'react'

/**
 * Follows links to a place of the same page without the router: for it they are another address, so it would put the
 * tool anew, without what is typed or pasted in it, and ask the server with the rest.
 */
export function useInPageLinks(): void {
  useEffect(() => {
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}

function follow(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const address = target instanceof Element ? target.closest('a[href^="#"]')?.getAttribute('href') : undefined
  const place = document.getElementById(decodeURIComponent(address?.slice(1) ?? ''))
  if (!address || !place) return
  event.preventDefault()
  history.replaceState(history.state, '', address)
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
  place.scrollIntoView()
}
