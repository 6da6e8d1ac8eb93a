import type { WebAuthnCredential } from '@simplewebauthn/server'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Within } from '../backend.ts'
import type { UserRow, FactorRow } from '../database.ts'
import { parse } from '../http/call.ts'
import { mfaFactors } from '../schema/index.ts'
import { algorithms, readCredential, withCounter, storedCredentialOf } from './webauthn-challenge.ts'

const base64url = z.base64url().max(100_000)

const credentialWith = <Shape extends z.ZodRawShape>(response: Shape) =>
  z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    clientExtensionResults: z.object({}).default({}),
    response: z.object({ clientDataJSON: base64url, ...response }),
  })

export const createdCredential = credentialWith({
  attestationObject: base64url,
  transports: z.array(z.string().max(32)).max(16).optional(),
})

export const assertedCredential = credentialWith({
  authenticatorData: base64url,
  signature: base64url,
  userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
})

const created = z.object({ type: z.literal('create'), credential_response: createdCredential })

const requested = z.object({ type: z.literal('request'), credential_response: assertedCredential })

const answer = z.object({ webauthn: z.discriminatedUnion('type', [created, requested]) })

export function readWebauthnAnswer(webauthn: unknown) {
  return parse(answer, { webauthn }).webauthn
}

type CreatedCredential = z.output<typeof createdCredential>

type Assertion = z.output<typeof assertedCredential>

/** What the library holds an answer against. */
type Expected = Record<'expectedChallenge' | 'expectedRPID', string> & {
  expectedOrigin: string[]
  requireUserVerification: boolean
}

/** None is asked for. Others would have their chain of certificates looked up on the network. */
const formats = ['none', 'packed', 'fido-u2f']

/** What a factor keeps of its new key; nothing when the answer is wrong or the key is somebody’s already. */
export async function checkNewCredential(
  { database }: Within,
  response: CreatedCredential,
  expected: Expected,
) {
  const registration = await verifyNewCredential(response, expected)
  if (!registration) return undefined
  const kept = storedCredentialOf(registration)
  const isTaken = sql`${mfaFactors.webAuthnCredential} ->> 'id' = ${kept.id}`
  if ((await database.$count(mfaFactors, isTaken)) > 0) return undefined
  return { webAuthnCredential: kept, webAuthnAaguid: registration.aaguid }
}

/** What a new key says of itself; nothing when its answer is not right. */
export async function verifyNewCredential(response: CreatedCredential, expected: Expected) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const attestation = Uint8Array.from(Buffer.from(response.response.attestationObject, 'base64url'))
    if (!formats.includes(decodeAttestationObject(attestation).get('fmt'))) return undefined
    const given = { response, ...expected, supportedAlgorithmIDs: algorithms }
    return (await verifyRegistrationResponse(given)).registrationInfo
  } catch {
    // The library throws on every answer that is not right.
    return undefined
  }
}

export async function checkAssertion(
  user: UserRow,
  { webAuthnCredential }: FactorRow,
  response: Assertion,
  expected: Expected,
) {
  const credential = readCredential(webAuthnCredential)
  const { userHandle } = response.response
  const isOfUser = !userHandle || Buffer.from(userHandle, 'base64url').toString() === user.id
  if (!credential || response.id !== credential.id || !isOfUser) return undefined
  const shown = await verifyAssertion(response, expected, credential)
  return shown && { webAuthnCredential: withCounter(webAuthnCredential, shown.newCounter) }
}

/** What a signature shows; nothing when it is wrong. A counter that went back means that somebody copied the key. */
export async function verifyAssertion(
  response: Assertion,
  expected: Expected,
  credential: WebAuthnCredential,
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const answered = await verifyAuthenticationResponse({ response, ...expected, credential })
    return answered.verified ? answered.authenticationInfo : undefined
  } catch {
    // The library throws on every answer that is not right.
    return undefined
  }
}
