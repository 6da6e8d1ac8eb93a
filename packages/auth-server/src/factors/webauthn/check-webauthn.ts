import { z } from 'zod'
import type { Backend } from '../../backend.ts'
import type { FactorRow } from '../../users/user-row.ts'
import type { Proof } from '../check-proof.ts'
import type { LockedAccount } from '../locked-account.ts'
import type { ChallengeRow } from '../open-challenge.ts'
import { checkAssertion } from './check-assertion.ts'
import { checkNewCredential } from './check-new-credential.ts'
import { relyingParty } from './relying-party.ts'
import { readWebauthnAnswer } from './webauthn-answer.ts'

const sessionData = z.object({ type: z.enum(['create', 'request']), challenge: z.string() })

const wrong = { isRight: false, message: 'Invalid WebAuthn response' } as const

/** Whether a security key answered the very challenge it was given, in the ceremony it was given for. */
export async function checkWebauthn(
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
