import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new secret of a third party (256 random bits), to be told once. */
export function makeClientSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The form a secret is kept in: base64url SHA-256. It is random, so no slower hash is needed. Source: GoTrue. */
export function clientSecretHash(secret: string): string {
  return sha256(secret).toString('base64url')
}

/** Whether this is the kept secret, in constant time; the same work when none is kept. */
export function isClientSecret(given: string, hash: string | null): boolean {
  const kept = Buffer.from(hash ?? '', 'base64url')
  const expected = kept.length === 32 ? kept : randomBytes(32)
  return timingSafeEqual(sha256(given), expected) && kept.length === 32
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
