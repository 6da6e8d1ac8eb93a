import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPkceTokenHash, isStoredToken, pkceTokenHash, storedTokenHash, tokenHash } from './token-hash.ts'

const serverKey = Buffer.alloc(32, 1)

test('the hash is SHA-224 of the address in lower case and the code', () => {
  const expected = createHash('sha224').update('lea@example.org123456').digest('hex')
  expect(tokenHash('Lea@Example.ORG', '123456')).toBe(expected)
  expect(expected).toHaveLength(56)
  expect(pkceTokenHash('lea@example.org', '123456')).toBe(`pkce_${expected}`)
})

test('a known hash is another implementation’s', () => {
  expect(tokenHash('33612345678', '000042')).toBe('8a2eb695fed404edea73c9578e9b859ba09ef5a3942910c4a864115d')
})

test('only the prefix tells an authorisation-code flow', () => {
  expect(isPkceTokenHash(pkceTokenHash('a@example.org', '123456'))).toBe(true)
  expect(isPkceTokenHash(tokenHash('a@example.org', '123456'))).toBe(false)
})

test('what is stored fits the token it was made of, nothing else, and does not hold it', () => {
  const property = fc.property(fc.emailAddress(), fc.nat(999_999), fc.nat(999_999), (email, code, other) => {
    fc.pre(code !== other)
    const hash = tokenHash(email, String(code))
    const stored = storedTokenHash(hash, serverKey)
    expect(isStoredToken(hash, stored, serverKey)).toBe(true)
    expect(isStoredToken(tokenHash(email, String(other)), stored, serverKey)).toBe(false)
    expect(isStoredToken(`pkce_${hash}`, stored, serverKey)).toBe(false)
    expect(isStoredToken(stored, stored, serverKey)).toBe(false)
    expect(isStoredToken(hash, stored, Buffer.alloc(32, 2))).toBe(false)
    expect(stored).not.toContain(hash)
  })
  fc.assert(property)
})

test.each([[''], ['0'], ['é'.repeat(64)], ['0'.repeat(64)]])('a stored %j is never fitted', (stored) => {
  expect(isStoredToken(tokenHash('a@example.org', '123456'), stored, serverKey)).toBe(false)
})
