import type { Route } from '../http/route.ts'
import { challengeFactor } from './challenge.ts'
import { enrollFactor } from './enroll.ts'
import { unenrollFactor } from './unenroll.ts'
import { verifyFactor } from './verify.ts'

/** The second factors of who asks. There is no list: it is part of the account. */
export const factorsRoutes: readonly Route[] = [
  { method: 'POST', path: '/factors', limit: 'factor', answer: enrollFactor },
  { method: 'POST', path: '/factors/:factorId/challenge', limit: 'factor', answer: challengeFactor },
  { method: 'POST', path: '/factors/:factorId/verify', limit: 'factor', answer: verifyFactor },
  { method: 'DELETE', path: '/factors/:factorId', answer: unenrollFactor },
]
