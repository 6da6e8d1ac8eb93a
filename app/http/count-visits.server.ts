import type { VisitCounter } from '#app/domain/visits/counter.ts'
import { isCountedPath, shownPagePath } from '#app/domain/visits/rules.ts'

type Headers = (name: string) => string | undefined
type IsUnknown = (asked: { url: string; userAgent: string | undefined }) => Promise<string | undefined>

/** What the server tells of the pages it shows. @param isUnknown of addresses that lead nowhere */
export function countVisits(visits: VisitCounter, isUnknown: IsUnknown) {
  return {
    /** A document was sent; one that a browser only laid by is not shown. Little is done of paths that are not counted. */
    countPage(path: string, header: Headers): void {
      if (!isCountedPath(path) || header('sec-purpose')?.includes('prefetch')) return
      visits.count(path, header('user-agent'))
    },
    /** A page says that another took its place in it. `false` when `url` is not where that is said. */
    async hearOfPage(url: string, userAgent: string | undefined): Promise<boolean> {
      if (!url.startsWith(`${shownPagePath}?`)) return false
      const page = new URLSearchParams(url.slice(shownPagePath.length)).get('page') ?? ''
      const isPage = isCountedPath(page) && (await isUnknown({ url: page, userAgent })) === undefined
      if (isPage) visits.count(page, userAgent)
      return true
    },
  }
}
