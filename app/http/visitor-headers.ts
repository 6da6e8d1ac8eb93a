import type { HeadersFunction } from 'react-router'
import { publicHeaders } from './public-headers.ts'

/** Headers for `data()` of a loader whose page holds something of its visitor: nobody keeps it. */
export const keptByNobody = { 'cache-control': 'private, no-store' }

/** Headers for `data()` of an answer to one visitor (a form again, a receipt): kept by nobody, no search engine's business. */
export const forThisVisitor = { ...keptByNobody, 'x-robots-tag': 'noindex' }

const passedOn = ['cache-control', 'x-robots-tag', 'retry-after']

/**
 * Headers of a page that is public until somebody has something in it (a prefilled field, an answer to their form):
 * what its action or loader set comes first, or else it is a public page (see `publicHeaders`).
 */
export function visitorHeaders(readParameters: readonly string[]): HeadersFunction {
  const isPublic = publicHeaders(readParameters)
  return (answers) => {
    const own = passedOn.flatMap((name): [string, string][] => {
      const value = answers.actionHeaders.get(name) ?? answers.loaderHeaders.get(name)
      return value === null ? [] : [[name, value]]
    })
    return own.some(([name]) => name === 'cache-control') && !answers.errorHeaders ? own : isPublic(answers)
  }
}
