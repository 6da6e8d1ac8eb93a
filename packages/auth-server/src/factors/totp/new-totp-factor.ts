import type { AuthSettings } from '../../settings/auth-settings.ts'
import type { UserRow } from '../../users/user-row.ts'
import { makeTotpSecret, totpQrCode, totpUri } from './totp.ts'

/**
 * A new authenticator’s secret, and what its owner is told of it: once, here. The issuer is the site’s host unless
 * another is set or given. The secret is kept as it is, like the real server does unless told otherwise: an account
 * can move there with its factors.
 */
export function newTotpFactor(
  { siteUrl, factors }: AuthSettings,
  user: UserRow,
  givenIssuer: string | null | undefined,
) {
  const secret = makeTotpSecret()
  const issuer = givenIssuer || factors.totp.issuer || new URL(siteUrl).host
  const uri = totpUri({ issuer, account: user.email || user.phone || user.id, secret })
  return { columns: { secret }, told: { totp: { qr_code: totpQrCode(uri), secret, uri } } }
}
