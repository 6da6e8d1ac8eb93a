import * as fc from 'fast-check'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  isPkceTokenHash,
  isStoredToken,
  pkceTokenHash,
  storedTokenHash,
  tokenHash,
} from './one-time-token.ts'

const serverKey = Buffer.alloc(32, 1)

test('the hash has GoTrue’s form and does not mind the case of the address', () => {
  const hash = tokenHash('Lea@Example.ORG', '123456', serverKey)
  expect(hash).toMatch(/^[0-9a-f]{56}$/)
  expect(tokenHash('lea@example.org', '123456', serverKey)).toBe(hash)
  expect(pkceTokenHash('lea@example.org', '123456', serverKey)).toBe(`pkce_${hash}`)
})

test('nobody can make it of the address and all codes there are: the key is in it', () => {
  const hash = tokenHash('lea@example.org', '123456', serverKey)
  expect(hash).not.toBe(createHash('sha224').update('lea@example.org123456').digest('hex'))
  expect(hash).not.toBe(tokenHash('lea@example.org', '123456', Buffer.alloc(32, 2)))
})

test('only the prefix tells an authorisation-code flow', () => {
  expect(isPkceTokenHash(pkceTokenHash('a@example.org', '123456', serverKey))).toBe(true)
  expect(isPkceTokenHash(tokenHash('a@example.org', '123456', serverKey))).toBe(false)
})

test('what is stored fits the token it was made of, nothing else, and does not hold it', () => {
  const property = fc.property(fc.emailAddress(), fc.nat(999_999), fc.nat(999_999), (email, code, other) => {
    fc.pre(code !== other)
    const hash = tokenHash(email, String(code), serverKey)
    const stored = storedTokenHash(hash, serverKey)
    expect(isStoredToken(hash, stored, serverKey)).toBe(true)
    expect(isStoredToken(tokenHash(email, String(other), serverKey), stored, serverKey)).toBe(false)
    expect(isStoredToken(`pkce_${hash}`, stored, serverKey)).toBe(false)
    expect(isStoredToken(stored, stored, serverKey)).toBe(false)
    expect(isStoredToken(hash, stored, Buffer.alloc(32, 2))).toBe(false)
    expect(stored).not.toContain(hash)
  })
  fc.assert(property)
})

test.each([[''], ['0'], ['é'.repeat(64)], ['0'.repeat(64)]])('a stored %j is never fitted', (stored) => {
  expect(isStoredToken(tokenHash('a@example.org', '123456', serverKey), stored, serverKey)).toBe(false)
})
