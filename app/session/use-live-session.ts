import { useEffect } from 'react'
import type { BrowserAccess } from './browser-client.ts'

/** Renews the session of a visible private page; reloads the page when the session ends elsewhere. */
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
