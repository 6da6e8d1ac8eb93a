import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { isOwnPath, readSavedPath, writeSavedPath } from './saved-path.ts'

const site = 'https://club.example'

test.each(['/', '/admin/athletes?q=é&page=2', '/espace-athlete/introduction#bas', '/a//b'])(
  '%s is a path of ours',
  (path) => expect(isOwnPath(path)).toBe(true),
)

test.each([
  '',
  'admin',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/a\r\nset-cookie: a=b',
  `/${'a'.repeat(3000)}`,
])('%j is not', (path) => expect(isOwnPath(path)).toBe(false))

test('whatever is taken for ours stays on the site, as browsers read it', () => {
  assert(
    property(string({ unit: 'grapheme' }), constantFrom('/', '//', '/\\', ''), (text, start) => {
      const path = start + text
      if (isOwnPath(path)) expect(new URL(path, site).origin).toBe(site)
    }),
  )
})

test('the cookie brings back the path it was given, and no other site’s', async () => {
  const cookie = async (path: string) =>
    (await writeSavedPath(path, { isProduction: true })).split(';')[0] ?? ''
  const read = (header: string) => readSavedPath(new Request(site, { headers: { cookie: header } }))
  expect(await read(await cookie('/compte?onglet=1'))).toBe('/compte?onglet=1')
  expect(await read(await cookie('//evil.example'))).toBe('/')
  expect(await read('sb-redirect-path=IlwvXC9ldmlsLmV4YW1wbGUi')).toBeUndefined()
  expect(await read('sb-redirect-path=%')).toBeUndefined()
})
