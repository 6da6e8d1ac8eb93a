import { createCookie } from 'react-router'
import { z } from 'zod'

const tenMinutes = 600
const longest = 2000
const cookie = createCookie('sb-redirect-path', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: tenMinutes,
})
const anywhere = 'https://ici.invalid'

/** Whether an address leads to a place of this site and nowhere else: a path as we would write it ourselves. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path) || path.length > longest || /[\p{Cc}\\]/u.test(path)) return false
  const url = URL.parse(path, anywhere)
  // `/.//a.example` is ours as it stands, and no more once its dots are resolved by whoever takes it apart.
  return url?.origin === anywhere && !url.pathname.startsWith('//')
}

export function writeSavedPath(path: string, { isProduction }: { isProduction: boolean }): Promise<string> {
  return cookie.serialize(isOwnPath(path) ? path : '/', { secure: isProduction })
}

export async function readSavedPath(request: Request): Promise<string | undefined> {
  const kept = z.string().safeParse(await cookie.parse(request.headers.get('cookie')))
  return kept.success && isOwnPath(kept.data) ? kept.data : undefined
}

export function forgetSavedPath({ isProduction }: { isProduction: boolean }): Promise<string> {
  return cookie.serialize('', { maxAge: 0, secure: isProduction })
}
