import { AuthError } from '../errors/auth-error.ts'
import type { LockedAccount } from './locked-account.ts'

/**
 * Whether one more factor of this name may be enrolled: `422 mfa_factor_name_conflict` (no name is a name too),
 * `422 too_many_enrolled_mfa_factors`, `403 insufficient_aal` when the session has not shown the factor there is.
 */
export function requirePlaceFor(
  { session, factors }: Pick<LockedAccount, 'session' | 'factors'>,
  name: string,
  most: number,
): void {
  if (factors.some(({ friendlyName }) => (friendlyName ?? '').trim() === name.trim()))
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    )
  if (factors.length >= most)
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  if (session.aal !== 'aal2' && factors.some(({ status }) => status === 'verified'))
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
}
