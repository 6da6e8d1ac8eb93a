import { eq } from 'drizzle-orm'
import type { Backend } from '../backend.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { forgetTokens } from '../one-time-tokens/consume-token.ts'
import { users } from '../schema/index.ts'
import { createUser } from '../users/create-user.ts'
import { lockNamedUser } from '../users/lock-user.ts'
import { mergedMetadata } from '../users/metadata.ts'
import { emailTaken, requireFree } from '../users/taken.ts'
import type { UserRow } from '../users/user-row.ts'
import { readPasswordHash } from './admin-form.ts'
import { accountToInvite } from './invite.ts'
import type { LinkForm, LinkKind } from './link-form.ts'

/** Whose link it is, of which kind it comes to be, and which address it proves. */
export type LinkAccount = { user: UserRow; kind: LinkKind; to: string }

/**
 * The account a link is for, made for those that begin one. `404 user_not_found`, `422 email_exists`, and
 * `400 validation_failed` for what the kind needs and was not given.
 */
export async function accountOfLink(
  backend: Backend,
  transaction: AuthDatabase,
  form: LinkForm,
): Promise<LinkAccount> {
  const { email, type, data: userMetadata } = form
  const now = backend.now()
  if (type === 'invite')
    return { user: await accountToInvite(transaction, { email, userMetadata, now }), kind: type, to: email }
  const present = await lockNamedUser(transaction, { kind: 'email', value: email })
  if (type === 'signup') return signUp(backend, transaction, present, form)
  if (present && (type === 'magiclink' || type === 'recovery'))
    return { user: present, kind: type, to: email }
  if (present) return changeOfAddress(backend, transaction, present, form)
  if (type !== 'magiclink') throw new AuthError(404, 'user_not_found', 'User with this email not found')
  return { user: await createUser(transaction, { email, userMetadata, now }), kind: 'signup', to: email }
}

async function signUp(
  backend: Backend,
  transaction: AuthDatabase,
  present: UserRow | undefined,
  { email, password, data: userMetadata }: LinkForm,
): Promise<LinkAccount> {
  if (present?.emailConfirmedAt) throw emailTaken()
  if (present) {
    // The one who is there may be a stranger's, who waits for the owner to confirm.
    const encryptedPassword = password ? await readPasswordHash({ password }, backend.settings.password) : ''
    const rawUserMetaData = mergedMetadata(present.rawUserMetaData, userMetadata)
    const set = { rawUserMetaData, encryptedPassword }
    await transaction.update(users).set(set).where(eq(users.id, present.id))
    return { user: { ...present, rawUserMetaData }, kind: 'signup', to: email }
  }
  if (!password) throw new AuthError(400, 'validation_failed', 'Signup requires a valid password')
  const passwordHash = await readPasswordHash({ password }, backend.settings.password)
  const user = await createUser(transaction, { email, passwordHash, userMetadata, now: backend.now() })
  return { user, kind: 'signup', to: email }
}

/** A change that was under way to another address is over. */
async function changeOfAddress(
  { settings }: Backend,
  transaction: AuthDatabase,
  user: UserRow,
  { type, email, new_email: newEmail }: LinkForm,
): Promise<LinkAccount> {
  if (!newEmail) throw new AuthError(400, 'validation_failed', 'A new_email is required')
  if (type === 'email_change_current' && !settings.mail.confirmsChangeTwice) {
    const message = 'Enable secure email change to generate link for current email'
    throw new AuthError(400, 'validation_failed', message)
  }
  await requireFree(transaction, { kind: 'email', value: newEmail }, user.id)
  if (user.emailChange !== newEmail) {
    await forgetTokens(transaction, user.id)
    const change = { emailChange: newEmail, emailChangeConfirmStatus: 0 }
    await transaction.update(users).set(change).where(eq(users.id, user.id))
  }
  return { user, kind: type, to: type === 'email_change_current' ? email : newEmail }
}
