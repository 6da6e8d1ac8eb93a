import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressGlob } from './address-glob.ts'

test.each([
  ['https://club.example/*', 'https://club.example/retour', true],
  ['https://club.example/*', 'https://club.example/', true],
  ['https://club.example/*', 'https://club.example/a/b', false],
  ['https://club.example/*', 'https://club.example/a.html', false],
  ['https://club.example/**', 'https://club.example/a/b.html?x=1', true],
  ['https://*.club.example/', 'https://essai.club.example/', true],
  ['https://*.club.example/', 'https://a.b.club.example/', false],
  ['https://club.example/', 'https://clubXexample/', false],
  ['http://localhost:300?', 'http://localhost:3001', true],
  ['http://localhost:300?', 'http://localhost:300/', false],
  ['http://localhost:300[0-2]', 'http://localhost:3002', true],
  ['http://localhost:300[0-2]', 'http://localhost:3003', false],
  ['http://localhost:300[!0-2]', 'http://localhost:3003', true],
  ['http://localhost:300[!0-2]', 'http://localhost:300/', false],
  ['https://{club,essai}.example/', 'https://essai.example/', true],
  ['https://{club,essai}.example/', 'https://autre.example/', false],
  ['https://{club,{a,b}*}.example/', 'https://bien.example/', true],
  ['https://club.example/a,b', 'https://club.example/a,b', true],
  [String.raw`https://club.example/\*`, 'https://club.example/*', true],
  [String.raw`https://club.example/\*`, 'https://club.example/x', false],
  ['https://club.example/(a|b)+$', 'https://club.example/(a|b)+$', true],
  ['https://club.example', 'https://club.example.attaque.example', false],
  ['https://club.example/\\', 'https://club.example/\\', true],
  ['https://club.example/\\', 'https://club.example/', false],
  ['', '', true],
])('%s on %s: %s', (pattern, address, fits) => {
  expect(addressGlob(pattern).test(address)).toBe(fits)
})

test.each([['https://{a,b.example'], ['https://a}.example'], ['[z-a]']])('%s is refused', (pattern) => {
  expect(() => addressGlob(pattern)).toThrow(SyntaxError)
})

test('a pattern without signs fits itself alone', () => {
  const plain = fc.string({ unit: fc.constantFrom(...'abc./:?=&()$^|+-'.replace('?', '')) })
  const property = fc.property(plain, plain, (pattern, address) => {
    expect(addressGlob(pattern).test(pattern)).toBe(true)
    expect(addressGlob(pattern).test(address)).toBe(pattern === address)
  })
  fc.assert(property)
})

test('one star never passes a dot or a slash', () => {
  const property = fc.property(fc.webUrl(), (address) => {
    const rest = address.slice('https://'.length)
    fc.pre(address.startsWith('https://'))
    expect(addressGlob('https://*').test(address)).toBe(!/[./]/.test(rest))
  })
  fc.assert(property)
})
