import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { audit } from '../audit-log.ts'
import { inTransaction, type Within } from '../backend.ts'
import type { UserRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { relyingParty } from '../factors/webauthn-challenge.ts'
import { assertedCredential, verifyAssertion } from '../factors/webauthn-response.ts'
import { parse, type Call } from '../http/call.ts'
import { passkeys } from '../schema/index.ts'
import { signIn } from '../sessions/session.ts'
import { methodOfFactor } from '../tokens/access-token.ts'
import { requireNotBanned } from '../users/ban.ts'
import { isConfirmed, spoken } from '../users/identifier.ts'
import { lockUser } from '../users/user-row.ts'
import {
  beginCeremony,
  ceremonyForm,
  challengeSeconds,
  requirePasskeys,
  takeChallenge,
  verificationFailed,
  type PasskeyRow,
} from './passkey-access.ts'

const purpose = { challengeType: 'authentication', userId: null } as const

/** Names no key: the browser offers those it has for this site. Every sign-in page asks, so that no library is loaded. */
export async function passkeyAuthenticationOptions(call: Call): Promise<Response> {
  requirePasskeys(call)
  const challenge = randomBytes(32).toString('base64url')
  const { id: rpId } = relyingParty(call.settings)
  const asked = { rpId, timeout: challengeSeconds * 1000, userVerification: 'preferred' }
  return beginCeremony(call, purpose, { challenge, ...asked })
}

export async function verifyPasskeyAuthentication(call: Call): Promise<Response> {
  requirePasskeys(call)
  const { challenge_id: challengeId, credential } = parse(ceremonyForm, await call.json())
  const expectedChallenge = await takeChallenge(call, purpose, challengeId)
  const given = assertedCredential.safeParse(credential)
  if (!given.success) throw verificationFailed('Invalid credential response')
  const expected = { ...relyingParty(call.settings).expected, expectedChallenge }
  const credentialId = Uint8Array.from(Buffer.from(given.data.id, 'base64url'))
  const handle = Buffer.from(given.data.response.userHandle ?? '', 'base64url').toString()
  return inTransaction(call, async (call) => {
    const { user, passkey } = await lockPasskey(call, credentialId, handle)
    const { id, publicKey, signCount: counter } = passkey
    const key = { id: given.data.id, publicKey, counter }
    const shown = await verifyAssertion(given.data, expected, key)
    if (!shown) throw verificationFailed()
    requireMayEnter(call, user)
    const { newCounter: signCount, credentialBackedUp: backedUp, userVerified } = shown
    const at = call.now()
    const set = { signCount, backedUp, lastUsedAt: at, updatedAt: at }
    await call.database.update(passkeys).set(set).where(eq(passkeys.id, id))
    await audit(call, 'login', user, { passkey_id: id })
    const opening = { userId: user.id, method: 'passkey', factorId: id }
    // Something one has, and something one knows or is.
    const second = userVerified ? { secondMethod: methodOfFactor('webauthn') } : {}
    return Response.json(await signIn(call, { ...opening, ...second }))
  })
}

type Known = { user: UserRow; passkey: PasskeyRow }

async function lockPasskey(
  call: Within,
  credentialId: PasskeyRow['credentialId'],
  handle: string,
): Promise<Known> {
  const read = async () =>
    (await call.database.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)))[0]
  const found = await read()
  const user = found?.userId === handle ? await lockUser(call, found.userId) : undefined
  // Its counter may have changed, or it may be gone, before the account was this transaction’s alone.
  const passkey = user && (await read())
  if (!user || !passkey) throw verificationFailed()
  return { user, passkey }
}

function requireMayEnter({ now }: Within, user: UserRow): void {
  for (const kind of ['email', 'phone'] as const)
    if (user[kind] && !isConfirmed(user, kind))
      throw new AuthError(403, `${kind}_not_confirmed`, `${spoken[kind]} not confirmed`)
  requireNotBanned(user, now(), 403)
}
