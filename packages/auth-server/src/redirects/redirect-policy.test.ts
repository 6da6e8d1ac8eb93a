import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redirectPolicy } from './redirect-policy.ts'

const siteUrl = 'https://club.example'
const allowList = [
  'https://*.club.example/**',
  'https://essai.example',
  'https://partenaire.example/retour?de=*',
  'club.mon_app://retour/**',
  'http://10.0.0.1/**',
  'https://2130706433/**',
]
const target = redirectPolicy({ siteUrl, allowList })
const openTarget = redirectPolicy({ siteUrl, allowList: ['**'] })

test.each([
  ['https://club.example'],
  ['https://club.example/compte?onglet=facteurs#totp'],
  ['https://club.example:443/compte'],
  ['HTTPS://Club.Example/compte'],
  ['https://essai.club.example/a/b.html?x=1#y'],
  ['https://essai.example'],
  ['https://essai.example/'],
  ['https://essai.example#retour'],
  ['https://partenaire.example/retour?de=club'],
  ['club.mon_app://retour/compte#y'],
  ['http://127.0.0.1:54321/retour'],
  ['http://127.8.9.10/'],
  ['http://[::1]:8080/retour'],
])('%s is allowed', (address) => {
  expect(target(address)).toBe(address)
})

test('what is not ASCII is written as a header can carry it', () => {
  expect(target('https://club.example/été?à')).toBe('https://club.example/%C3%A9t%C3%A9?%C3%A0')
})

test.each([
  [undefined],
  [null],
  [''],
  ['http://club.example/'],
  ['https://club.example:8443/'],
  ['https://autre.example/'],
  ['https://a.b.club.example/'],
  ['https://essai.example/autre'],
  ['https://partenaire.example/retour'],
  ['https://partenaire.example/retour?de=a/b'],
  ['club.mon_app://autre'],
  ['autre.app://retour/'],
  ['http://localhost:3000/'],
  ['http://10.0.0.1/retour'],
])('%s is not', (address) => {
  expect(target(address)).toBe(siteUrl)
})

describe('on a loopback site', () => {
  const local = redirectPolicy({ siteUrl: 'http://localhost:3000', allowList: [] })

  test.each([['http://localhost:3000/a'], ['http://localhost:9999/a'], ['http://localhost/a']])(
    '%s: any port will do',
    (address) => expect(local(address)).toBe(address),
  )

  test.each([['https://localhost:3000/a'], ['http://localhost.example:3000/a'], ['http://localhosts/']])(
    '%s: the scheme and host must be the same',
    (address) => expect(local(address)).toBe('http://localhost:3000'),
  )
})

const attacks = [
  'https://club.example@attaque.example/',
  'https://club.example:mot@attaque.example/',
  'https://attaque.example%2F@club.example/',
  'https://attaque.example\\@club.example/',
  'https://club.example\\.attaque.example/',
  'https:\\\\attaque.example/',
  'https:/\\attaque.example/',
  'https:/attaque.example/',
  'https:attaque.example',
  'https:///attaque.example/',
  'https://',
  'https://?club.example',
  '//attaque.example/',
  '/\\attaque.example',
  '/compte',
  'compte',
  '\thttps://attaque.example/',
  'https://attaque\t.example/',
  'https://club.example\n.attaque.example/',
  'https://club.example/\r\nSet-Cookie: a=b',
  'https://club.example/ a',
  'https://club.example/\u0000',
  'https://club.example/\u007F',
  'https://club.example/\u0085',
  'https://club.example/\u2028',
  'https://club.example/\u00A0',
  'https://club.example/\uFEFF',
  'https://club.example/\uD800',
  'https://club\u3002example/',
  'https://attaque\uFF0Eexample/',
  'https://attaque.example\uFF0F.club.example/',
  'https://attaque.example\u2044.club.example/',
  'https://\u0441lub.example/',
  'https://club%2eexample/',
  'https://attaque.example%00.club.example/',
  'https://club.example./',
  'https://_.club.example/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://[::ffff:7f00:1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://169.254.169.254/latest/meta-data',
  'javascript:alert(1)',
  'JavaScript://club.example/%0aalert(1)',
  'javascript://127.0.0.1/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://club.example/1',
  'about:blank',
  'view-source:https://club.example/',
  'club.app://2130706433/',
  'club.app:\\\\retour',
  `https://club.example/${'a'.repeat(5000)}`,
]

test.each(attacks)('attack %j', (address) => {
  expect(target(address)).toBe(siteUrl)
  expect(openTarget(address)).toBe(siteUrl)
})

test.each([
  ['https://attaque.example?.club.example/'],
  ['https://attaque.example#.club.example/'],
  ['https://attaque.example/.club.example/'],
  ['https://attaque?.club.example/x'],
  ['https://attaque#.club.example/x'],
  ['https://club.example.attaque.example/'],
  ['https://clubXexample/'],
  ['https://xn--lub-ued.example/'],
])('look-alike %s is not taken for a listed host', (address) => {
  expect(target(address)).toBe(siteUrl)
})

test('a path climbs out of no pattern', () => {
  const shut = redirectPolicy({ siteUrl, allowList: ['https://hote.example/ouvert/**'] })
  expect(shut('https://hote.example/ouvert/a/../b')).toBe('https://hote.example/ouvert/a/../b')
  expect(shut('https://hote.example/ouvert/../ferme')).toBe(siteUrl)
  expect(shut('https://hote.example/ouvert/%2e%2E/ferme')).toBe(siteUrl)
})

test('whatever is asked, the answer is a header’s text that leads to a listed place', () => {
  const pieces = [
    'https:',
    'http:',
    '/',
    '\\',
    '@',
    '#',
    '?',
    ':',
    '.',
    'club.example',
    'attaque.example',
    '%2f',
  ]
  const asked = fc.array(fc.constantFrom(...pieces, '\t', '。', 'x')).map((parts) => parts.join(''))
  const property = fc.property(asked, (text) => {
    const { hostname, protocol } = new URL(target(text))
    expect(target(text)).toMatch(/^[!-~]*$/)
    expect(protocol).toBe('https:')
    expect(hostname === 'club.example' || hostname.endsWith('.club.example')).toBe(true)
  })
  fc.assert(property, { numRuns: 5000 })
})
