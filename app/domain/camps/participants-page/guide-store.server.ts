import { eq } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import { campGuides } from '#db/schema/index.ts'
import { type Guide, guideFields, noGuide } from './guide.ts'

/** What the coach says to the participants of a camp; every word empty where nothing was said. */
export async function readGuide(database: Pick<Database, 'select'>, camp: string): Promise<Guide> {
  const [guide] = await database.select().from(campGuides).where(eq(campGuides.camp, camp))
  if (!guide) return noGuide
  const { camp: _camp, updatedAt: _at, ...said } = guide
  return said
}

type Actor = { readonly id: string; readonly name: string }

/** Saves it; says whether anything changed. */
export async function saveGuide(
  { database, clock }: StoreServices,
  { camp, title, guide }: { readonly camp: string; readonly title: string; readonly guide: Guide },
  actor: Actor,
): Promise<boolean> {
  const before = await readGuide(database, camp)
  if (guideFields.every((name) => before[name] === guide[name])) return false
  const updatedAt = clock.now()
  await database.transaction(async (transaction) => {
    const set = { ...guide, updatedAt }
    await transaction
      .insert(campGuides)
      .values({ camp, ...set })
      .onConflictDoUpdate({ target: campGuides.camp, set })
    const subject = { id: camp, name: title }
    await writeAuditLog(transaction, { at: updatedAt, actor, action: 'camp.guide-saved', subject })
  })
  return true
}
