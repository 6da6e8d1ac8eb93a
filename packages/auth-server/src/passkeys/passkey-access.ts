import { and, asc, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Within } from '../backend.ts'
import type { Caller } from '../callers/caller.ts'
import { requireFreshProof } from '../callers/fresh-proof.ts'
import type { FactorRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import {
  lockAccount,
  removeFactor,
  requireFactorCaller,
  type LockedAccount,
} from '../factors/factor-access.ts'
import { readCredential } from '../factors/webauthn-challenge.ts'
import type { Call } from '../http/call.ts'
import { mfaAmrClaims, webauthnChallenges, passkeys, sessions } from '../schema/index.ts'
import { methodOfFactor } from '../tokens/access-token.ts'
import { factorsOf } from '../users/user-row.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

export function requirePasskeys({ settings }: Pick<Call, 'settings'>): void {
  if (!settings.passkeys.enabled) throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled')
}

export function requirePasskeyCaller(call: Call): Promise<Caller> {
  requirePasskeys(call)
  return requireFactorCaller(call)
}

/** The account, locked, of somebody who may change what it is entered with. `grace` in seconds. */
export async function lockForPasskeys(call: Call, caller: Caller, grace = 0): Promise<LockedAccount> {
  const account = await lockAccount(call, caller)
  const hasFactor = account.factors.some(({ status }) => status === 'verified')
  const message = 'AAL2 session is required to manage passkeys when MFA is enabled'
  if (hasFactor && account.session.aal !== 'aal2') throw new AuthError(403, 'insufficient_aal', message)
  requireFreshProof(call, caller, grace)
  return account
}

export async function passkeysOf({ database }: Within, userId: string): Promise<PasskeyRow[]> {
  return database.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt))
}

/** The second factor that a passkey is as well, if it is one. */
export function factorOfPasskey(
  factors: readonly FactorRow[],
  { credentialId }: Pick<PasskeyRow, 'credentialId'>,
): FactorRow | undefined {
  const id = Buffer.from(credentialId).toString('base64url')
  return factors.find(({ webAuthnCredential }) => readCredential(webAuthnCredential)?.id === id)
}

/** Ends what it opened: other sessions, and what the one of `callerSessionId` rested on beyond its sign-in. */
export async function removePasskey(
  within: Within,
  passkey: PasskeyRow,
  callerSessionId?: string,
): Promise<void> {
  const { database, now } = within
  const { id, userId } = passkey
  const factor = factorOfPasskey(await factorsOf(within, userId), passkey)
  await database.delete(passkeys).where(eq(passkeys.id, id))
  const opened = and(eq(sessions.userId, userId), eq(sessions.factorId, id))
  const isOther = callerSessionId === undefined ? undefined : ne(sessions.id, callerSessionId)
  await database.delete(sessions).where(and(opened, isOther))
  const set = { aal: 'aal1' as const, factorId: null, updatedAt: now() }
  const lowered = await database.update(sessions).set(set).where(opened).returning({ id: sessions.id })
  if (factor) await removeFactor(within, factor)
  for (const session of lowered) {
    const isVerification = eq(mfaAmrClaims.authenticationMethod, methodOfFactor('webauthn'))
    await database.delete(mfaAmrClaims).where(and(eq(mfaAmrClaims.sessionId, session.id), isVerification))
  }
}

export const challengeSeconds = 300

type Purpose = { challengeType: 'registration' | 'authentication'; userId: string | null }

/** Keeps a challenge, and answers with the ceremony as the protocol tells it. */
export async function beginCeremony<Options extends { challenge: string }>(
  { database, now }: Within,
  purpose: Purpose,
  options: Options,
): Promise<Response> {
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + challengeSeconds * 1000)
  const sessionData = { challenge: options.challenge }
  const [kept] = await database
    .insert(webauthnChallenges)
    .values({ ...purpose, sessionData, createdAt, expiresAt })
    .returning({ challenge_id: webauthnChallenges.id })
  return Response.json({ ...kept, options, expires_at: Math.floor(expiresAt.getTime() / 1000) })
}

export const ceremonyForm = z.object({ challenge_id: z.uuid(), credential: z.looseObject({}) })

/** Uses a challenge up, outside of any transaction: an answer is tried once, right or wrong. */
export async function takeChallenge(
  { database, now }: Within,
  { challengeType, userId }: Purpose,
  id: string,
): Promise<string> {
  const isIt = and(eq(webauthnChallenges.id, id), eq(webauthnChallenges.challengeType, challengeType))
  const isTheirs = userId === null ? undefined : eq(webauthnChallenges.userId, userId)
  const [taken] = await database.delete(webauthnChallenges).where(and(isIt, isTheirs)).returning()
  if (!taken) throw new AuthError(400, 'webauthn_challenge_not_found', 'Challenge not found or already used')
  if (taken.expiresAt > now()) return taken.sessionData.challenge
  throw new AuthError(400, 'webauthn_challenge_expired', 'Challenge has expired')
}

export function verificationFailed(message = 'Credential verification failed'): AuthError {
  return new AuthError(400, 'webauthn_verification_failed', message)
}
