import type { HeadersFunction } from 'react-router'
import { publicHeaders } from './public-headers.ts'

export const keptByNobody = { 'cache-control': 'private, no-store' }

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
