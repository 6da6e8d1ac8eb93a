import { eq } from 'drizzle-orm'
import type { AuthDatabase } from '../database.ts'
import { users } from '../schema/index.ts'
import { alignOwnIdentity } from '../users/own-identity.ts'
import { refusingTaken } from '../users/taken.ts'
import type { UserRow } from '../users/user-row.ts'

export type EmailChange = {
  user: UserRow
  /** Which of the two addresses has confirmed now, and what it is. */
  type: 'email_change_token_current' | 'email_change_token_new'
  relatesTo: string
  confirmsTwice: boolean
  now: Date
}

/**
 * Goes on with a change of address: `half` when the other address is still to confirm, nothing when the change is none
 * of the account's any more. The present address alone never completes it: the new one would be nobody's.
 */
export async function changeEmail(
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
  await refusingTaken(() => transaction.update(users).set(changes).where(eq(users.id, user.id)))
  return alignOwnIdentity(transaction, { ...user, ...changes }, 'email', now)
}

/** The account has the number it asked for. */
export async function changePhone(transaction: AuthDatabase, user: UserRow, now: Date): Promise<UserRow> {
  const changes = {
    phone: user.phoneChange,
    phoneChange: '',
    phoneConfirmedAt: now,
    isAnonymous: false,
    rawUserMetaData: { ...user.rawUserMetaData, phone: user.phoneChange, phone_verified: true },
    updatedAt: now,
  }
  await refusingTaken(() => transaction.update(users).set(changes).where(eq(users.id, user.id)))
  return alignOwnIdentity(transaction, { ...user, ...changes }, 'phone', now)
}
