import { and, eq, gte, lt } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { keptForms } from '#db/schema/index.ts'

type KeptForm = Pick<typeof keptForms.$inferSelect, 'userId' | 'path' | 'typed'>

const halfAnHour = 1_800_000

/** Keeps what somebody typed for half an hour, instead of what was kept of them before; tells the id that finds it. */
export async function saveKeptForm({ database, clock }: StoreServices, form: KeptForm): Promise<string> {
  const typed = Object.fromEntries(Object.entries(form.typed).map(([name, text]) => [name, keepable(text)]))
  const kept = { ...form, typed, id: randomUUID(), keptAt: clock.now() }
  await database.insert(keptForms).values(kept).onConflictDoUpdate({ target: keptForms.userId, set: kept })
  return kept.id
}

function keepable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** What somebody typed into the form of this path, by field. */
export async function findKeptForm(
  { database, clock }: StoreServices,
  { userId, id, path }: { userId: string; id: string; path: string },
): Promise<Record<string, string> | undefined> {
  const isTheirs = and(eq(keptForms.userId, userId), eq(keptForms.id, id), eq(keptForms.path, path))
  const isFresh = gte(keptForms.keptAt, new Date(clock.now().getTime() - halfAnHour))
  const [row] = await database
    .select({ typed: keptForms.typed })
    .from(keptForms)
    .where(and(isTheirs, isFresh))
  return row?.typed
}

/** Forgets what can no longer be found: how many. */
export async function purgeKeptForms({ database, clock }: StoreServices): Promise<number> {
  const end = new Date(clock.now().getTime() - halfAnHour)
  const { rowCount } = await database.delete(keptForms).where(lt(keptForms.keptAt, end))
  return rowCount ?? 0
}
