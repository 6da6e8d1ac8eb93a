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

type Saving = Canned & {
  id: string
  isNew: boolean
  /** When the text its author had read was written; another since stays as it is. */
  seen?: Date | undefined
  actor: Actor
}

/** Makes a canned answer, or changes the one with this id. `false` when it is gone. */
export function saveCannedAnswer(
  { database, clock }: StoreServices,
  { id, actor, seen, ...canned }: Saving,
): Promise<boolean | 'changed-since'> {
  const at = clock.now()
  const set = { title: canned.title, text: canned.text, updatedAt: at }
  return database.transaction(async (transaction) => {
    const isIt = eq(cannedAnswers.id, id)
    const [known] = await transaction.select().from(cannedAnswers).where(isIt).for('update')
    if (!known && !canned.isNew) return false
    if (known?.title === set.title && known.text === set.text) return true
    if (known && seen && seen.getTime() !== known.updatedAt.getTime()) return 'changed-since'
    await transaction
      .insert(cannedAnswers)
      .values({ id, ...set })
      .onConflictDoUpdate({ target: cannedAnswers.id, set })
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
