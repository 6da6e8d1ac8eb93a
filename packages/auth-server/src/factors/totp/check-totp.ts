import { eq } from 'drizzle-orm'
import type { AuthDatabase } from '../../database.ts'
import { usedTotpSteps } from '../../schema/index.ts'
import type { FactorRow } from '../../users/user-row.ts'
import { verifyTotp } from './totp.ts'

/** Whether a code is right and was not used before; it is used up then. Under the account’s lock. */
export async function isFreshTotp(
  database: AuthDatabase,
  factor: FactorRow,
  code: string,
  now: Date,
): Promise<boolean> {
  if (!factor.secret) return false
  const [used] = await database.select().from(usedTotpSteps).where(eq(usedTotpSteps.factorId, factor.id))
  const lastUsedStep = used?.lastStep ?? null
  const step = verifyTotp({ secret: factor.secret, code, now, lastUsedStep })
  if (step === undefined) return false
  await database
    .insert(usedTotpSteps)
    .values({ factorId: factor.id, lastStep: step })
    .onConflictDoUpdate({ target: usedTotpSteps.factorId, set: { lastStep: step } })
  return true
}
