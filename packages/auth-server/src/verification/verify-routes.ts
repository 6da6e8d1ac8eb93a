import type { Route } from '../http/route.ts'
import { verifyByForm } from './verify-by-form.ts'
import { verifyByLink } from './verify-by-link.ts'

/** Links and codes come back here. */
export const verifyRoutes: readonly Route[] = [
  { method: 'POST', path: '/verify', limit: 'verify', answer: verifyByForm },
  { method: 'GET', path: '/verify', limit: 'verify', answer: verifyByLink },
]
