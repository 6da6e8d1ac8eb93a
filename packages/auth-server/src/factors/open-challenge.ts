import { and, eq, sql } from 'drizzle-orm'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { mfaChallenges } from '../schema/index.ts'
import { visitorInet } from './visitor-inet.ts'

export const challengeSeconds = 300

export type ChallengeRow = typeof mfaChallenges.$inferSelect

/**
 * The challenge of a factor that may still be answered from here; the refusal otherwise, all 422:
 * `mfa_factor_not_found`, `mfa_ip_address_mismatch` (used already, or asked for elsewhere), `mfa_challenge_expired`
 * (it is deleted, so the caller’s transaction has to be kept). Source: GoTrue.
 */
export async function findOpenChallenge(
  database: AuthDatabase,
  { factorId, id, address, now }: { factorId: string; id: string; address: string; now: Date },
): Promise<ChallengeRow | AuthError> {
  const [found] = await database
    .select({
      challenge: mfaChallenges,
      isFromHere: sql<boolean>`${mfaChallenges.ipAddress} = ${visitorInet(address)}::inet`,
    })
    .from(mfaChallenges)
    .where(and(eq(mfaChallenges.id, id), eq(mfaChallenges.factorId, factorId)))
  if (!found)
    return new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  const { challenge, isFromHere } = found
  if (challenge.verifiedAt || !isFromHere)
    return new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  if (now.getTime() <= challenge.createdAt.getTime() + challengeSeconds * 1000) return challenge
  await database.delete(mfaChallenges).where(eq(mfaChallenges.id, id))
  return new AuthError(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  )
}
