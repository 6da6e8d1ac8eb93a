import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Backend } from '../backend.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { type mfaFactors, usedTotpSteps } from '../schema/index.ts'
import type { FactorRow, UserRow } from '../users/user-row.ts'
import type { LockedAccount } from './locked-account.ts'
import type { ChallengeRow } from './open-challenge.ts'
import { isPhoneCode } from './phone/new-phone-code.ts'
import { verifyTotp } from './totp/totp.ts'
import { checkNewCredential } from './webauthn/check-new-credential.ts'
import { readCredential, withCounter } from './webauthn/kept-credential.ts'
import { relyingParty, type RelyingParty } from './webauthn/relying-party.ts'
import { readWebauthnAnswer, type Assertion } from './webauthn/webauthn-answer.ts'

/** `columns`: what of the factor changes with a right answer. */
type Proof =
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

/** Whether a code is right and was not used before; it is used up then. Under the account’s lock. */
async function isFreshTotp(
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

const sessionData = z.object({ type: z.enum(['create', 'request']), challenge: z.string() })

const wrong = { isRight: false, message: 'Invalid WebAuthn response' } as const

/** Whether a security key answered the very challenge it was given, in the ceremony it was given for. */
async function checkWebauthn(
  { settings, database }: Backend,
  { user }: LockedAccount,
  factor: FactorRow,
  { webAuthnSessionData }: ChallengeRow,
  given: unknown,
): Promise<Proof> {
  const { type, challenge } = sessionData.parse(webAuthnSessionData)
  const answer = readWebauthnAnswer(given)
  const expected = { party: relyingParty(settings), challenge }
  // A factor verified since is never given another key.
  if (answer.type !== type || (type === 'create') !== (factor.status === 'unverified')) return wrong
  const columns =
    answer.type === 'create'
      ? await checkNewCredential(database, answer.credential_response, expected)
      : await checkAssertion(user, factor, answer.credential_response, expected)
  return columns ? { isRight: true, columns } : wrong
}

/**
 * What a factor keeps after its key has signed; nothing when the signature is wrong, another key’s, or its counter
 * went back: somebody copied the key then.
 */
async function checkAssertion(
  user: UserRow,
  { webAuthnCredential }: FactorRow,
  response: Assertion,
  { party, challenge }: { party: RelyingParty; challenge: string },
) {
  const credential = readCredential(webAuthnCredential)
  const { userHandle } = response.response
  const isOfUser = !userHandle || Buffer.from(userHandle, 'base64url').toString() === user.id
  if (!credential || response.id !== credential.id || !isOfUser) return undefined
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      credential,
      requireUserVerification: false,
    })
    if (!verified) return undefined
    return { webAuthnCredential: withCounter(webAuthnCredential, authenticationInfo.newCounter) }
  } catch {
    // The library throws on every answer that is not right.
    return undefined
  }
}
