import { textCookie } from '#app/http/text-cookie.server.ts'

const longest = 2000
const anywhere = 'https://ici.invalid'
const cookie = textCookie('sb-redirect-path', { isRight: isOwnPath })

/** Whether an address leads to a place of this site and nowhere else: a path as we would write it ourselves. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path) || path.length > longest || /[\p{Cc}\\]/u.test(path)) return false
  const url = URL.parse(path, anywhere)
  // `/.//a.example` is ours as it stands, and no more once its dots are resolved by whoever takes it apart.
  return url?.origin === anywhere && !url.pathname.startsWith('//')
}

export function writeSavedPath(path: string, site: { isProduction: boolean }): Promise<string> {
  return cookie.write(isOwnPath(path) ? path : '/', site)
}

export const { read: readSavedPath, forget: forgetSavedPath } = cookie
