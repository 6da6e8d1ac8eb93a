import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { migrateAuth } from '../migrations/migrate-auth.ts'
import { databaseKeyStore } from './database-key-store.ts'
import { storedSigningKeys } from './stored-signing-keys.ts'

const database = useDatabase()
const start = Date.parse('2027-03-01T08:00:00Z')
let time = start

beforeAll(() => migrateAuth(database.pool))

const open = (secret = 'un secret') =>
  storedSigningKeys({
    store: databaseKeyStore(database.pool, secret),
    tokenLife: 3600,
    now: () => new Date(time),
  })
const shown = (keys: Awaited<ReturnType<typeof open>>) => keys.publicKeySet().keys.map(({ kid }) => kid)

test('instances that start at once share their keys, and a new key reaches all before it signs', async () => {
  const [first, second] = await Promise.all([open(), open()])
  expect(shown(second)).toEqual(shown(first))
  time += 91 * 86_400_000
  const made = await first.rotateWhenDue()
  expect(made).toBeDefined()
  expect(shown(second)).not.toContain(made)
  await second.readAgain()
  expect(shown(second)).toContain(made)
  expect(second.signingKey().kid).not.toBe(made)
  expect(await second.rotateWhenDue()).toBeUndefined()
  time += 600_000
  expect([first.signingKey().kid, second.signingKey().kid]).toEqual([made, made])
})

test('two that rotate at the same time leave one newest key', async () => {
  time += 91 * 86_400_000
  const [first, second] = await Promise.all([open(), open()])
  const made = await first.rotateWhenDue()
  expect(await second.rotateWhenDue()).toBeUndefined()
  expect(shown(second)).toContain(made)
})

test('nothing can be read of them in the database, nor with another secret: then there are new ones', async () => {
  const before = shown(await open())
  const { rows } = await database.pool.query('SELECT * FROM auth.allure_signing_key_sets')
  expect(JSON.stringify(rows)).not.toMatch(/"d"|kty|ES256/)
  const after = shown(await open('un autre secret'))
  expect(before).not.toEqual(expect.arrayContaining(after))
  expect(shown(await open('un autre secret'))).toEqual(after)
})
