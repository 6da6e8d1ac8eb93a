import type { HeadersFunction } from 'react-router'

/**
 * Headers of a page that is the same for everybody: the page cache keeps it, browsers revalidate.
 * `readParameters` are the query parameters the page reads; any other one does not make another page.
 */
export function publicHeaders(readParameters: readonly string[] = []): HeadersFunction {
  const except = readParameters.map((name) => `"${name}"`).join(' ')
  return ({ errorHeaders }): HeadersInit =>
    errorHeaders
      ? { 'cache-control': 'no-store' }
      : {
          'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=86400',
          'no-vary-search': except ? `params, except=(${except})` : 'params',
        }
}
