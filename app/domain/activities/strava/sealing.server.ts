import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'

const cipher = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]
const largest = 64 * 1024 * 1024

/** A value as JSON, compressed and sealed with the secret of the site. */
export function seal(value: unknown, appSecret: string): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyOf(appSecret), nonce)
  const sealed = Buffer.concat([sealing.update(gzipSync(JSON.stringify(value))), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** The value again; undefined when it was sealed with another secret, or changed. */
export function unseal(kept: string, appSecret: string): unknown {
  const bytes = Buffer.from(kept, 'base64url')
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)]
  try {
    const opening = createDecipheriv(cipher, keyOf(appSecret), nonce, { authTagLength: tagBytes })
    opening.setAuthTag(tag)
    const opened = Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()])
    return JSON.parse(gunzipSync(opened, { maxOutputLength: largest }).toString())
  } catch {
    return undefined
  }
}

function keyOf(appSecret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', appSecret, '', 'strava', 32))
}
