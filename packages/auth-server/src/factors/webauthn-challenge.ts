import type { VerifiedRegistrationResponse, WebAuthnCredential } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Backend } from '../backend.ts'
import type { FactorRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { passkeys } from '../schema/index.ts'
import type { AuthSettings } from '../settings.ts'
import { challengeSeconds, type LockedAccount } from './factor-access.ts'

/** Who security keys are bound to. What a client says of it is not asked: it would be anybody’s word. */
export function relyingParty({ siteUrl, factors: { webauthn } }: AuthSettings) {
  const { hostname, origin } = new URL(siteUrl)
  const { rpId: id = hostname, rpName: name = hostname, origins = [origin] } = webauthn
  const expected = { expectedRPID: id, expectedOrigin: origins, requireUserVerification: false }
  return { id, name, expected }
}

/** Signatures of keys, the best known first: ES256, EdDSA, RS256 (COSE’s numbers). */
export const algorithms = [-7, -8, -257]

const timeout = challengeSeconds * 1000

export async function newWebauthnChallenge(backend: Backend, account: LockedAccount, factor: FactorRow) {
  const isVerified = factor.status === 'verified'
  const publicKey = await (isVerified
    ? requestOptions(backend.settings, factor)
    : creationOptions(backend, account, 'preferred'))
  const type = isVerified ? 'request' : 'create'
  return {
    columns: { webAuthnSessionData: { type, challenge: publicKey.challenge } },
    told: { webauthn: { type, credential_options: { publicKey } } },
  }
}

// The library is loaded for those who have a key: it holds more memory than all the rest of the service.
const library = () => import('@simplewebauthn/server')

/** For a key that the account has not: a device keeps one of an account, and would replace its passkey by a factor. */
export async function creationOptions(
  backend: Backend,
  { user, factors }: Pick<LockedAccount, 'user' | 'factors'>,
  residentKey: 'preferred' | 'required',
) {
  const { generateRegistrationOptions } = await library()
  const party = relyingParty(backend.settings)
  const keys = factors.flatMap(({ webAuthnCredential }) => readCredential(webAuthnCredential) ?? [])
  const isTheirs = eq(passkeys.userId, user.id)
  const known = await backend.database.select().from(passkeys).where(isTheirs)
  const passkeyIds = known.map(({ credentialId }) => ({
    id: Buffer.from(credentialId).toString('base64url'),
  }))
  const name = user.email || user.phone || user.id
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: Uint8Array.from(Buffer.from(user.id)),
    userName: name,
    userDisplayName: name,
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: [...keys, ...passkeyIds],
    authenticatorSelection: { residentKey, userVerification: 'preferred' },
  })
}

async function requestOptions(settings: AuthSettings, { webAuthnCredential }: FactorRow) {
  const credential = readCredential(webAuthnCredential)
  if (!credential)
    throw new AuthError(500, 'unexpected_failure', 'The security key of this factor is missing')
  const { generateAuthenticationOptions } = await library()
  const asked = { rpID: relyingParty(settings).id, timeout, allowCredentials: [credential] }
  return generateAuthenticationOptions({ ...asked, userVerification: 'preferred' })
}

type Registration = NonNullable<VerifiedRegistrationResponse['registrationInfo']>

const bytes = z.base64().transform((text) => Uint8Array.from(Buffer.from(text, 'base64')))

/** A security key as the real server keeps it, so that an account can move with it (source: go-webauthn). */
const storedCredential = z.looseObject({
  id: bytes,
  publicKey: bytes,
  transport: z.array(z.string()).nullish(),
  authenticator: z.looseObject({ signCount: z.int().nonnegative() }),
})

export function storedCredentialOf(registration: Registration): Record<string, unknown> {
  const { credential, aaguid, fmt, userVerified, credentialDeviceType, credentialBackedUp } = registration
  return {
    id: Buffer.from(credential.id, 'base64url').toString('base64'),
    publicKey: Buffer.from(credential.publicKey).toString('base64'),
    attestationType: fmt,
    transport: credential.transports ?? [],
    flags: {
      userPresent: true,
      userVerified,
      backupEligible: credentialDeviceType === 'multiDevice',
      backupState: credentialBackedUp,
    },
    authenticator: {
      AAGUID: Buffer.from(aaguid.replaceAll('-', ''), 'hex').toString('base64'),
      signCount: credential.counter,
      cloneWarning: false,
      attachment: '',
    },
  }
}

export function readCredential(kept: unknown): WebAuthnCredential | undefined {
  const read = storedCredential.safeParse(kept)
  if (!read.success) return undefined
  const { id, publicKey, transport, authenticator } = read.data
  return {
    id: Buffer.from(id).toString('base64url'),
    publicKey,
    counter: authenticator.signCount,
    transports: transport ?? [],
  }
}

export function withCounter(kept: unknown, signCount: number): Record<string, unknown> {
  const { authenticator, ...credential } = z.looseObject({ authenticator: z.looseObject({}) }).parse(kept)
  return { ...credential, authenticator: { ...authenticator, signCount } }
}
