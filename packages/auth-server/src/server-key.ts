import { hkdfSync } from 'node:crypto'

/** The key that hides what the database keeps, 32 bytes drawn from the secret of the site. */
export function serverKeyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'allure auth', 32))
}
