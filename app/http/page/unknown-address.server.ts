import { isbot } from 'isbot'
import { findCamp } from '#app/domain/camps/store.server.ts'
import { ruleOf } from '#app/domain/route-rules/rules.ts'
import { listProductSummaries, readShopTexts } from '#app/domain/shop/store.server.ts'
import { guard, needOf } from '#app/session/guarded-paths.ts'
import type { Services } from '../context.ts'
import { pathUnknown, thingUnknown } from '../page-not-found.ts'
import { routeShapes, type Routes } from './route-shapes.ts'

type Sender = {
  readonly url: string
  readonly userAgent: string | undefined
  /** Where visitors find nothing, a coach may have a draft. */
  readonly cookie?: string | undefined
}
type IsThing = (services: Services, name: string) => Promise<boolean>

/** Routes of public things that are known by their names alone. */
const things: Readonly<Record<string, IsThing>> = {
  'nos-stages/*': async (services, name) => (await findCamp(services, `/nos-stages/${name}`)) !== undefined,
  'notre-boutique/produits/*': async (services, name) =>
    (await listProductSummaries(services)).some(({ identifier }) => identifier === name),
  'notre-boutique/collection/*': async (services, name) =>
    (await readShopTexts(services)).collections.some(({ id }) => id === name),
}

const hasSession = (cookie = '') => /\bsb-[\w-]+-auth-token/.test(cookie)

/**
 * Tells addresses that lead nowhere without the framework, which would be most of the work: the sentence of their page, `bare` for
 * crawlers; undefined for all others.
 */
export function unknownAddresses(routes: Routes, services: Services) {
  const { routeRules, maintenance, siteUrl } = services
  const shapesOf = routeShapes(routes)

  const sentenceOf = async (segments: string[]): Promise<string | undefined> => {
    const [shape, another] = shapesOf(segments)
    if (shape === undefined) return pathUnknown
    const isThing = another === undefined && things[shape]
    if (!isThing) return undefined
    const name = segments.slice(shape.split('/').length - 1).join('/')
    return (await isThing(services, name)) ? undefined : thingUnknown
  }

  return async ({ url, userAgent, cookie }: Sender): Promise<string | undefined> => {
    const { pathname, search } = new URL(url, siteUrl)
    const segments = decodeURIComponent(pathname).toLowerCase().split('/').filter(Boolean)
    // What begins with `__` is the framework's own.
    if (
      maintenance.current() ||
      hasSession(cookie) ||
      segments[0]?.startsWith('__') !== false ||
      pathname.endsWith('.data')
    )
      return undefined
    const sentence = await sentenceOf(segments)
    if (sentence === undefined) return undefined
    const { headers, ...rule } = ruleOf(routeRules.current(), pathname + search)
    const isRuled = Object.values({ ...rule, ...headers }).some((said) => said !== undefined)
    if (isRuled || needOf(guard, pathname)) return undefined
    return isbot(userAgent) ? 'bare' : sentence
  }
}
