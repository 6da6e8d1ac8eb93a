import type { Route } from '../http/route.ts'
import { resend } from './resend.ts'
import { sendOtp } from './send-otp.ts'
import { sendRecovery } from './send-recovery.ts'

/** Links and codes on demand. */
export const sendingRoutes: readonly Route[] = [
  { method: 'POST', path: '/otp', limit: 'account', answer: sendOtp },
  { method: 'POST', path: '/magiclink', limit: 'account', answer: sendOtp },
  { method: 'POST', path: '/recover', limit: 'account', answer: sendRecovery },
  { method: 'POST', path: '/resend', limit: 'account', answer: resend },
]
