import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { useDatabase } from '../../test/database.ts'
import { member, postTo } from '../../test/mailed-proofs.ts'
import { authDatabase } from '../database.ts'
import { sharedCounts } from './act-counts.ts'

const held = useDatabase()
const settings = {
  limits: { account: { points: 3, perSeconds: 300 }, verify: { points: 100, perSeconds: 1 } },
  mail: { everySeconds: 60, perHour: 5 },
}
const instance = () => useAuthService(settings, { pool: () => held.pool, sharesDatabase: true })
const one = instance()
const other = instance()

async function statuses(path: string, asked: readonly [ReturnType<typeof instance>, email: string][]) {
  const found: number[] = []
  for (const [service, email] of asked) found.push((await postTo(service, path, { email })).status)
  return found
}

test('a visitor’s requests are counted by both services together, until their time is over', async () => {
  const asked = ['a', 'b', 'c', 'd'].map((name) => `${name}@club.example`)
  const [a = '', b = '', c = '', d = ''] = asked
  expect(
    await statuses('/recover', [
      [one, a],
      [other, b],
      [one, c],
      [other, d],
      [one, d],
    ]),
  ).toEqual([200, 200, 200, 429, 429])
  const { rows } = await held.pool.query('SELECT key FROM auth.allure_used_limits')
  expect(JSON.stringify(rows)).not.toMatch(/club\.example|192\.0\.2/)
  other.ahead = 300_001
  expect(await statuses('/recover', [[other, d]])).toEqual([200])
  other.ahead = 0
})

test('an address waits between two requests, and the mails of an hour are counted, whichever service is asked', async () => {
  for (const service of [one, other]) service.ahead = 7_200_000
  const ask = async (service: typeof one, email: string, place: string) => {
    service.address = place
    return (await postTo(service, '/recover', { email })).status
  }
  await member(one, 'deux@club.example')
  expect(await ask(one, 'deux@club.example', '198.51.100.1')).toBe(200)
  expect(await ask(other, 'deux@club.example', '198.51.100.2')).toBe(429)
  for (let index = 0; index < 4; index += 1) {
    await member(one, `heure${index}@club.example`)
    expect(await ask(one, `heure${index}@club.example`, `198.51.101.${index}`)).toBe(200)
  }
  expect(await ask(other, 'encore@club.example', '198.51.100.3')).toBe(429)
})

test('while the database is away each counts for itself', async () => {
  const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/away' })
  const within = { database: authDatabase(pool), now: () => new Date() }
  const [first, second] = [sharedCounts(new Uint8Array(32)), sharedCounts(new Uint8Array(32))]
  const acts = async (counts: typeof first) => (await counts.add(within, 'a', 60)).acts
  expect([await acts(first), await acts(first), await acts(second)]).toEqual([1, 2, 1])
  expect(await first.of(within, 'a')).toBe(2)
  await first.forget(within, 'a')
  expect(await first.of(within, 'a')).toBe(0)
  await pool.end()
})
