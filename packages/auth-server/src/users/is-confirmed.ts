import type { AccountName } from './account-name.ts'
import type { UserRow } from './user-row.ts'

/** Whether the owner of the account's address or number has proved to be it. */
export function isConfirmed(user: UserRow, kind: AccountName['kind']): boolean {
  return (kind === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt) !== null
}
