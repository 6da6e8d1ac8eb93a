import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import { cannedAnswers } from '#db/schema/index.ts'

type Actor = { readonly id: string; readonly name: string }
type Canned = { readonly title: string; readonly text: string }

export type CannedAnswer = typeof cannedAnswers.$inferSelect

export function listCannedAnswers(database: Pick<Database, 'select'>): Promise<CannedAnswer[]> {
  return database.select().from(cannedAnswers).orderBy(asc(cannedAnswers.title), asc(cannedAnswers.id))
}

export async function findCannedAnswer(database: Database, id: string): Promise<CannedAnswer | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined
  const [found] = await database.select().from(cannedAnswers).where(eq(cannedAnswers.id, id))
  return found
}

/** Makes a canned answer, or changes the one with this id, once. `false` when it is gone. */
export function saveCannedAnswer(
  { database, clock }: StoreServices,
  { id, actor, ...canned }: Canned & { id: string; isNew: boolean; actor: Actor },
): Promise<boolean> {
  const at = clock.now()
  const set = { title: canned.title, text: canned.text, updatedAt: at }
  return database.transaction(async (transaction) => {
    const written = canned.isNew
      ? await transaction
          .insert(cannedAnswers)
          .values({ id, ...set })
          .onConflictDoNothing()
          .returning()
      : await transaction.update(cannedAnswers).set(set).where(eq(cannedAnswers.id, id)).returning()
    if (written.length === 0) return canned.isNew
    const subject = { id, name: canned.title }
    await writeAuditLog(transaction, { at, actor, action: 'canned-answer.saved', subject })
    return true
  })
}

/** `false` when it was gone already. */
export function removeCannedAnswer(
  { database, clock }: StoreServices,
  { id, actor }: { id: string; actor: Actor },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [gone] = await transaction.delete(cannedAnswers).where(eq(cannedAnswers.id, id)).returning()
    if (!gone) return false
    const subject = { id, name: gone.title }
    await writeAuditLog(transaction, { at: clock.now(), actor, action: 'canned-answer.removed', subject })
    return true
  })
}
