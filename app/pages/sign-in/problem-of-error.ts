import type { AuthError } from '@supabase/supabase-js'
import type { SignInProblem } from './sign-in-answer.ts'

export function problemOfError(error: AuthError, otherwise: SignInProblem): SignInProblem {
  const { status = 500, code = '' } = error
  if (status === 0 || status >= 500) return 'unavailable'
  if (code === 'user_banned') return 'paused'
  return status === 429 || code.startsWith('over_') ? 'later' : otherwise
}
