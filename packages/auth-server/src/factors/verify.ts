import { eq, sql, or, isNull, and, ne } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../audit-log.ts'
import type { Caller } from '../callers/caller.ts'
import type { AuthDatabase, FactorRow, SessionRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse, type Call } from '../http/call.ts'
import { requireAttemptsLeft, noteFailure, forgetFailures } from '../limits/failed-attempts.ts'
import { mfaFactors, mfaChallenges, sessions } from '../schema/index.ts'
import { addAmrClaim } from '../sessions/session.ts'
import { methodOfFactor } from '../tokens/access-token.ts'
import { makeRefreshTokenKey } from '../tokens/refresh-token.ts'
import { tokenResponse, type TokenResponse, tokensOf } from '../tokens/token-response.ts'
import { findOpenChallenge, type ChallengeRow } from './challenge.ts'
import { checkProof } from './check-proof.ts'
import {
  requireFactorCaller,
  readFactorId,
  lockAccount,
  requireFactor,
  requireSwitch,
  requireAssuranceForNew,
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
  const outcome = await call.backend.database.transaction((transaction) =>
    verifyLocked(call, transaction, caller, factorId, answer),
  )
  if (outcome instanceof AuthError) throw outcome
  return tokenResponse(outcome)
}

async function verifyLocked(
  call: Call,
  database: AuthDatabase,
  caller: Caller,
  factorId: string,
  answer: Answer,
): Promise<TokenResponse | AuthError> {
  const { address } = call
  const backend = { ...call.backend, database }
  const at = backend.now()
  const account = await lockAccount(database, caller)
  const factor = requireFactor(account, factorId)
  requireSwitch(backend.settings, factor.factorType, 'verify')
  requireAssuranceForNew(account, factor)
  const attempt = { kind: 'factor', subject: account.user.id } as const
  await requireAttemptsLeft(backend, attempt)
  const challenge = await findOpenChallenge(database, { factorId, id: answer.challenge_id, address, now: at })
  if (challenge instanceof AuthError) return challenge
  const proof = await checkProof(backend, account, factor, challenge, answer)
  const details = { factor_id: factorId, challenge_id: challenge.id, factor_type: factor.factorType }
  const attempted = { ...details, verified: proof.isRight }
  await audit(call, database, 'verification_attempted', account.user, attempted)
  if (!proof.isRight) {
    await noteFailure(backend, attempt)
    return new AuthError(422, 'mfa_verification_failed', proof.message)
  }
  await forgetFailures(backend, attempt)
  forgetPhoneCode(backend, factor)
  await closeChallenge(database, challenge, at)
  const verified = { status: 'verified', updatedAt: at, ...proof.columns } as const
  await database.update(mfaFactors).set(verified).where(eq(mfaFactors.id, factorId))
  return tokensOf(backend, database, await raiseSession(database, caller, factor, at))
}

async function closeChallenge(database: AuthDatabase, { id, webAuthnSessionData }: ChallengeRow, at: Date) {
  const isOne = eq(mfaChallenges.id, id)
  if (webAuthnSessionData) await database.delete(mfaChallenges).where(isOne)
  else await database.update(mfaChallenges).set({ verifiedAt: at }).where(isOne)
}

async function raiseSession(
  database: AuthDatabase,
  { user, session: { id } }: Caller,
  factor: FactorRow,
  now: Date,
): Promise<SessionRow> {
  const [session] = await database
    .update(sessions)
    .set({
      aal: 'aal2',
      factorId: factor.id,
      refreshTokenCounter: sql`coalesce(${sessions.refreshTokenCounter}, 0) + 2`,
      refreshTokenHmacKey: makeRefreshTokenKey().toString('base64'),
      updatedAt: now,
    })
    .where(eq(sessions.id, id))
    .returning()
  if (!session)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  await addAmrClaim(database, id, methodOfFactor(factor.factorType), now)
  const isBelow = or(isNull(sessions.aal), eq(sessions.aal, 'aal1'))
  await database.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, id), isBelow))
  await database
    .delete(mfaFactors)
    .where(
      and(
        eq(mfaFactors.userId, user.id),
        eq(mfaFactors.factorType, factor.factorType),
        eq(mfaFactors.status, 'unverified'),
      ),
    )
  return session
}
