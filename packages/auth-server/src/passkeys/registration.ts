import { randomUUID } from 'node:crypto'
import { audit } from '../audit-log.ts'
import { inTransaction } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { LockedAccount } from '../factors/factor-access.ts'
import { creationOptions, relyingParty } from '../factors/webauthn-challenge.ts'
import { createdCredential, verifyNewCredential } from '../factors/webauthn-response.ts'
import { parse, type Call } from '../http/call.ts'
import { tellChange } from '../policy.ts'
import { passkeys } from '../schema/index.ts'
import { nameOfAuthenticator } from './authenticator-names.ts'
import {
  beginCeremony,
  ceremonyForm,
  challengeSeconds,
  lockForPasskeys,
  passkeysOf,
  requirePasskeyCaller,
  takeChallenge,
  verificationFailed,
} from './passkey-access.ts'

export async function passkeyRegistrationOptions(call: Call): Promise<Response> {
  const caller = await requirePasskeyCaller(call)
  const account = await inTransaction(call, (call) => lockForPasskeys(call, caller))
  await requirePlace(call, account)
  const options = await creationOptions(call, account, 'required')
  return beginCeremony(call, { challengeType: 'registration', userId: caller.user.id }, options)
}

export async function verifyPasskeyRegistration(call: Call): Promise<Response> {
  const caller = await requirePasskeyCaller(call)
  const { challenge_id: challengeId, credential } = parse(ceremonyForm, await call.json())
  const purpose = { challengeType: 'registration', userId: caller.user.id } as const
  const expectedChallenge = await takeChallenge(call, purpose, challengeId)
  const given = createdCredential.safeParse(credential)
  if (!given.success) throw verificationFailed('Invalid credential response')
  const expected = { ...relyingParty(call.settings).expected, expectedChallenge }
  const registration = await verifyNewCredential(given.data, expected)
  if (!registration) throw verificationFailed()
  const { id, publicKey, counter: signCount, transports = [] } = registration.credential
  const { aaguid, fmt, credentialDeviceType, credentialBackedUp: backedUp } = registration
  return inTransaction(call, async (call) => {
    const account = await lockForPasskeys(call, caller, challengeSeconds)
    await requirePlace(call, account)
    const at = call.now()
    const [made] = await call.database
      .insert(passkeys)
      .values({
        id: randomUUID(),
        userId: account.user.id,
        credentialId: Uint8Array.from(Buffer.from(id, 'base64url')),
        publicKey,
        attestationType: fmt,
        aaguid,
        signCount,
        transports,
        backupEligible: credentialDeviceType === 'multiDevice',
        backedUp,
        friendlyName: nameOfAuthenticator(aaguid),
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing()
      .returning()
    if (!made) throw new AuthError(422, 'webauthn_credential_exists', 'This credential is already registered')
    await audit(call, 'passkey_created', account.user, { passkey_id: made.id })
    await tellChange(call, 'passkey-added', account.user)
    return Response.json({ id: made.id, friendly_name: made.friendlyName, created_at: made.createdAt })
  })
}

async function requirePlace(call: Call, { user }: LockedAccount): Promise<void> {
  if ((await passkeysOf(call, user.id)).length < call.settings.passkeys.most) return
  throw new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached')
}
