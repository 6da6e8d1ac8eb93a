/**
 * Looks at the cart's cookie now, and whenever it may have changed: by this page, by another tab, or while this page was
 * out of sight or put aside by the browser. Returns how to stop.
 */
export function watchCart(look: () => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  document.addEventListener('cart-changed', look, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('pageshow', look, { signal })
  addEventListener('focus', look, { signal })
  // Only where the page is safe (https, this machine) do browsers say it at once; elsewhere it is seen at the next look.
  if ('cookieStore' in globalThis) cookieStore.addEventListener('change', look, { signal })
  look()
  return () => watching.abort()
}

/** Has everything that watches the cart look at it again. @param cookie its text now */
export function announceCart(cookie: string): void {
  document.dispatchEvent(new CustomEvent('cart-changed', { detail: cookie }))
}
