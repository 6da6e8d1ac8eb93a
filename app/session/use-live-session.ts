import { useEffect } from 'react'
import type { BrowserAccess } from './browser-client.ts'

/**
 * Keeps the session of a private page alive: the official client renews it before it expires, rests while the page is
 * hidden and looks again when it is seen. When the session ends elsewhere, the page is loaded again.
 */
export function useLiveSession({ url, anonKey }: BrowserAccess): void {
  useEffect(() => {
    let isGone = false
    let stop: (() => void) | undefined
    async function watch(): Promise<void> {
      const { browserClient } = await import('./browser-client.ts')
      if (isGone) return
      const { data } = browserClient({ url, anonKey }).auth.onAuthStateChange((event) => {
        if (event === 'SIGNED_OUT') location.reload()
      })
      stop = () => data.subscription.unsubscribe()
    }
    void watch()
    return () => {
      isGone = true
      stop?.()
    }
  }, [url, anonKey])
}
