import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys a browser gave, in base64url. */
export type PushKeys = { readonly publicKey: string; readonly secret: string }

type Own = { readonly privateKey?: Buffer; readonly salt?: Buffer }

const recordSize = 4096

/** A message that only the browser with these keys can read (RFC 8291, in one record of RFC 8188). */
export function encryptPush(
  text: string,
  { publicKey, secret }: PushKeys,
  own: Own = {},
): Buffer<ArrayBuffer> {
  const theirs = Buffer.from(publicKey, 'base64url')
  const pair = createECDH('prime256v1')
  if (own.privateKey) pair.setPrivateKey(own.privateKey)
  else pair.generateKeys()
  const ours = pair.getPublicKey()
  const salt = own.salt ?? randomBytes(16)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const material = derived(pair.computeSecret(theirs), Buffer.from(secret, 'base64url'), info, 32)
  const key = derived(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2: the last record.
  const sealed = [
    cipher.update(text, 'utf8'),
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ]
  const size = Buffer.alloc(5)
  size.writeUInt32BE(recordSize)
  size.writeUInt8(ours.length, 4)
  return Buffer.concat([salt, size, ours, ...sealed])
}

function derived(material: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, length))
}
