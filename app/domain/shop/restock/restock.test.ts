import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { standingClock } from '#app/outside/clock.ts'
import { outgoingMails, restockRequests } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import {
  askRestock,
  confirmRestock,
  correctStock,
  eraseRestockOfPerson,
  leaveRestock,
  listWaiting,
  purgeRestock,
  restockOfPerson,
  seedStock,
  tellRestock,
} from '../store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date('2026-11-20T10:00:00Z') })
const at = (now: string) => ({ database: held.connection.database, content, clock: standingClock(now) })
const start = '2026-11-20T10:00:00Z'
const place = { identifier: 'gourde-relief', variant: 'blanc-craie' }
const left = (pieces: number, now = start) =>
  correctStock(at(now), { ...place, reason: 'correction', pieces: { to: pieces }, author: 'essai' })
const secretOf = async (email: string) => {
  const [row] = await held.connection.database
    .select()
    .from(restockRequests)
    .where(eq(restockRequests.email, email))
  return row?.secret ?? ''
}
async function waits(email: string, now: string) {
  expect(await askRestock(at(now), { ...place, email })).toBe('asked')
  expect(await confirmRestock(at(now), await secretOf(email))).toBe(true)
}
const mailsOf = async (template: string) => {
  const rows = await held.connection.database
    .select({ to: outgoingMails.recipient })
    .from(outgoingMails)
    .where(eq(outgoingMails.template, template))
    .orderBy(asc(outgoingMails.createdAt), asc(outgoingMails.recipient))
  return rows.map(({ to }) => to)
}

beforeAll(async () => {
  await seedStock(at(start))
})

test('only a sold-out size of the shop is waited for; one address asks once, by one email', async () => {
  await left(1)
  expect(await askRestock(at(start), { ...place, email: 'a@exemple.fr' })).toBe('in-stock')
  expect(await askRestock(at(start), { ...place, variant: 'nulle-part', email: 'a@exemple.fr' })).toBe(
    'unknown',
  )
  await left(0)
  for (let time = 0; time < 3; time++)
    expect(await askRestock(at(start), { ...place, email: 'a@exemple.fr' })).toBe('asked')
  expect(await mailsOf('restock-asked')).toEqual(['a@exemple.fr'])
  expect(await listWaiting(at(start))).toEqual([])
  await leaveRestock(at(start), await secretOf('a@exemple.fr'))
  expect(await confirmRestock(at(start), 'unknown')).toBe(false)
})

test('as many are told as there are pieces, in their order, the next ones a day later; nobody twice', async () => {
  await left(0)
  await waits('c@exemple.fr', '2026-11-20T10:01:00Z')
  await waits('b@exemple.fr', '2026-11-20T10:02:00Z')
  await waits('d@exemple.fr', '2026-11-20T10:03:00Z')
  await askRestock(at(start), { ...place, email: 'unconfirmed@exemple.fr' })
  expect(await listWaiting(at(start))).toMatchObject([{ ...place, people: { length: 3 } }])
  expect(await tellRestock(at(start))).toBe(0)
  await left(2)
  const both = await Promise.all([
    tellRestock(at('2026-11-20T11:00:00Z')),
    tellRestock(at('2026-11-20T11:00:00Z')),
  ])
  expect(both.reduce((sum, told) => sum + told, 0)).toBe(2)
  expect(await mailsOf('restock-back')).toEqual(['b@exemple.fr', 'c@exemple.fr'])
  await left(1, '2026-11-20T12:00:00Z')
  expect(await tellRestock(at('2026-11-21T10:59:00Z'))).toBe(0)
  expect(await tellRestock(at('2026-11-21T11:01:00Z'))).toBe(1)
  expect(await mailsOf('restock-back')).toEqual(['b@exemple.fr', 'c@exemple.fr', 'd@exemple.fr'])
  const addresses = await held.connection.database.select().from(restockRequests)
  expect(addresses.flatMap(({ email }) => email ?? [])).toEqual(['unconfirmed@exemple.fr'])
})

test('addresses go when they were not confirmed, waited too long or were told; a person has theirs', async () => {
  await left(0)
  await waits('long@exemple.fr', start)
  await waits('mine@exemple.fr', '2027-05-01T10:00:00Z')
  expect(await purgeRestock(at('2026-11-26T10:00:00Z'))).toBe(3)
  expect(await purgeRestock(at('2026-11-28T10:00:00Z'))).toBe(1)
  expect(await purgeRestock(at('2027-05-20T10:00:00Z'))).toBe(1)
  const person = { email: 'mine@exemple.fr' }
  expect(await restockOfPerson(held.connection.database, person)).toHaveLength(1)
  await held.connection.database.transaction((transaction) => eraseRestockOfPerson(transaction, person))
  expect(await restockOfPerson(held.connection.database, person)).toEqual([])
})

test('an address waits for ten sizes at most', async () => {
  const rows = Array.from({ length: 10 }, (_, index) => ({
    identifier: 'autre',
    variant: `v${index}`,
    email: 'many@exemple.fr',
    secret: `s${index}`,
    askedAt: new Date(start),
  }))
  await held.connection.database.insert(restockRequests).values(rows)
  expect(await askRestock(at(start), { ...place, email: 'many@exemple.fr' })).toBe('full')
})
