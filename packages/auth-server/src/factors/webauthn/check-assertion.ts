import type { FactorRow, UserRow } from '../../users/user-row.ts'
import { readCredential, withCounter } from './kept-credential.ts'
import type { RelyingParty } from './relying-party.ts'
import type { Assertion } from './webauthn-answer.ts'

/**
 * What a factor keeps after its key has signed; nothing when the signature is wrong, another key’s, or its counter
 * went back: somebody copied the key then.
 */
export async function checkAssertion(
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
