import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const pkcePrefix = 'pkce_'

/**
 * What a mail's link carries for a code sent to this address or number: hex SHA-224 of both, the address in lower
 * case (source: GoTrue). Whoever holds it can sign in: it is kept only as {@link storedTokenHash}.
 */
export function tokenHash(emailOrPhone: string, otp: string): string {
  return createHash('sha224').update(`${emailOrPhone.toLowerCase()}${otp}`).digest('hex')
}

/** The same for a flow that ends in an authorisation code, which the link must tell from the others. */
export function pkceTokenHash(emailOrPhone: string, otp: string): string {
  return `${pkcePrefix}${tokenHash(emailOrPhone, otp)}`
}

/** Whether a link's token belongs to a flow that ends in an authorisation code. */
export function isPkceTokenHash(hash: string): boolean {
  return hash.startsWith(pkcePrefix)
}

/** The form in which a token (its prefix included) is stored and looked up: hex HMAC-SHA256 by the server's key. */
export function storedTokenHash(hash: string, serverKey: Uint8Array): string {
  return createHmac('sha256', serverKey).update(hash).digest('hex')
}

/** Whether a received token is the stored one, compared in constant time. */
export function isStoredToken(hash: string, stored: string, serverKey: Uint8Array): boolean {
  const received = Buffer.from(storedTokenHash(hash, serverKey))
  const expected = Buffer.from(stored)
  return received.length === expected.length && timingSafeEqual(received, expected)
}
