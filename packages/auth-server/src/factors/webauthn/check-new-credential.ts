import { sql } from 'drizzle-orm'
import type { AuthDatabase } from '../../database.ts'
import { mfaFactors } from '../../schema/index.ts'
import { credentialToKeep } from './kept-credential.ts'
import { algorithms, type RelyingParty } from './relying-party.ts'
import type { CreatedCredential } from './webauthn-answer.ts'

/** None is asked for. Others would have their chain of certificates looked up on the network. */
const formats = ['none', 'packed', 'fido-u2f']

/** What a factor keeps of its new key; nothing when the answer is wrong or the key is somebody’s already. */
export async function checkNewCredential(
  database: AuthDatabase,
  response: CreatedCredential,
  { party, challenge }: { party: RelyingParty; challenge: string },
) {
  const registration = await verified(response, party, challenge)
  if (!registration) return undefined
  const kept = credentialToKeep(registration)
  const [taken] = await database
    .select({ id: mfaFactors.id })
    .from(mfaFactors)
    .where(sql`${mfaFactors.webAuthnCredential} ->> 'id' = ${kept.id}`)
    .limit(1)
  return taken ? undefined : { webAuthnCredential: kept, webAuthnAaguid: registration.aaguid }
}

async function verified(response: CreatedCredential, party: RelyingParty, challenge: string) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const attestation = Uint8Array.from(Buffer.from(response.response.attestationObject, 'base64url'))
    if (!formats.includes(decodeAttestationObject(attestation).get('fmt'))) return undefined
    const verification = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    return verification.registrationInfo
  } catch {
    // The library throws on every answer that is not right.
    return undefined
  }
}
