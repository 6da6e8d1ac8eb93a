import { expect, test } from 'vitest'
import { readEmail } from './identifier.ts'

test('an address is kept trimmed and in lower case', () => {
  expect(readEmail('  Camille@Club.Example ')).toBe('camille@club.example')
})

test.each([
  '\u212Aim@club.example',
  'kim@\u212Alub.example',
  'i\u0307da@club.example',
  '\u0130da@club.example',
])('%j is not taken for an address in plain letters that it becomes in lower case', (address) => {
  expect(() => readEmail(address)).toThrow('invalid format')
})
