import * as fc from 'fast-check'
import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { TooBusyError } from '../concurrency/concurrency-limit.ts'
import { hashPassword, isKnownHash, isPasswordOf, needsRehash } from './password-hash.ts'

/** Made by the reference implementation of Argon2 and by libcrypt. */
const foreignArgon2 = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
const bcryptTail = '$05$abcdefghijklmnopqrstuuHNbAKRhpaujgo33bRWs.NLUTJO3lOy2'
const bcryptOf72 = '$2b$04$abcdefghijklmnopqrstuubzadhGtS2zEF.gu0yd0opP6cVzb.e0i'

test('a password fits its own hash, which is salted and in the form GoTrue imports', async () => {
  const hash = await hashPassword('Cheval, pile & agrafe')
  const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/
  expect(hash).toMatch(form)
  expect(await hashPassword('Cheval, pile & agrafe')).not.toBe(hash)
  expect(await isPasswordOf(hash, 'Cheval, pile & agrafe')).toBe(true)
  expect(await isPasswordOf(hash, 'cheval, pile & agrafe')).toBe(false)
  expect(await isPasswordOf(hash, '')).toBe(false)
})

test('whatever the password, only it fits', async () => {
  const property = fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (password) => {
    const hash = await hashPassword(password)
    expect(await isPasswordOf(hash, password)).toBe(true)
    expect(await isPasswordOf(hash, `${password} `)).toBe(false)
  })
  await fc.assert(property, { numRuns: 8 })
})

test.each([['a'], ['b'], ['y']])('a hash of $2%s$ brought from elsewhere is checked', async (variant) => {
  const hash = `$2${variant}${bcryptTail}`
  expect(await isPasswordOf(hash, 'correct horse')).toBe(true)
  expect(await isPasswordOf(hash, 'correct horsf')).toBe(false)
})

test('bcrypt’s forgetting of all after 72 bytes opens nothing', async () => {
  expect(await isPasswordOf(bcryptOf72, 'x'.repeat(72))).toBe(true)
  expect(await isPasswordOf(bcryptOf72, 'x'.repeat(73))).toBe(false)
})

test('an argon2id hash of other costs is checked', async () => {
  expect(await isPasswordOf(foreignArgon2, 'password')).toBe(true)
  expect(await isPasswordOf(foreignArgon2, 'Password')).toBe(false)
})

test('ours stay, weaker and other ones are replaced', async () => {
  expect(needsRehash(await hashPassword('x'))).toBe(false)
  expect(needsRehash(foreignArgon2)).toBe(true)
  expect(needsRehash(foreignArgon2.replace('c29tZXNhbHQ', 'c29tZXNhbHRzb21lc2FsdA'))).toBe(false)
  expect(needsRehash(`$2b${bcryptTail}`)).toBe(true)
  expect(needsRehash((await hashPassword('x')).replace('t=2', 't=1'))).toBe(true)
  expect(needsRehash((await hashPassword('x')).replace('m=19456', 'm=9728'))).toBe(true)
  expect(needsRehash('')).toBe(true)
})

test.each([
  [''],
  ['password'],
  ['$argon2id$v=19$m=19456,t=2,p=1$$'],
  [foreignArgon2.replace('argon2id', 'argon2i')],
  [foreignArgon2.replace('v=19', 'v=16')],
  [foreignArgon2.replace('m=65536', 'm=9999999')],
  [foreignArgon2.replace('m=65536', 'm=7')],
  [foreignArgon2.replace('t=2', 't=99')],
  [foreignArgon2.replace('p=1', 'p=99')],
  [foreignArgon2.replace('c29tZXNhbHQ', 'c29t')],
  [`${foreignArgon2}\n`],
  [`$2x${bcryptTail}`],
  [`$2b${bcryptTail.replace('$05', '$31')}`],
  [`$2b${bcryptTail}`.slice(0, -1)],
])('%j is no hash anyone’s password fits', async (hash) => {
  expect(isKnownHash(hash)).toBe(false)
  expect(await isPasswordOf(hash, 'password')).toBe(false)
})

test('hashes that can be checked can be brought', () => {
  expect(isKnownHash(foreignArgon2)).toBe(true)
  expect(isKnownHash(`$2y${bcryptTail}`)).toBe(true)
})

test('an unknown account costs as much work as a known one', async () => {
  const hash = await hashPassword('known')
  const known = await processorMilliseconds(() => isPasswordOf(hash, 'guess'))
  const unknown = await processorMilliseconds(() => isPasswordOf(undefined, 'guess'))
  const without = await processorMilliseconds(() => isPasswordOf(null, 'guess'))
  for (const cost of [unknown, without]) {
    expect(cost).toBeGreaterThan(known / 2)
    expect(cost).toBeLessThan(known * 2)
  }
})

test('of too many passwords at once the last are turned away before any work', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 70 }, () => hashPassword('x')))
  const refused = asked.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(70 - 60 - Math.min(3, availableParallelism()))
  for (const { reason } of refused) expect(reason).toBeInstanceOf(TooBusyError)
})

test('the event loop goes on while passwords are hashed', async () => {
  const isDone = { value: false }
  const hashes = Promise.all(Array.from({ length: 8 }, () => hashPassword('x'))).then(() => {
    isDone.value = true
  })
  let turns = 0
  while (!isDone.value) {
    turns += 1
    await new Promise((resolve) => setImmediate(resolve))
  }
  await hashes
  expect(turns).toBeGreaterThan(50)
})

async function processorMilliseconds(work: () => Promise<unknown>) {
  const start = process.cpuUsage()
  for (let round = 0; round < 12; round += 1) await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
