import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** What may be wrong with an answer, for tests of attacks. */
export type Forgery = {
  origin?: string
  rpId?: string
  challenge?: Uint8Array
  counter?: number
  credentialId?: Uint8Array
  userHandle?: Uint8Array
  isPresent?: boolean
  isVerified?: boolean
  aaguid?: string
  type?: string
}

/** As a browser has them, or in base64url as they come over the wire. */
type Bytes = BufferSource | string
type CreationOptions = { challenge: Bytes; rp: { id?: string }; user: { id: Bytes } }
type RequestOptions = { challenge: Bytes; rpId?: string }

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

/**
 * A security key made of software, as the browser’s API shows one: ES256, attestation `none`, a counter that goes up
 * with each signature. `origin`: the page it is used on.
 */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(16)
  counter = 0
  readonly #origin: string
  readonly #publicKey: KeyObject
  readonly #privateKey: KeyObject
  #userHandle: Uint8Array = new Uint8Array()

  constructor(origin: string) {
    this.#origin = origin
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#publicKey = publicKey
    this.#privateKey = privateKey
  }

  /** What `navigator.credentials.create` answers. */
  create(options: CreationOptions, forged: Forgery = {}) {
    this.#userHandle = bytesOf(options.user.id)
    const id = forged.credentialId ?? this.credentialId
    const attested = Buffer.concat([
      Buffer.from((forged.aaguid ?? '0'.repeat(32)).replaceAll('-', ''), 'hex'),
      Buffer.from([id.length >> 8, id.length & 255]),
      id,
      this.#coseKey(),
    ])
    const data = this.#authenticatorData(options.rp.id ?? '', hasCredential, forged)
    const attestationObject = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(Buffer.concat([data, attested]))],
    ])
    const clientDataJSON = this.#clientData('webauthn.create', options.challenge, forged)
    return this.#credential(id, { clientDataJSON, attestationObject, transports: ['usb'] })
  }

  /** What `navigator.credentials.get` answers. */
  get(options: RequestOptions, forged: Forgery = {}) {
    this.counter = forged.counter ?? this.counter + 1
    const authenticatorData = this.#authenticatorData(options.rpId ?? '', 0, forged)
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, forged)
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
    const signature = sign('sha256', signed, this.#privateKey)
    const userHandle = forged.userHandle ?? this.#userHandle
    return this.#credential(forged.credentialId ?? this.credentialId, {
      clientDataJSON,
      authenticatorData,
      signature,
      userHandle,
    })
  }

  #credential(id: Uint8Array, response: Record<string, Uint8Array | string[]>) {
    const json = {
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      response: Object.fromEntries(
        Object.entries(response).map(([name, value]) => [
          name,
          value instanceof Uint8Array ? base64url(value) : value,
        ]),
      ),
      clientExtensionResults: {},
    }
    return { toJSON: () => json }
  }

  #clientData(type: string, challenge: Bytes, forged: Forgery): Buffer {
    const said = {
      type: forged.type ?? type,
      challenge: base64url(forged.challenge ?? bytesOf(challenge)),
      origin: forged.origin ?? this.#origin,
      crossOrigin: false,
    }
    return Buffer.from(JSON.stringify(said))
  }

  #authenticatorData(rpId: string, flags: number, forged: Forgery): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const verification = forged.isVerified === false ? 0 : userVerified
    const presence = forged.isPresent === false ? 0 : userPresent | verification
    return Buffer.concat([sha256(Buffer.from(forged.rpId ?? rpId)), Buffer.from([presence | flags]), counter])
  }

  /** The public key in COSE: EC2, ES256, P-256. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' })
    return cborMap([
      [Buffer.from([0x01]), Buffer.from([0x02])],
      [Buffer.from([0x03]), Buffer.from([0x26])],
      [Buffer.from([0x20]), Buffer.from([0x01])],
      [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
      [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
    ])
  }
}

function cborMap(entries: [Buffer, Buffer][]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)])
}

function cborBytes(bytes: Uint8Array): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes])
}

function cborHead(major: number, length: number): Buffer {
  const kind = major << 5
  if (length < 24) return Buffer.from([kind | length])
  return length < 256 ? Buffer.from([kind | 24, length]) : Buffer.from([kind | 25, length >> 8, length & 255])
}

function bytesOf(source: Bytes): Uint8Array {
  if (typeof source === 'string') return Buffer.from(source, 'base64url')
  return source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
