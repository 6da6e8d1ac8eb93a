import { eq } from 'drizzle-orm'
import type { Backend } from '../../backend.ts'
import { AuthError } from '../../errors/auth-error.ts'
import { mfaChallenges, mfaFactors } from '../../schema/index.ts'
import type { FactorRow } from '../../users/user-row.ts'
import { forgetPhoneCode } from './phone-code-limits.ts'

/** Sends the code of a challenge that is kept. When that fails, `422 sms_send_failed`: one may ask again at once. */
export async function sendPhoneCode(
  backend: Backend,
  factor: FactorRow,
  challenge: { id: string; code: string },
): Promise<void> {
  try {
    backend.sendings.count('sms')
    const text = `${challenge.code} est votre code de vérification. Ne le communiquez à personne.`
    await backend.sendSms({ to: `+${factor.phone}`, text })
  } catch (error) {
    backend.log.error({ err: error, factor: factor.id }, 'the code of a second factor was not sent')
    await backend.database.transaction(async (transaction) => {
      await transaction.delete(mfaChallenges).where(eq(mfaChallenges.id, challenge.id))
      await transaction
        .update(mfaFactors)
        .set({ lastChallengedAt: factor.lastChallengedAt })
        .where(eq(mfaFactors.id, factor.id))
    })
    forgetPhoneCode(backend, factor)
    throw new AuthError(422, 'sms_send_failed', 'The code could not be sent')
  }
}
