import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Whoever follows a link while something waits for its answer goes once all is answered: leaving would cut the answers
 * short, and the next form the leaving.
 * @param settled undefined when nothing waits
 */
export function useLeaveOnceSettled(settled: (() => Promise<void>) | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!settled) return undefined
    const follow = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isOther = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
      if (!link || isOther || link.target || link.origin !== location.origin) return
      event.preventDefault()
      event.stopPropagation()
      await settled()
      await navigate(link.pathname + link.search + link.hash)
    }
    // Before the link itself hears of it.
    document.addEventListener('click', follow, { capture: true })
    return () => document.removeEventListener('click', follow, { capture: true })
  }, [settled, navigate])
}
