import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Backend, Within } from '../backend.ts'
import type { FactorRow } from '../database.ts'
import { invalid } from '../errors/auth-error.ts'
import { type mfaFactors, usedTotpSteps } from '../schema/index.ts'
import type { ChallengeRow } from './challenge.ts'
import type { LockedAccount } from './factor-access.ts'
import { isPhoneCode } from './phone-factor.ts'
import { verifyTotp } from './totp.ts'
import { relyingParty } from './webauthn-challenge.ts'
import { readWebauthnAnswer, checkNewCredential, checkAssertion } from './webauthn-response.ts'

type Proof =
  | { isRight: true; columns: Partial<typeof mfaFactors.$inferInsert> }
  | { isRight: false; message: string }

export async function checkProof(
  backend: Backend,
  account: LockedAccount,
  factor: FactorRow,
  challenge: ChallengeRow,
  { code, webauthn }: { code: string; webauthn?: unknown },
): Promise<Proof> {
  if (factor.factorType === 'webauthn') return checkWebauthn(backend, account, factor, challenge, webauthn)
  if (code === '') throw invalid('Code needs to be non-empty')
  const isTotp = factor.factorType === 'totp'
  const isRight = isTotp ? await isFreshTotp(backend, factor, code) : isPhoneCode(backend, challenge, code)
  if (isRight) return { isRight, columns: {} }
  return { isRight, message: isTotp ? 'Invalid TOTP code entered' : 'Invalid MFA Phone code entered' }
}

async function isFreshTotp({ database, now }: Within, factor: FactorRow, code: string): Promise<boolean> {
  const { id: factorId, secret } = factor
  if (!secret) return false
  const [used] = await database.select().from(usedTotpSteps).where(eq(usedTotpSteps.factorId, factorId))
  const lastStep = verifyTotp({ secret, code, now: now(), lastUsedStep: used?.lastStep ?? null })
  if (lastStep === undefined) return false
  await database
    .insert(usedTotpSteps)
    .values({ factorId, lastStep })
    .onConflictDoUpdate({ target: usedTotpSteps.factorId, set: { lastStep } })
  return true
}

const sessionData = z.object({ type: z.enum(['create', 'request']), challenge: z.string() })

const wrong = { isRight: false, message: 'Invalid WebAuthn response' } as const

async function checkWebauthn(
  backend: Backend,
  { user }: LockedAccount,
  factor: FactorRow,
  { webAuthnSessionData }: ChallengeRow,
  given: unknown,
): Promise<Proof> {
  const { type, challenge } = sessionData.parse(webAuthnSessionData)
  const answer = readWebauthnAnswer(given)
  const expected = { ...relyingParty(backend.settings).expected, expectedChallenge: challenge }
  // A factor verified since is never given another key.
  if (answer.type !== type || (type === 'create') !== (factor.status === 'unverified')) return wrong
  const columns =
    answer.type === 'create'
      ? await checkNewCredential(backend, answer.credential_response, expected)
      : await checkAssertion(user, factor, answer.credential_response, expected)
  return columns ? { isRight: true, columns } : wrong
}
