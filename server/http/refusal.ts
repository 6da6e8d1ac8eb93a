import type { IncomingMessage } from 'node:http'
import { postRules, type PostRule } from '#app/http/post-rules.ts'
import type { Exchange } from './exchange.ts'

export type Refusal = { status: number; text: string; headers?: [string, string][] }

const longestUrl = 2048
// The router asks for the routes of all links of a page at once, in 7 680 characters at most.
const routesPath = '/__manifest?'
const longestList = 8192
const readMethods = new Set(['GET', 'HEAD'])
const knownMethods = new Set(['GET', 'HEAD', 'POST'])
const formTypes =
  /^(application\/x-www-form-urlencoded|multipart\/form-data|application\/json|text\/plain)\b/i
/** The most bytes most addresses take. */
export const usualBody = 256 * 1024

/** Whether an address or its host can be read in more than one way, and so kept or answered as another's. */
export function isMalformed({ url = '', rawHeaders }: Pick<IncomingMessage, 'url' | 'rawHeaders'>): boolean {
  if (url.includes('#')) return true
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === hostLength && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

const hostLength = 4

/** What is wrong with a request before anybody reads its body; `undefined` when it may go on. */
export function refusalOf({ incoming, ownOrigin }: Exchange): Refusal | undefined {
  const { method = '', url = '', headers } = incoming
  if (!knownMethods.has(method))
    return { status: 405, text: 'Method not allowed', headers: [['allow', [...knownMethods].join(', ')]] }
  const badAddress = badAddressOf(url)
  if (badAddress) return badAddress
  if (readMethods.has(method)) return undefined
  const rule = ruleOf(url)
  if (!rule?.isFromElsewhere && !isSameOrigin(incoming, ownOrigin) && !isQuestionOfProgram(incoming))
    return { status: 403, text: 'Other origin' }
  if (headers['content-type'] !== undefined && !formTypes.test(headers['content-type']))
    return { status: 415, text: 'Unsupported content type' }
  const largest = rule?.largestBody ?? usualBody
  return Number(headers['content-length'] ?? 0) > largest ? tooLarge(largest) : undefined
}

/** In French: read by whoever pastes a book into a form without JavaScript. @param largest bytes */
export function tooLarge(largest: number): Refusal {
  const [size, unit] = largest < 2 ** 20 ? [largest / 1024, 'ko'] : [largest / 2 ** 20, 'Mo']
  const most = `${size.toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0${unit}`
  const text = `C’est trop long\u00a0: ${most} au plus. Rien n’a été envoyé. Revenez en arrière, ce que vous avez écrit y est encore.`
  return { status: 413, text }
}

export function badAddressOf(url: string): Refusal | undefined {
  if (url.length > (url.startsWith(routesPath) ? longestList : longestUrl))
    return { status: 414, text: 'Address too long' }
  // A `#` that is not encoded would be read as the end of the address by some, and kept under another.
  if (!/^\/(?![/\\])[^#]*$/.test(url) || !isWellEncoded(url)) return { status: 400, text: 'Bad address' }
  return undefined
}

// A browser always says where a POST comes from; a program asking for public content has no page to name.
function isQuestionOfProgram({ url = '', headers }: IncomingMessage): boolean {
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) return false
  return /^\/__nuxt_content\/[^/?]+\/query(?:\?|$)/.test(url)
}

// A name as addresses write it (`info~soins.yml`, `l%C3%A9a.md`), never a step up: an address that is another once it is
// read has the rule of neither.
const oneName = "(?!\\.|%2e)[\\w.~%!'()&-]+"

const rulesOfPaths = Object.entries(postRules).map(
  ([path, rule]) => [new RegExp(`^${path.replaceAll('*', oneName)}$`, 'i'), rule] as const,
)

export function ruleOf(url: string): PostRule | undefined {
  // The router asks for the data of a page by the page's address and this ending.
  const path = (url.split('?', 1)[0] ?? '').replace(/\.data$/, '')
  return rulesOfPaths.find(([pattern]) => pattern.test(path))?.[1]
}

function isWellEncoded(url: string): boolean {
  try {
    return !decodeURIComponent(url.replaceAll('+', ' ')).includes('\0')
  } catch {
    return false
  }
}

function isSameOrigin({ headers }: IncomingMessage, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return true
  if (site !== undefined) return false
  const { origin, host } = headers
  if (origin === undefined) return false
  return origin === ownOrigin || origin === `http://${host}` || origin === `https://${host}`
}
