import type { Backend } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { mfaFactors } from '../schema/index.ts'
import type { FactorRow } from '../users/user-row.ts'
import type { LockedAccount } from './locked-account.ts'
import type { ChallengeRow } from './open-challenge.ts'
import { isPhoneCode } from './phone/new-phone-code.ts'
import { isFreshTotp } from './totp/check-totp.ts'
import { checkWebauthn } from './webauthn/check-webauthn.ts'

/** `columns`: what of the factor changes with a right answer. */
export type Proof =
  | { isRight: true; columns: Partial<typeof mfaFactors.$inferInsert> }
  | { isRight: false; message: string }

/** Whether an answer to a challenge is right. `400 validation_failed` when it is none at all. */
export async function checkProof(
  backend: Backend,
  account: LockedAccount,
  factor: FactorRow,
  challenge: ChallengeRow,
  { code, webauthn }: { code: string; webauthn?: unknown },
): Promise<Proof> {
  if (factor.factorType === 'webauthn') return checkWebauthn(backend, account, factor, challenge, webauthn)
  if (code === '') throw new AuthError(400, 'validation_failed', 'Code needs to be non-empty')
  const isRight =
    factor.factorType === 'totp'
      ? await isFreshTotp(backend.database, factor, code, backend.now())
      : isPhoneCode(backend, challenge, code)
  if (isRight) return { isRight, columns: {} }
  const message =
    factor.factorType === 'totp' ? 'Invalid TOTP code entered' : 'Invalid MFA Phone code entered'
  return { isRight, message }
}
