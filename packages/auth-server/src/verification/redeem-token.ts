import { audit, type AuditAction } from '../audit/audit.ts'
import type { AuthDatabase } from '../database.ts'
import type { Call } from '../http/route.ts'
import { consumeToken, forgetTokens, tokenRefused } from '../one-time-tokens/consume-token.ts'
import { requireNotBanned } from '../users/ban.ts'
import { isConfirmed } from '../users/is-confirmed.ts'
import type { UserRow } from '../users/user-row.ts'
import { changeEmail, changePhone } from './change-name.ts'
import { confirmEmail, confirmPhone } from './confirm.ts'
import type { Verification } from './read-verification.ts'

/** `half`: of a change of address that both addresses confirm, the first has. */
export type Redeemed = 'half' | { user: UserRow }

/**
 * Uses a token up and does what it was sent for, within the caller's transaction: whoever shows it owns the address it
 * was sent to. Everything else pending of the account is void then. `403 otp_expired`, `403 user_banned`,
 * `422 email_exists` and `phone_exists` when somebody was faster.
 */
export async function redeemToken(
  { backend, address }: Pick<Call, 'backend' | 'address'>,
  transaction: AuthDatabase,
  { types, proof }: Verification,
): Promise<Redeemed> {
  const now = backend.now()
  const { user, type, relatesTo } = await consumeToken(backend, transaction, { types, proof })
  requireNotBanned(user, now, 403)
  const done = await actOn()
  if (!done) throw tokenRefused(proof)
  backend.sendings.forgetAsked(relatesTo)
  if (done === 'half') return 'half'
  await forgetTokens(transaction, user.id)
  await audit(transaction, { action: done.action, user: done.user, at: now, address })
  return { user: done.user }

  async function actOn(): Promise<{ user: UserRow; action: AuditAction } | 'half' | undefined> {
    if (type === 'phone_change_token') {
      if (relatesTo !== user.phoneChange) return undefined
      return { user: await changePhone(transaction, user, now), action: 'user_modified' }
    }
    if (type === 'email_change_token_current' || type === 'email_change_token_new') {
      const confirmsTwice = backend.settings.mail.confirmsChangeTwice
      const changed = await changeEmail(transaction, { user, type, relatesTo, confirmsTwice, now })
      return changed === undefined || changed === 'half'
        ? changed
        : { user: changed, action: 'user_modified' }
    }
    if (relatesTo === user.phone) {
      const action = isConfirmed(user, 'phone') ? 'login' : 'user_signedup'
      return { user: await confirmPhone(transaction, user, now), action }
    }
    if (relatesTo !== user.email) return undefined
    const action = isConfirmed(user, 'email') ? 'login' : firstAction(user)
    const forgetsPassword = type === 'recovery_token'
    return { user: await confirmEmail(transaction, user, { forgetsPassword, now }), action }
  }
}

function firstAction({ invitedAt }: UserRow): AuditAction {
  return invitedAt ? 'invite_accepted' : 'user_signedup'
}
