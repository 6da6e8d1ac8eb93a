import { expect, test } from 'vitest'
import { decryptText, encryptText } from './encryption.ts'

const use = 'provider tokens'

const key = new Uint8Array(32).fill(7)

test('a sealed token is read with its key alone', () => {
  const sealed = encryptText('accès-1', key, use)
  expect(decryptText(sealed, key, use)).toBe('accès-1')
  expect(decryptText(sealed, new Uint8Array(32), use)).toBeUndefined()
  expect(encryptText('accès-1', key, use)).not.toBe(sealed)
})

test.each([[''], ['court'], ['x'.repeat(80)]])('%j is no sealed token', (text) => {
  expect(decryptText(text, key, use)).toBeUndefined()
})

test('a changed one is none', () => {
  const bytes = Buffer.from(encryptText('accès-1', key, use), 'base64url')
  bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1)
  expect(decryptText(bytes.toString('base64url'), key, use)).toBeUndefined()
})

test('what is sealed for one use is not opened for another', () => {
  expect(decryptText(encryptText('clé', key, 'signing keys'), key, use)).toBeUndefined()
})
