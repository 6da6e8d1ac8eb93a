import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileKeyStore } from './file-key-store.ts'
import { storedSigningKeys } from './stored-signing-keys.ts'

let directory = ''
let file = ''
let time = 0

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'signing-keys-'))
  file = join(directory, 'auth', 'signing-keys.json')
  time = Date.parse('2027-03-01T08:00:00Z')
})
afterEach(() => rmSync(directory, { recursive: true }))

const openKeys = () =>
  storedSigningKeys({ store: fileKeyStore(file), tokenLife: 3600, now: () => new Date(time) })
const pass = (seconds: number) => void (time += seconds * 1000)
const shown = (keys: Awaited<ReturnType<typeof openKeys>>) => keys.publicKeySet().keys.map(({ kid }) => kid)

test('makes a key once, in a file of its owner alone, and finds it again', async () => {
  const first = await openKeys()
  expect(first.signingKey().alg).toBe('ES256')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(shown(await openKeys())).toEqual(shown(first))
  expect(readdirSync(join(directory, 'auth'))).toEqual(['signing-keys.json'])
})

test('of several that start at once, all have the same key', async () => {
  const opened = await Promise.all(Array.from({ length: 5 }, () => openKeys()))
  expect(new Set(opened.flatMap(shown)).size).toBe(1)
})

test('a new key is shown at once, signs after ten minutes, and the old one leaves with its last token', async () => {
  const keys = await openKeys()
  const old = keys.signingKey().kid
  pass(60)
  const next = await keys.rotate()
  expect(shown(keys)).toEqual([old, next])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  pass(599)
  expect(keys.signingKey().kid).toBe(old)
  pass(1)
  expect(keys.signingKey().kid).toBe(next)
  expect((await openKeys()).signingKey().kid).toBe(next)
  pass(3599)
  expect(keys.verificationKey(old)).toBeDefined()
  pass(1)
  expect(keys.verificationKey(old)).toBeUndefined()
  expect(shown(keys)).toEqual([next])
})

test('a later rotation forgets the keys no token needs', async () => {
  const keys = await openKeys()
  const old = keys.signingKey().kid
  await keys.rotate()
  pass(5000)
  await keys.rotate()
  expect(readFileSync(file, 'utf8')).not.toContain(old)
  expect(shown(keys)).toHaveLength(2)
})

test('rotations asked for at once follow each other and lose no key', async () => {
  const keys = await openKeys()
  const made = await Promise.all([keys.rotate(), keys.rotate(), keys.rotate()])
  expect(shown(keys).slice(1)).toEqual(made)
  expect(shown(await openKeys())).toEqual(shown(keys))
})

test('a key is replaced by itself after ninety days, or the days asked for', async () => {
  const keys = await openKeys()
  const first = keys.signingKey().kid
  pass(90 * 86_400 - 1)
  expect(await keys.rotateWhenDue()).toBeUndefined()
  pass(1)
  const next = await keys.rotateWhenDue()
  expect(shown(keys)).toEqual([first, next])
  expect(await keys.rotateWhenDue()).toBeUndefined()
  pass(30 * 86_400)
  expect(keys.signingKey().kid).toBe(next)
  expect(await keys.rotateWhenDue(31)).toBeUndefined()
  expect(await keys.rotateWhenDue(30)).toEqual(expect.any(String))
})

test('several tasks at once replace a key once, also after a new start', async () => {
  await openKeys()
  pass(100 * 86_400)
  const keys = await openKeys()
  const made = await Promise.all([keys.rotateWhenDue(), keys.rotateWhenDue(), keys.rotateWhenDue()])
  expect(made.filter((kid) => kid !== undefined)).toHaveLength(1)
  expect(await (await openKeys()).rotateWhenDue()).toBeUndefined()
})

test('a file that cannot be read is said, not replaced', async () => {
  await fileKeyStore(file).create('{"keys":[]}')
  await expect(openKeys()).rejects.toThrow('Not a set')
  expect(readFileSync(file, 'utf8')).toBe('{"keys":[]}')
})
