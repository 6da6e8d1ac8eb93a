import { eq, sql, and } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../audit-log.ts'
import { inTransaction, type Within } from '../backend.ts'
import { sessionGone, type Caller } from '../callers/caller.ts'
import type { FactorRow, SessionRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse, type Call } from '../http/call.ts'
import { requireAttemptsLeft, noteFailure, forgetFailures } from '../limits/failed-attempts.ts'
import { tellChange } from '../policy.ts'
import { mfaFactors, mfaChallenges, sessions } from '../schema/index.ts'
import { addAmrClaim } from '../sessions/session.ts'
import { methodOfFactor } from '../tokens/access-token.ts'
import { makeRefreshTokenKey } from '../tokens/refresh-token.ts'
import { type TokenResponse, tokensOf } from '../tokens/token-response.ts'
import { findOpenChallenge, type ChallengeRow } from './challenge.ts'
import { checkProof } from './check-proof.ts'
import {
  endLesserSessions,
  requireFactorCaller,
  readFactorId,
  lockUsableFactor,
  setFactor,
} from './factor-access.ts'
import { forgetPhoneCode } from './phone-factor.ts'

const form = z.object({
  challenge_id: z.uuid(),
  code: z.string().default(''),
  webauthn: z.unknown().optional(),
})

type Answer = z.output<typeof form>

export async function verifyFactor(call: Call): Promise<Response> {
  const caller = await requireFactorCaller(call)
  const factorId = readFactorId(call)
  const answer = parse(form, await call.json())
  // What a refusal writes down, the failure above all, has to stay.
  const outcome = await inTransaction(call, (call) => verifyLocked(call, caller, factorId, answer))
  if (outcome instanceof AuthError) throw outcome
  return Response.json(outcome)
}

async function verifyLocked(
  call: Call,
  caller: Caller,
  factorId: string,
  answer: Answer,
): Promise<TokenResponse | AuthError> {
  const { account, factor } = await lockUsableFactor(call, caller, factorId)
  const attempt = { kind: 'factor', subject: account.user.id } as const
  await requireAttemptsLeft(call, attempt)
  const challenge = await findOpenChallenge(call, { factorId, id: answer.challenge_id })
  if (challenge instanceof AuthError) return challenge
  const proof = await checkProof(call, account, factor, challenge, answer)
  const details = { factor_id: factorId, challenge_id: challenge.id, factor_type: factor.factorType }
  const attempted = { ...details, verified: proof.isRight }
  await audit(call, 'verification_attempted', account.user, attempted)
  if (!proof.isRight) {
    await noteFailure(call, attempt)
    return new AuthError(422, 'mfa_verification_failed', proof.message)
  }
  await forgetFailures(call, attempt)
  forgetPhoneCode(call, factor)
  await closeChallenge(call, challenge)
  await setFactor(call, factorId, { status: 'verified', updatedAt: call.now(), ...proof.columns })
  if (factor.status !== 'verified') await tellChange(call, 'factor-added', account.user)
  return tokensOf(call, await raiseSession(call, caller, factor))
}

async function closeChallenge({ database, now }: Within, { id, webAuthnSessionData }: ChallengeRow) {
  const isOne = eq(mfaChallenges.id, id)
  if (webAuthnSessionData) await database.delete(mfaChallenges).where(isOne)
  else await database.update(mfaChallenges).set({ verifiedAt: now() }).where(isOne)
}

async function raiseSession(
  within: Within,
  { user, session: { id } }: Caller,
  { id: factorId, factorType }: FactorRow,
): Promise<SessionRow> {
  const { database, now } = within
  const [session] = await database
    .update(sessions)
    .set({
      aal: 'aal2',
      factorId,
      refreshTokenCounter: sql`coalesce(${sessions.refreshTokenCounter}, 0) + 2`,
      refreshTokenHmacKey: makeRefreshTokenKey(),
      updatedAt: now(),
    })
    .where(eq(sessions.id, id))
    .returning()
  if (!session) throw sessionGone()
  await addAmrClaim(within, id, methodOfFactor(factorType))
  await endLesserSessions(within, session)
  const isOfUser = and(eq(mfaFactors.userId, user.id), eq(mfaFactors.factorType, factorType))
  await database.delete(mfaFactors).where(and(isOfUser, eq(mfaFactors.status, 'unverified')))
  return session
}
