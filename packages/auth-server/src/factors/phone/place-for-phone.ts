import { and, eq } from 'drizzle-orm'
import type { AuthDatabase } from '../../database.ts'
import { AuthError } from '../../errors/auth-error.ts'
import { mfaFactors } from '../../schema/index.ts'
import type { LockedAccount } from '../locked-account.ts'

/**
 * One number is one factor: an enrolment left unfinished gives way, `422 mfa_verified_factor_exists` when it was
 * finished. Answers with the account as it then is.
 */
export async function makePlaceForPhone(
  database: AuthDatabase,
  account: LockedAccount,
  phone: string,
): Promise<LockedAccount> {
  const same = account.factors.filter((factor) => factor.factorType === 'phone' && factor.phone === phone)
  if (same.some(({ status }) => status === 'verified'))
    throw new AuthError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    )
  const isOfNumber = and(eq(mfaFactors.userId, account.user.id), eq(mfaFactors.phone, phone))
  await database.delete(mfaFactors).where(isOfNumber)
  return { ...account, factors: account.factors.filter((factor) => !same.includes(factor)) }
}
