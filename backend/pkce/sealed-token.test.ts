import { expect, test } from 'vitest'
import { openSealedToken, sealToken } from './sealed-token.ts'

const key = new Uint8Array(32).fill(7)

test('a sealed token is read with its key alone', () => {
  const sealed = sealToken('accès-1', key)
  expect(openSealedToken(sealed, key)).toBe('accès-1')
  expect(openSealedToken(sealed, new Uint8Array(32))).toBeUndefined()
  expect(sealToken('accès-1', key)).not.toBe(sealed)
})

test.each([[''], ['court'], ['x'.repeat(80)]])('%j is no sealed token', (text) => {
  expect(openSealedToken(text, key)).toBeUndefined()
})

test('a changed one is none', () => {
  const bytes = Buffer.from(sealToken('accès-1', key), 'base64url')
  bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1)
  expect(openSealedToken(bytes.toString('base64url'), key)).toBeUndefined()
})
