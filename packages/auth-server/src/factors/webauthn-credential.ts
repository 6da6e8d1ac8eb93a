import type { VerifiedRegistrationResponse, WebAuthnCredential } from '@simplewebauthn/server'
import { z } from 'zod'

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
