import type { Call } from '../http/route.ts'

/** Where a request wants the person to come back to (query, header, else the page it was sent from), if allowed. */
export function askedRedirect({ backend, request, url }: Pick<Call, 'backend' | 'request' | 'url'>): string {
  const { headers } = request
  const asked = url.searchParams.get('redirect_to') || headers.get('redirect_to') || headers.get('referer')
  return backend.redirectTo(asked)
}
