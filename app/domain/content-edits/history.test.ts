import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { standingClock } from '#app/outside/clock.ts'
import { contentDocuments, contentRevisions } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { findRevision, purgeRevisions } from './store.server.ts'

const held = useDatabase()
const day = 86_400_000

async function store(file: string, createdAt: Date, isInForce: boolean): Promise<number> {
  const { database } = held.connection
  const values = {
    collection: 'nosStages',
    file,
    kind: 'written',
    text: 'T',
    author: 'a',
    note: 'N',
  } as const
  const [row] = await database
    .insert(contentRevisions)
    .values({ ...values, createdAt })
    .returning()
  if (!row) throw new Error('not stored')
  if (isInForce) await database.insert(contentDocuments).values({ ...values, revision: row.id })
  return row.id
}

test('nobody rewrites a revision, nor removes it before its time', async () => {
  const { database } = held.connection
  const young = eq(contentRevisions.id, await store('jeune.md', new Date(), false))
  const old = eq(contentRevisions.id, await store('vieux.md', new Date('2000-01-01'), false))
  for (const which of [young, old])
    await expect(database.update(contentRevisions).set({ text: 'Autre' }).where(which)).rejects.toThrow()
  await expect(
    database.update(contentRevisions).set({ author: null, note: null }).where(young),
  ).rejects.toThrow()
  await expect(database.delete(contentRevisions).where(young)).rejects.toThrow()
  await expect(database.execute(sql`TRUNCATE club.content_revisions CASCADE`)).rejects.toThrow()
  expect(await database.$count(contentRevisions)).toBe(2)
})

test('a text goes with what was written, and only with that', async () => {
  const wrong = {
    collection: 'info',
    file: 'x.yml',
    kind: 'hidden',
    text: 'T',
    createdAt: new Date(),
  } as const
  await expect(held.connection.database.insert(contentRevisions).values(wrong)).rejects.toThrow()
})

test('after three years revisions go; the one in force stays, nameless', async () => {
  const { database } = held.connection
  await database.execute(sql`DELETE FROM club.content_revisions WHERE created_at < '2001-01-01'`)
  const end = new Date()
  end.setUTCFullYear(end.getUTCFullYear() - 3)
  const at = (days: number) => new Date(end.getTime() + days * day)
  const gone = await store('a.md', at(-3), false)
  const nameless = await store('a.md', at(-3), true)
  const kept = await store('b.md', at(3), true)
  const services = { database, clock: standingClock(new Date().toISOString()) }
  expect(await purgeRevisions(services)).toBe(2)
  expect(await purgeRevisions(services)).toBe(0)
  expect(await findRevision(database, gone)).toBeUndefined()
  expect(await findRevision(database, nameless)).toMatchObject({ author: null, note: null, text: 'T' })
  expect(await findRevision(database, kept)).toMatchObject({ author: 'a', note: 'N' })
})
