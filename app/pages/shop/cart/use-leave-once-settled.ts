import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pathOfLink } from '#app/ui/blocks/followed-link.ts'

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
      const path = pathOfLink(event)
      if (path === undefined) return
      event.preventDefault()
      event.stopPropagation()
      await settled()
      await navigate(path)
    }
    // Before the link itself hears of it.
    document.addEventListener('click', follow, { capture: true })
    return () => document.removeEventListener('click', follow, { capture: true })
  }, [settled, navigate])
}
