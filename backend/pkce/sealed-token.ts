import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]

/** A provider's token as it waits in the database for its visitor: it cannot be told from chance without the server's key. */
export function sealToken(token: string, serverKey: Uint8Array): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyOf(serverKey), nonce)
  const sealed = Buffer.concat([sealing.update(token, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** The token again; nothing when it was sealed with another key or has been changed. */
export function openSealedToken(kept: string, serverKey: Uint8Array): string | undefined {
  const bytes = Buffer.from(kept, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return undefined
  try {
    const opening = createDecipheriv(cipher, keyOf(serverKey), bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8')
  } catch {
    return undefined
  }
}

function keyOf(serverKey: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', serverKey, '', 'provider tokens', 32))
}
