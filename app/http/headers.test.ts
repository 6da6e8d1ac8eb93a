import { expect, test } from 'vitest'
import { forThisVisitor, visitorHeaders } from './headers.ts'

const none = () => ({
  loaderHeaders: new Headers(),
  actionHeaders: new Headers(),
  parentHeaders: new Headers(),
})
const headersOf = (own: Partial<ReturnType<typeof none>> & { errorHeaders?: Headers }) =>
  new Headers(visitorHeaders(['email'])({ ...none(), errorHeaders: undefined, ...own }))

test('without anybody in it, the page is public', () => {
  expect(headersOf({}).get('cache-control')).toMatch(/^public/)
  expect(headersOf({}).get('no-vary-search')).toBe('params, except=("email")')
})

test('an answer to one visitor is kept by nobody, with its status headers', () => {
  const headers = headersOf({ actionHeaders: new Headers({ ...forThisVisitor, 'retry-after': '60' }) })
  expect([...headers]).toEqual([
    ['cache-control', 'private, no-store'],
    ['retry-after', '60'],
    ['x-robots-tag', 'noindex'],
  ])
  expect(headersOf({ loaderHeaders: new Headers(forThisVisitor) }).get('cache-control')).toBe(
    'private, no-store',
  )
})

test('an error page is stored nowhere', () => {
  const errorHeaders = new Headers()
  expect(headersOf({ loaderHeaders: new Headers(forThisVisitor), errorHeaders }).get('cache-control')).toBe(
    'no-store',
  )
})
