import { eq } from 'drizzle-orm'
import { audit, type AuditAction } from '../audit-log.ts'
import type { UserRow, AuthDatabase } from '../database.ts'
import type { Call } from '../http/route.ts'
import { consumeToken, tokenRefused, forgetTokens } from '../one-time-tokens/consume-token.ts'
import { users } from '../schema/index.ts'
import { requireNotBanned } from '../users/ban.ts'
import { withConflictErrors } from '../users/create-user.ts'
import { isConfirmed } from '../users/identifier.ts'
import { syncOwnIdentity } from '../users/own-identity.ts'
import type { Verification } from './read-verification.ts'

type Redeemed = 'half' | { user: UserRow }

/** Uses a token up and does what it was sent for: whoever shows it owns the address it was sent to. */
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
  backend.sendings.forgetRequest(relatesTo)
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

async function confirmEmail(
  transaction: AuthDatabase,
  user: UserRow,
  { forgetsPassword, now }: { forgetsPassword: boolean; now: Date },
): Promise<UserRow> {
  if (isConfirmed(user, 'email')) return user
  const password = forgetsPassword ? { encryptedPassword: '' } : {}
  const rawUserMetaData = { ...user.rawUserMetaData, email_verified: true }
  const confirmed = { ...user, ...password, rawUserMetaData, emailConfirmedAt: now, updatedAt: now }
  await transaction
    .update(users)
    .set({ ...password, rawUserMetaData, emailConfirmedAt: now, updatedAt: now })
    .where(eq(users.id, user.id))
  return syncOwnIdentity(transaction, confirmed, 'email', now)
}

async function confirmPhone(transaction: AuthDatabase, user: UserRow, now: Date): Promise<UserRow> {
  if (isConfirmed(user, 'phone')) return user
  const rawUserMetaData = { ...user.rawUserMetaData, phone_verified: true }
  const changes = { rawUserMetaData, phoneConfirmedAt: now, updatedAt: now }
  await transaction.update(users).set(changes).where(eq(users.id, user.id))
  return syncOwnIdentity(transaction, { ...user, ...changes }, 'phone', now)
}

type EmailChange = {
  user: UserRow
  type: 'email_change_token_current' | 'email_change_token_new'
  relatesTo: string
  confirmsTwice: boolean
  now: Date
}

/** The present address alone never completes a change: the new one would be nobody's. */
async function changeEmail(
  transaction: AuthDatabase,
  { user, type, relatesTo, confirmsTwice, now }: EmailChange,
): Promise<UserRow | 'half' | undefined> {
  const isByNew = type === 'email_change_token_new'
  if (!user.emailChange || relatesTo !== (isByNew ? user.emailChange : user.email)) return undefined
  const isEnough = isByNew && (!confirmsTwice || !user.email)
  if (!isEnough && user.emailChangeConfirmStatus === 0) {
    await transaction.update(users).set({ emailChangeConfirmStatus: 1 }).where(eq(users.id, user.id))
    return 'half'
  }
  const changes = {
    email: user.emailChange,
    emailChange: '',
    emailChangeConfirmStatus: 0,
    emailConfirmedAt: now,
    isAnonymous: false,
    rawUserMetaData: { ...user.rawUserMetaData, email: user.emailChange, email_verified: true },
    updatedAt: now,
  }
  await withConflictErrors(() => transaction.update(users).set(changes).where(eq(users.id, user.id)))
  return syncOwnIdentity(transaction, { ...user, ...changes }, 'email', now)
}

async function changePhone(transaction: AuthDatabase, user: UserRow, now: Date): Promise<UserRow> {
  const changes = {
    phone: user.phoneChange,
    phoneChange: '',
    phoneConfirmedAt: now,
    isAnonymous: false,
    rawUserMetaData: { ...user.rawUserMetaData, phone: user.phoneChange, phone_verified: true },
    updatedAt: now,
  }
  await withConflictErrors(() => transaction.update(users).set(changes).where(eq(users.id, user.id)))
  return syncOwnIdentity(transaction, { ...user, ...changes }, 'phone', now)
}
