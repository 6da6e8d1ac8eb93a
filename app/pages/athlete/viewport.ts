import { useEffect, useEffectEvent } from 'react'
import { breakpointOf, viewportCookie } from '#app/domain/competitions/calendar/default-view.ts'

const { name, maxAgeSeconds } = viewportCookie
const cookie = new RegExp(`(?:^|;\\s*)${name}=([a-z\\d]+)`)

/** The breakpoint of the visitor's window as noted; a phone's smallest one until it is. */
export function viewportOf({ headers }: Request): string | undefined {
  const isPhone = /\bMobi/.test(headers.get('user-agent') ?? '')
  return cookie.exec(headers.get('cookie') ?? '')?.[1] ?? (isPhone ? 'xs' : undefined)
}

export function useNotedViewport(onNoted?: (breakpoint: string) => void): void {
  const whenNoted = useEffectEvent((breakpoint: string) => onNoted?.(breakpoint))
  useEffect(() => {
    const secure = location.protocol === 'https:' ? '; secure' : ''
    const attributes = `path=/espace-athlete; max-age=${maxAgeSeconds}; samesite=strict${secure}`
    const note = () => {
      const breakpoint = breakpointOf(innerWidth)
      document.cookie = `${name}=${breakpoint}; ${attributes}`
      whenNoted(breakpoint)
    }
    note()
    addEventListener('resize', note, { passive: true })
    return () => removeEventListener('resize', note)
  }, [])
}
