import { eq, sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import type { Within } from '../backend.ts'
import { isAway } from '../postgres.ts'
import { usedLimits } from '../schema/index.ts'

type Counted = { acts: number; endsAt: Date }

/** Counts the acts of a key from the first of them on, for so many seconds. */
export type ActCounts = {
  add: (within: Within, key: string, seconds: number) => Promise<Counted>
  of: (within: Within, key: string) => Promise<number>
  forget: (within: Within, key: string) => Promise<void>
}

const manyKeys = 10_000

/** Counts of this process alone. */
export function ownCounts(): ActCounts {
  const counted = new Map<string, Counted>()
  const current = ({ now }: Within, key: string) => {
    const found = counted.get(key)
    return found && found.endsAt > now() ? found : undefined
  }
  return {
    async add(within, key, seconds) {
      const at = within.now()
      const found = current(within, key)
      if (!found && counted.size >= manyKeys)
        for (const [other, { endsAt }] of counted) if (endsAt <= at) counted.delete(other)
      const endsAt = found?.endsAt ?? endOf(at, seconds)
      const count = { acts: (found?.acts ?? 0) + 1, endsAt }
      counted.set(key, count)
      return count
    },
    of: async (within, key) => current(within, key)?.acts ?? 0,
    forget: async (_, key) => void counted.delete(key),
  }
}

/** Counts of all instances on a database; while it is away, each for itself. */
export function sharedCounts(serverKey: Uint8Array): ActCounts {
  const own = ownCounts()
  const written = (key: string) => createHmac('sha256', serverKey).update(`limit ${key}`).digest('base64url')
  const orOwn = <Answer>(shared: Promise<Answer>, instead: () => Promise<Answer>): Promise<Answer> =>
    shared.catch((error: unknown) => {
      if (isAway(error)) return instead()
      throw error
    })
  return {
    add: (within, key, seconds) =>
      orOwn(addShared(within, written(key), seconds), () => own.add(within, key, seconds)),
    of: (within, key) => orOwn(readShared(within, written(key)), () => own.of(within, key)),
    forget: (within, key) => orOwn(forgetShared(within, written(key)), () => own.forget(within, key)),
  }
}

async function addShared({ database, now }: Within, key: string, seconds: number): Promise<Counted> {
  const at = now()
  const isOver = sql`${usedLimits.endsAt} <= ${at.toISOString()}::timestamptz`
  const [count] = await database
    .insert(usedLimits)
    .values({ key, acts: 1, endsAt: endOf(at, seconds) })
    .onConflictDoUpdate({
      target: usedLimits.key,
      set: {
        acts: sql`CASE WHEN ${isOver} THEN 1 ELSE ${usedLimits.acts} + 1 END`,
        endsAt: sql`CASE WHEN ${isOver} THEN excluded.ends_at ELSE ${usedLimits.endsAt} END`,
      },
    })
    .returning()
  if (!count) throw new Error('An act was not counted')
  return count
}

async function readShared({ database, now }: Within, key: string): Promise<number> {
  const [count] = await database.select().from(usedLimits).where(eq(usedLimits.key, key))
  return count && count.endsAt > now() ? count.acts : 0
}

async function forgetShared({ database }: Within, key: string): Promise<void> {
  await database.delete(usedLimits).where(eq(usedLimits.key, key))
}

function endOf(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000)
}
