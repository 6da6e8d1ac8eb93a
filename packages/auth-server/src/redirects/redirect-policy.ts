import type { Call } from '../http/call.ts'
import { addressGlob } from './address-glob.ts'

const ipAddress = /^(?:\d+\.\d+\.\d+\.\d+|\[.+\])$/

const loopbackIp = /^(?:127\.\d+\.\d+\.\d+|\[::1\])$/

const beyondAscii = /[^ -~]/

type Site = { siteUrl: string; allowList: readonly string[] }

/** The address asked for when it is the site's, on loopback (RFC 8252) or fits the allow-list; else the site. Source: GoTrue. */
export function redirectPolicy({ siteUrl, allowList }: Site): (asked: string | null | undefined) => string {
  const home = new URL(siteUrl)
  const globs = allowList.map(addressGlob)
  const isListed = (forms: string[]) => forms.some((form) => globs.some((glob) => glob.test(form)))

  return (asked) => {
    if (!asked) return siteUrl
    const url = readWebAddress(asked)
    if (!url) return isAppAddress(asked) && isListed([withoutFragment(asked)]) ? asked : siteUrl
    const isAllowed =
      isOfSite(url, home) || isLoopbackIp(url) || (!ipAddress.test(url.hostname) && isListed(formsOf(url)))
    if (!isAllowed) return siteUrl
    return beyondAscii.test(asked) ? url.href : asked
  }
}

function isOfSite(url: URL, home: URL) {
  const isSameHost = url.protocol === home.protocol && url.hostname === home.hostname
  const hasAnyPort = url.hostname === 'localhost' || isLoopbackIp(url)
  return isSameHost && (hasAnyPort || url.port === home.port)
}

function isLoopbackIp({ hostname }: URL) {
  return loopbackIp.test(hostname)
}

function formsOf(url: URL) {
  const whole = withoutFragment(url.href)
  return whole === `${url.origin}/` ? [whole, url.origin] : [whole]
}

export function withoutFragment(address: string) {
  return address.replace(/#[^]*$/u, '')
}

/** Where a request wants the person to come back to (query, header, else the page it was sent from), if allowed. */
export function requestedRedirect({ redirectTo, request: { headers }, url }: Call): string {
  const asked = url.searchParams.get('redirect_to') || headers.get('redirect_to') || headers.get('referer')
  return redirectTo(asked)
}

export function redirect(location: string, status: 302 | 303 = 302): Response {
  return new Response(null, { status, headers: { location } })
}

/** An address, its fragment left out, with what it has to bring added to its query. */
export function withQuery(
  target: string,
  values: Readonly<Record<string, string | null | undefined>>,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (typeof value === 'string') query.set(name, value)
  const address = withoutFragment(target)
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

const controlSpaceOrBackslash = /[\p{Cc}\p{Cf}\p{Z}\\]/u

const plainWebAddress =
  /^https?:\/\/(?<host>[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?(?=[/?#]|$)/i

const appAddress = /^(?!https?:)[a-z][a-z0-9+._-]*:(?!\/\/\d+(?:[:/?#]|$))/i

const runsCode = /^(?:javascript|data|vbscript|file|blob|about|filesystem|view-source):/i

const longest = 4096

/** The http or https address this text is for every reader, or nothing when two readers could differ. */
export function readWebAddress(text: string): URL | undefined {
  if (!isPlain(text)) return undefined
  const host = plainWebAddress.exec(text)?.groups?.['host']
  const url = host === undefined ? null : URL.parse(text)
  return url && host?.toLowerCase() === url.hostname ? url : undefined
}

/** Whether this is an address of an application's own scheme (`club.app://retour`), and none that runs code. */
export function isAppAddress(text: string): boolean {
  return isPlain(text) && appAddress.test(text) && !runsCode.test(text)
}

function isPlain(text: string) {
  return text.length <= longest && text.isWellFormed() && !controlSpaceOrBackslash.test(text)
}
