import { AuthError } from '../errors/auth-error.ts'
import type { UserRow } from './user-row.ts'

/** Refuses a banned account with `user_banned`. */
export function requireNotBanned(
  { bannedUntil }: Pick<UserRow, 'bannedUntil'>,
  now: Date,
  status: 400 | 403,
): void {
  if (bannedUntil && bannedUntil > now) throw new AuthError(status, 'user_banned', 'User is banned')
}
