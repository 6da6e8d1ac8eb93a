import type { AccountAdministration } from '#app/outside/accounts/account-administration.ts'

/** Closes an account for this long; `none` opens it again. */
export async function banAccount(
  accounts: AccountAdministration,
  userId: string,
  duration: string,
): Promise<void> {
  const { error } = await accounts.updateUserById(userId, { ban_duration: duration })
  if (error) throw error
}

/** Sets the address of an account, which its owner has shown the club; false when another account has it. */
export async function setAccountEmail(
  accounts: AccountAdministration,
  userId: string,
  email: string,
): Promise<boolean> {
  const { error } = await accounts.updateUserById(userId, { email, email_confirm: true })
  if (error && error.code !== 'email_exists') throw error
  return !error
}

export async function setAccountNames(
  accounts: AccountAdministration,
  userId: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  const metadata = { first_name: firstName, last_name: lastName }
  const { error } = await accounts.updateUserById(userId, { user_metadata: metadata })
  if (error) throw error
}

/** Deletes an account; one that is gone already met an act that ended between the two. */
export async function deleteAccount(
  accounts: Pick<AccountAdministration, 'deleteUser'>,
  userId: string,
): Promise<void> {
  const { error } = await accounts.deleteUser(userId)
  if (error && error.code !== 'user_not_found') throw error
}

/** Takes every second factor away from an account, or those added since an instant. */
export async function removeAllFactors(
  { mfa }: AccountAdministration,
  userId: string,
  since = new Date(0),
): Promise<void> {
  const { data, error } = await mfa.listFactors({ userId })
  if (error) throw error
  for (const { id, created_at: addedAt } of data.factors) {
    if (new Date(addedAt) < since) continue
    const removed = await mfa.deleteFactor({ userId, id })
    if (removed.error) throw removed.error
  }
}

/** Takes every passkey away from an account, or those made since an instant; a service that has none is left alone. */
export async function removeAllPasskeys(
  { passkey }: AccountAdministration,
  userId: string,
  since = new Date(0),
): Promise<void> {
  const { data, error } = await passkey.listPasskeys({ userId })
  if (error?.code === 'passkey_disabled') return
  if (error) throw error
  for (const { id, created_at: madeAt } of data) {
    if (new Date(madeAt) < since) continue
    const removed = await passkey.deletePasskey({ userId, passkeyId: id })
    if (removed.error) throw removed.error
  }
}

const pathOfLink = { invite: '/invitation', magiclink: '/logged' }

type LinkServices = { accounts: AccountAdministration; siteUrl: string }

/** A link that lets somebody in once: `invite` makes the account, `magiclink` wants one. */
export async function oneTimeLink(
  { accounts, siteUrl }: LinkServices,
  email: string,
  type: keyof typeof pathOfLink,
) {
  const { data, error } = await accounts.generateLink({ type, email })
  if (error) throw error
  const link = new URL(pathOfLink[type], siteUrl)
  link.searchParams.set('token_hash', data.properties.hashed_token)
  link.searchParams.set('type', type)
  return { userId: data.user.id, link: link.href, type }
}
