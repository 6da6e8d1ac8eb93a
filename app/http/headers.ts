import type { HeadersFunction } from 'react-router'

export const privateHeaders: Headers = [
  ['referrer-policy', 'no-referrer'],
  ['x-robots-tag', 'noindex, nofollow'],
]

/** Headers of a page that is the same for everybody: the page cache keeps it, browsers revalidate. */
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

export const noStore = { 'cache-control': 'private, no-store' }

export const forThisVisitor = { ...noStore, 'x-robots-tag': 'noindex' }

/** Whether an answer is the same for everybody. */
export function isPublic(headers: globalThis.Headers): boolean {
  return /\bpublic\b/.test(headers.get('cache-control') ?? '')
}

const passedOn = ['cache-control', 'x-robots-tag', 'retry-after']

/** What the action or loader of a page set comes first, or else it is a public page (see `publicHeaders`). */
export function visitorHeaders(readParameters: readonly string[]): HeadersFunction {
  const usual = publicHeaders(readParameters)
  return (answers) => {
    const own = passedOn.flatMap((name): [string, string][] => {
      const value = answers.actionHeaders.get(name) ?? answers.loaderHeaders.get(name)
      return value === null ? [] : [[name, value]]
    })
    return own.some(([name]) => name === 'cache-control') && !answers.errorHeaders ? own : usual(answers)
  }
}

export function machineHeaders(contentType: string): HeadersInit {
  return {
    'content-type': contentType,
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'no-vary-search': 'params',
  }
}

type Headers = readonly (readonly [string, string])[]

/** What a calendar is sent with. Calendar programs ask again after some minutes at the earliest. */
export function calendarHeaders(fileName: string, changedAt: Date | undefined): Headers {
  return [
    ...privateHeaders,
    ['content-type', 'text/calendar; charset=utf-8'],
    ['content-disposition', `inline; filename="${fileName}"`],
    ['cache-control', 'private, max-age=300'],
    ...(changedAt ? [['last-modified', changedAt.toUTCString()] as const] : []),
  ]
}
