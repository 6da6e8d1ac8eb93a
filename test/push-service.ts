import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect } from 'vitest'

type Received = { readonly path: string; readonly text: string; readonly key: string }

/** A push service for a test file: what arrived, for whom, signed by which key; `gone` addresses are known no more, `down` ones do not answer. */
export function usePushService() {
  const received: Received[] = []
  const asked: string[] = []
  const [gone, down] = [new Set<string>(), new Set<string>()]
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const secret = randomBytes(16)
  const server = createServer(async (incoming, outgoing) => {
    const { url: path = '', headers } = incoming
    const pieces: Buffer[] = []
    for await (const piece of incoming) pieces.push(piece)
    asked.push(path)
    if (down.has(path)) return void outgoing.writeHead(503).end()
    if (gone.has(path)) return void outgoing.writeHead(410).end()
    const key = /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=([\w-]{87})$/.exec(headers.authorization ?? '')?.[1] ?? ''
    received.push({ path, text: readPush(Buffer.concat(pieces)), key })
    outgoing.writeHead(201).end()
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => void server.close())

  /** As a browser reads it, written from RFC 8291 by the other side’s view. */
  function readPush(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + body.readUInt8(20))
    const sealed = body.subarray(21 + sender.length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
    const material = hkdfSync('sha256', browser.computeSecret(sender), secret, info, 32)
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(material), salt, `Content-Encoding: ${name}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    expect(plain.at(-1)).toBe(2)
    return plain.subarray(0, -1).toString()
  }

  return {
    gone,
    down,
    /** Paths that were asked, those of `gone` and `down` too. */
    asked: (): readonly string[] => asked,
    received: (): readonly Received[] => received,
    /** What was told at an address of the service, in order. */
    told: (path: string) =>
      received.filter((one) => one.path === path).map(({ text }): Record<string, string> => JSON.parse(text)),
    /** What a browser that is reached at an address of the service says of itself. */
    subscription: (path: string) => ({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
      publicKey: browser.getPublicKey('base64url'),
      secret: secret.toString('base64url'),
    }),
  }
}
