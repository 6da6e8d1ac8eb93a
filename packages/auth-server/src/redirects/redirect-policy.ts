import { addressGlob } from './address-glob.ts'
import { isAppAddress, readWebAddress } from './readable-address.ts'

const ipAddress = /^(?:\d+\.\d+\.\d+\.\d+|\[.+\])$/
const loopbackIp = /^(?:127\.\d+\.\d+\.\d+|\[::1\])$/
const beyondAscii = /[^ -~]/

/**
 * Where a visitor may be sent back to: to the address asked for when it is of the site itself (same scheme, host and
 * port; any port on a loopback host), on a loopback IP (RFC 8252) or fits a pattern of the allow-list; otherwise,
 * silently, to the site. Patterns see the address as browsers resolve it, with its query, without its fragment; they
 * never let in another IP. Source: GoTrue. Throws when the site's address or a pattern cannot be read.
 */
export function redirectPolicy(site: {
  siteUrl: string
  allowList: readonly string[]
}): (asked: string | null | undefined) => string {
  const home = new URL(site.siteUrl)
  const globs = site.allowList.map(addressGlob)
  const isListed = (forms: string[]) => forms.some((form) => globs.some((glob) => glob.test(form)))

  return (asked) => {
    if (!asked) return site.siteUrl
    const url = readWebAddress(asked)
    if (!url) return isAppAddress(asked) && isListed([withoutFragment(asked)]) ? asked : site.siteUrl
    const isAllowed = isOfSite(url, home) || isLoopbackIp(url) || (!isIp(url) && isListed(formsOf(url)))
    return isAllowed ? inAscii(asked, url) : site.siteUrl
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

function isIp({ hostname }: URL) {
  return ipAddress.test(hostname)
}

/** A bare origin may be listed with or without its closing slash. */
function formsOf(url: URL) {
  const whole = withoutFragment(url.href)
  return whole === `${url.origin}/` ? [whole, url.origin] : [whole]
}

function withoutFragment(address: string) {
  return address.replace(/#[^]*$/u, '')
}

/** A `Location` header is ASCII: other characters go as the browser would write them. */
function inAscii(asked: string, url: URL) {
  return beyondAscii.test(asked) ? url.href : asked
}
