import { eq } from 'drizzle-orm'
import type { Backend } from '../backend.ts'
import type { AuthDatabase } from '../database.ts'
import { users } from '../schema/index.ts'
import { issueToken, type IssuedToken, type TokenWish } from './issue-token.ts'

/**
 * Notes the address an account wants and issues what confirms it, within the caller's transaction: a token to the new
 * address and, when changes are confirmed twice, one to the present address. The caller has seen that nobody else has
 * the address, and delivers each token after the commit. `POST verify` (type `email_change`) does the change.
 */
export async function issueEmailChange(
  backend: Backend,
  transaction: AuthDatabase,
  {
    user,
    newEmail,
    ...wish
  }: Pick<TokenWish, 'user' | 'codeChallenge' | 'redirectTo'> & { newEmail: string },
): Promise<IssuedToken[]> {
  await transaction
    .update(users)
    .set({ emailChange: newEmail, emailChangeConfirmStatus: 0 })
    .where(eq(users.id, user.id))
  const toNew = { ...wish, user, kind: 'email_change_new', to: newEmail, newEmail } as const
  const issued = [await issueToken(backend, transaction, toNew)]
  if (backend.settings.mail.confirmsChangeTwice && user.email) {
    const toCurrent = { ...wish, user, kind: 'email_change_current', to: user.email, newEmail } as const
    issued.push(await issueToken(backend, transaction, toCurrent))
  }
  return issued
}

/** Notes the number an account wants and issues the code that confirms it (`POST verify`, type `phone_change`). */
export async function issuePhoneChange(
  backend: Backend,
  transaction: AuthDatabase,
  { user, newPhone }: { user: TokenWish['user']; newPhone: string },
): Promise<IssuedToken> {
  await transaction.update(users).set({ phoneChange: newPhone }).where(eq(users.id, user.id))
  return issueToken(backend, transaction, { user, kind: 'phone_change', to: newPhone })
}
