import { expect, test } from 'vitest'
import { chooseEncoding } from './compression.ts'

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'br'],
  ['gzip;q=0', 'identity'],
  ['deflate', 'identity'],
])('accept-encoding %s gives %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
