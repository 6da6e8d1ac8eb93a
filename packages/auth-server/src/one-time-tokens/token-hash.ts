import { createHmac, timingSafeEqual } from 'node:crypto'

const pkcePrefix = 'pkce_'

/**
 * What a mail's link carries for a code sent to this address or number: 56 hexadecimal digits made of both and of the
 * server's key. GoTrue makes them without any key, so that whoever knows an address may try a million links instead of
 * a million codes; here only a mail tells them. Whoever holds it can sign in: kept only as {@link storedTokenHash}.
 */
export function tokenHash(emailOrPhone: string, otp: string, serverKey: Uint8Array): string {
  return createHmac('sha224', serverKey).update(`link ${emailOrPhone.toLowerCase()} ${otp}`).digest('hex')
}

/** The same for a flow that ends in an authorisation code, which the link must tell from the others. */
export function pkceTokenHash(emailOrPhone: string, otp: string, serverKey: Uint8Array): string {
  return `${pkcePrefix}${tokenHash(emailOrPhone, otp, serverKey)}`
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
