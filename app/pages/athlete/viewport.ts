import { breakpointOf, viewportCookie } from '#app/domain/competitions/calendar/default-view.ts'

const { name, maxAgeSeconds } = viewportCookie
const cookie = new RegExp(`(?:^|;\\s*)${name}=([a-z\\d]+)`)

export function viewportOf(request: Request): string | undefined {
  return cookie.exec(request.headers.get('cookie') ?? '')?.[1]
}

export function noteViewport(width: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${breakpointOf(width)}; path=/espace-athlete; max-age=${maxAgeSeconds}; samesite=strict${secure}`
}
