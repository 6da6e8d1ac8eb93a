import { useEffect, useRef } from 'react'
import { placePath } from './article-addresses.ts'

export function useKeptPlace(path: string, section: string | undefined): void {
  const latest = useRef(section)
  useEffect(() => {
    latest.current = section
  }, [section])
  useEffect(() => {
    let told: string | undefined
    const tell = () => {
      const heading = latest.current ?? ''
      if (heading === told) return
      told = heading
      navigator.sendBeacon(placePath, new URLSearchParams({ article: path, titre: heading }))
    }
    const tellWhenHidden = () => {
      if (document.visibilityState === 'hidden') tell()
    }
    document.addEventListener('visibilitychange', tellWhenHidden)
    addEventListener('pagehide', tell)
    return () => {
      document.removeEventListener('visibilitychange', tellWhenHidden)
      removeEventListener('pagehide', tell)
      tell()
    }
  }, [path])
}
