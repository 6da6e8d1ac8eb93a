import type { HeadersFunction } from 'react-router'
import { forThisVisitor } from '#app/http/headers.ts'

/** For answers that hold an order: kept by nobody, found by nobody, and their address goes nowhere. */
export const ofThisOrder = { ...forThisVisitor, 'referrer-policy': 'same-origin' }

export const orderHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) => {
  const headers = new Headers(ofThisOrder)
  const wait = (errorHeaders ?? actionHeaders).get('retry-after') ?? loaderHeaders.get('retry-after')
  if (wait !== null) headers.set('retry-after', wait)
  return headers
}
