import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { pathOfLink } from '#app/ui/blocks/followed-link.ts'

/** Follows links to other articles in drawn HTML without leaving the page; the browser deals with all others. */
export function useFollowedLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const path = pathOfLink(event.nativeEvent)
    if (!path?.startsWith('/espace-athlete/')) return
    if (path.includes('#') && path.startsWith(location.pathname + location.search)) return
    event.preventDefault()
    void navigate(path)
  }
}
