import { AuthError } from '../../errors/auth-error.ts'
import type { AuthSettings } from '../../settings/auth-settings.ts'
import type { FactorRow, UserRow } from '../../users/user-row.ts'
import type { LockedAccount } from '../locked-account.ts'
import { challengeSeconds } from '../open-challenge.ts'
import { readCredential } from './kept-credential.ts'
import { algorithms, relyingParty, type RelyingParty } from './relying-party.ts'

/** What a challenge asks of a security key: to make a credential, or to sign with the one it made. */
type Ceremony = 'create' | 'request'

const timeout = challengeSeconds * 1000

/** The options a browser passes on to a security key, and what is kept to check its answer. */
export async function newWebauthnChallenge(
  settings: AuthSettings,
  { user, factors }: Pick<LockedAccount, 'user' | 'factors'>,
  factor: FactorRow,
) {
  const party = relyingParty(settings)
  const type: Ceremony = factor.status === 'verified' ? 'request' : 'create'
  const publicKey =
    type === 'request' ? await requestOptions(party, factor) : await creationOptions(party, user, factors)
  return {
    columns: { webAuthnSessionData: { type, challenge: publicKey.challenge } },
    told: { webauthn: { type, credential_options: { publicKey } } },
  }
}

// The library is loaded for those who have a key: it holds more memory than all the rest of the service.
const library = () => import('@simplewebauthn/server')

async function creationOptions(party: RelyingParty, user: UserRow, factors: readonly FactorRow[]) {
  const { generateRegistrationOptions } = await library()
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
    excludeCredentials: factors.flatMap(({ webAuthnCredential }) => readCredential(webAuthnCredential) ?? []),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

async function requestOptions(party: RelyingParty, { webAuthnCredential }: FactorRow) {
  const credential = readCredential(webAuthnCredential)
  if (!credential)
    throw new AuthError(500, 'unexpected_failure', 'The security key of this factor is missing')
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: party.id,
    timeout,
    allowCredentials: [credential],
    userVerification: 'preferred',
  })
}
