import * as fc from 'fast-check'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSignedBy, makeRefreshToken, makeRefreshTokenKey, readRefreshToken } from './refresh-token.ts'

const sessionId = '0b1f7a52-2c3d-4e5f-8a9b-0c1d2e3f4a5b'
const key = makeRefreshTokenKey()
const counters = fc.oneof(fc.maxSafeNat(), fc.nat(300))

test('what is made is read back and bears the signature of the session’s key alone', () => {
  const property = fc.property(fc.uuid(), counters, (session, counter) => {
    const token = readRefreshToken(makeRefreshToken({ sessionId: session, counter }, key))
    expect(token).toMatchObject({ sessionId: session, counter })
    expect(token && isSignedBy(token, key)).toBe(true)
    expect(token && isSignedBy(token, makeRefreshTokenKey())).toBe(false)
  })
  fc.assert(property)
})

test('any flipped bit is refused', () => {
  for (const counter of [0, 127, 128, 70_000, Number.MAX_SAFE_INTEGER]) {
    const bytes = Buffer.from(makeRefreshToken({ sessionId, counter }, key), 'base64url')
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      expect(readRefreshToken(flipped(bytes, bit).toString('base64url'))).toBeUndefined()
    }
  }
})

test('any flipped bit under a corrected checksum is refused by the signature', () => {
  const bytes = Buffer.from(makeRefreshToken({ sessionId, counter: 300 }, key), 'base64url')
  for (let bit = 0; bit < (bytes.length - 4) * 8; bit += 1) {
    const token = readRefreshToken(withChecksum(flipped(bytes, bit).subarray(0, -4)))
    expect(token !== undefined && isSignedBy(token, key)).toBe(false)
  }
})

test('the layout is the real server’s', () => {
  const bytes = Buffer.from(makeRefreshToken({ sessionId, counter: 300 }, key), 'base64url')
  expect(bytes).toHaveLength(1 + 16 + 2 + 16 + 4)
  expect(bytes.subarray(0, 19).toString('hex')).toBe(`00${sessionId.replaceAll('-', '')}ac02`)
})

test('a token of known parts is the same as another implementation’s', () => {
  const known = makeRefreshToken({ sessionId, counter: 5 }, Buffer.alloc(32, 7).toString('base64'))
  expect(known).toBe('AAsfelIsPU5fipsMHS4_SlsF5Sl5PksbsYL5YdcZTD1gAipZgW4')
})

test.each([
  [''],
  ['abcdefghij12'],
  ['AA'],
  ['é'.repeat(60)],
  ['A'.repeat(52)],
  ['A'.repeat(1_000_000)],
  [`${makeRefreshToken({ sessionId, counter: 1 }, key)}=`],
  [`${makeRefreshToken({ sessionId, counter: 1 }, key)}\n`],
  [` ${makeRefreshToken({ sessionId, counter: 1 }, key)}`],
])('%.60j is no refresh token', (text) => {
  expect(readRefreshToken(text)).toBeUndefined()
})

test.each([['8000'], ['80'], ['ffffffffffffff7f'], ['ffffffffffffffffff01'], ['']])(
  'a counter written %j is refused',
  (hex) => {
    const start = Buffer.from(`00${sessionId.replaceAll('-', '')}${hex}`, 'hex')
    expect(readRefreshToken(withChecksum(Buffer.concat([start, Buffer.alloc(16)])))).toBeUndefined()
  },
)

test('no token is made of what is no session or no counter', () => {
  expect(() => makeRefreshToken({ sessionId: 'x', counter: 1 }, key)).toThrow(RangeError)
  for (const counter of [-1, 0.5, Number.NaN, 2 ** 53]) {
    expect(() => makeRefreshToken({ sessionId, counter }, key)).toThrow(RangeError)
  }
})

test('no text makes the reader throw', () => {
  fc.assert(fc.property(fc.string(), (text) => readRefreshToken(text) === undefined))
  fc.assert(fc.property(fc.base64String(), (text) => readRefreshToken(text) === undefined))
})

function flipped(bytes: Buffer, bit: number) {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
  return copy
}

function withChecksum(signed: Uint8Array) {
  const checksum = createHash('sha256').update(signed).digest().subarray(0, 4)
  return Buffer.concat([signed, checksum]).toString('base64url')
}
