import { useEffect } from 'react'
import { breakpointOf, viewportCookie } from '#app/domain/competitions/calendar/default-view.ts'

const { name, maxAgeSeconds } = viewportCookie
const cookie = new RegExp(`(?:^|;\\s*)${name}=([a-z\\d]+)`)

export function viewportOf(request: Request): string | undefined {
  return cookie.exec(request.headers.get('cookie') ?? '')?.[1]
}

export function useNotedViewport(): void {
  useEffect(() => {
    const secure = location.protocol === 'https:' ? '; secure' : ''
    const attributes = `path=/espace-athlete; max-age=${maxAgeSeconds}; samesite=strict${secure}`
    const note = () => {
      document.cookie = `${name}=${breakpointOf(innerWidth)}; ${attributes}`
    }
    note()
    addEventListener('resize', note, { passive: true })
    return () => removeEventListener('resize', note)
  }, [])
}
