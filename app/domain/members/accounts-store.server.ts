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

/** Deletes an account; one that is gone already met an act that ended between the two. */
export async function deleteAccount(
  accounts: Pick<AccountAdministration, 'deleteUser'>,
  userId: string,
): Promise<void> {
  const { error } = await accounts.deleteUser(userId)
  if (error && error.code !== 'user_not_found') throw error
}

/** Takes every second factor away from an account. */
export async function removeAllFactors({ mfa }: AccountAdministration, userId: string): Promise<void> {
  const { data, error } = await mfa.listFactors({ userId })
  if (error) throw error
  for (const { id } of data.factors) {
    const removed = await mfa.deleteFactor({ userId, id })
    if (removed.error) throw removed.error
  }
}

/** Takes every passkey away from an account; a service that has none is left alone. */
export async function removeAllPasskeys({ passkey }: AccountAdministration, userId: string): Promise<void> {
  const { data, error } = await passkey.listPasskeys({ userId })
  if (error?.code === 'passkey_disabled') return
  if (error) throw error
  for (const { id } of data) {
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
