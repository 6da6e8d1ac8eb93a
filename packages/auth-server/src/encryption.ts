import { randomBytes, createCipheriv, createDecipheriv, hash, hkdfSync, timingSafeEqual } from 'node:crypto'

const cipher = 'aes-256-gcm'

const [nonceBytes, tagBytes] = [12, 16]

type EncryptedFor = 'provider tokens' | 'signing keys'

export function encryptText(text: string, serverKey: Uint8Array, use: EncryptedFor): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyOf(serverKey, use), nonce)
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** The secret again; nothing when it was sealed with another key, for another use, or has been changed. */
export function decryptText(kept: string, serverKey: Uint8Array, use: EncryptedFor): string | undefined {
  const bytes = Buffer.from(kept, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return undefined
  try {
    const opening = createDecipheriv(cipher, keyOf(serverKey, use), bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8')
  } catch {
    return undefined
  }
}

function keyOf(serverKey: Uint8Array, use: EncryptedFor): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', serverKey, '', use, 32))
}

/** Whether a secret is the one expected, in a time that does not tell how much of it is right. */
export function isSame(given: string | Uint8Array, expected: string | Uint8Array): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'))
}

export function serverKeyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'allure auth', 32))
}
