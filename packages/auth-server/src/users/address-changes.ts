import { eq } from 'drizzle-orm'
import type { Backend } from '../backend.ts'
import type { AuthDatabase } from '../database.ts'
import { issueEmailChange, issuePhoneChange } from '../one-time-tokens/issue-change.ts'
import type { IssuedToken, TokenWish } from '../one-time-tokens/issue-token.ts'
import { users } from '../schema/index.ts'
import { alignOwnIdentity, type OwnProvider } from './own-identity.ts'
import { refusingTaken, requireFree } from './taken.ts'
import type { UserForm } from './user-form.ts'
import type { UserRow } from './user-row.ts'

/** The address and number of a request that are other than the account's. */
export type AddressChanges = { email: string | undefined; phone: string | undefined }

export function addressChanges(user: UserRow, form: Pick<UserForm, 'email' | 'phone'>): AddressChanges {
  return {
    email: form.email === user.email ? undefined : form.email,
    phone: form.phone === user.phone ? undefined : form.phone,
  }
}

/**
 * Notes the address and number an account wants and issues what confirms them; where the settings confirm by
 * themselves, a number holds at once, and so does the first address of an anonymous account. Refuses those of others:
 * `422 email_exists`, `phone_exists`. Source: GoTrue.
 */
export async function issueAddressChanges(
  backend: Backend,
  transaction: AuthDatabase,
  { email, phone, ...wish }: AddressChanges & Pick<TokenWish, 'user' | 'codeChallenge' | 'redirectTo'>,
): Promise<IssuedToken[]> {
  const { autoconfirm } = backend.settings
  const { user } = wish
  if (email) await requireFree(transaction, { kind: 'email', value: email }, user.id)
  if (phone) await requireFree(transaction, { kind: 'phone', value: phone }, user.id)
  const issued: IssuedToken[] = []
  if (email && user.isAnonymous && autoconfirm.email)
    await setAtOnce(backend, transaction, user, { email, emailConfirmedAt: backend.now() })
  else if (email) issued.push(...(await issueEmailChange(backend, transaction, { ...wish, newEmail: email })))
  if (phone && autoconfirm.phone)
    await setAtOnce(backend, transaction, user, { phone, phoneConfirmedAt: backend.now() })
  else if (phone) issued.push(await issuePhoneChange(backend, transaction, { user, newPhone: phone }))
  return issued
}

async function setAtOnce(
  { now }: Backend,
  transaction: AuthDatabase,
  user: UserRow,
  confirmed: Partial<Pick<UserRow, 'email' | 'emailConfirmedAt' | 'phone' | 'phoneConfirmedAt'>>,
): Promise<void> {
  const set = { ...confirmed, isAnonymous: false }
  const [changed] = await refusingTaken(() =>
    transaction.update(users).set(set).where(eq(users.id, user.id)).returning(),
  )
  const provider: OwnProvider = confirmed.email ? 'email' : 'phone'
  if (changed) await alignOwnIdentity(transaction, changed, provider, now())
}
