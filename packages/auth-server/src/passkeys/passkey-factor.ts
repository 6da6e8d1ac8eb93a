import { randomUUID } from 'node:crypto'
import { audit } from '../audit-log.ts'
import { inTransaction } from '../backend.ts'
import type { FactorRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { requirePlace } from '../factors/enroll.ts'
import { endLesserSessions, requireSwitch } from '../factors/factor-access.ts'
import type { Call } from '../http/call.ts'
import { tellChange } from '../policy.ts'
import { mfaFactors } from '../schema/index.ts'
import { requirePasskey } from './manage.ts'
import { factorOfPasskey, lockForPasskeys, requirePasskeyCaller, type PasskeyRow } from './passkey-access.ts'

/** Makes a passkey a second factor too, so that a password alone opens the account no more. Not of the real server. */
export async function usePasskeyAsFactor(call: Call): Promise<Response> {
  const caller = await requirePasskeyCaller(call)
  requireSwitch(call.settings, 'webauthn', 'enroll')
  return inTransaction(call, async (call) => {
    const account = await lockForPasskeys(call, caller)
    const { user, session, factors } = account
    // Who never shows it could not come in any more.
    if (session.aal !== 'aal2')
      throw new AuthError(403, 'insufficient_aal', 'AAL2 session is required to ask for a passkey')
    const passkey = await requirePasskey(call, user.id)
    const known = factorOfPasskey(factors, passkey)
    if (known) return told(known)
    requirePlace(account, passkey.friendlyName, call.settings.factors.most)
    const [made] = await call.database.insert(mfaFactors).values(factorFor(passkey, call.now())).returning()
    if (!made) throw new AuthError(500, 'unexpected_failure', 'The factor was not kept')
    await endLesserSessions(call, session)
    await audit(call, 'factor_updated', user, { factor_id: made.id, passkey_id: passkey.id })
    await tellChange(call, 'factor-added', user)
    return told(made)
  })
}

function factorFor(passkey: PasskeyRow, at: Date): typeof mfaFactors.$inferInsert {
  const { userId, friendlyName, credentialId, publicKey, attestationType, transports, signCount } = passkey
  return {
    id: randomUUID(),
    userId,
    friendlyName,
    factorType: 'webauthn',
    status: 'verified',
    webAuthnAaguid: passkey.aaguid,
    webAuthnCredential: {
      id: Buffer.from(credentialId).toString('base64'),
      publicKey: Buffer.from(publicKey).toString('base64'),
      attestationType,
      transport: transports,
      authenticator: { signCount },
    },
    createdAt: at,
    updatedAt: at,
  }
}

function told({ id, factorType: type, friendlyName }: FactorRow): Response {
  return Response.json({ id, type, friendly_name: friendlyName })
}
