import { expect, test } from 'vitest'
import { openSealedText, sealText } from './sealed-text.ts'

const use = 'provider tokens'

const key = new Uint8Array(32).fill(7)

test('a sealed token is read with its key alone', () => {
  const sealed = sealText('accès-1', key, use)
  expect(openSealedText(sealed, key, use)).toBe('accès-1')
  expect(openSealedText(sealed, new Uint8Array(32), use)).toBeUndefined()
  expect(sealText('accès-1', key, use)).not.toBe(sealed)
})

test.each([[''], ['court'], ['x'.repeat(80)]])('%j is no sealed token', (text) => {
  expect(openSealedText(text, key, use)).toBeUndefined()
})

test('a changed one is none', () => {
  const bytes = Buffer.from(sealText('accès-1', key, use), 'base64url')
  bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1)
  expect(openSealedText(bytes.toString('base64url'), key, use)).toBeUndefined()
})

test('what is sealed for one use is not opened for another', () => {
  expect(openSealedText(sealText('clé', key, 'signing keys'), key, use)).toBeUndefined()
})
