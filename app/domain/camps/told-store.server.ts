import { eq, inArray, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { toldCamps } from '#db/schema/index.ts'
import type { CampSummary } from './camp.ts'

type ToldCamp = Omit<CampSummary, 'taken'>

type Numbered = { readonly sequence: number; readonly changedAt: Date }

/** Camps with how many times what calendars say of them changed, and when: the same on every instance, and never less. */
export async function numberCamps<Camp extends ToldCamp>(
  { database, clock }: StoreServices,
  camps: readonly Camp[],
): Promise<(Camp & Numbered)[]> {
  if (camps.length === 0) return []
  const changedAt = clock.now()
  const said = camps.map((camp) => ({
    slug: camp.slug,
    fingerprint: fingerprintOf(camp),
    sequence: daysSince2020(camp),
    changedAt,
  }))
  await database
    .insert(toldCamps)
    .values(said)
    .onConflictDoUpdate({
      target: toldCamps.slug,
      set: {
        fingerprint: sql`excluded.fingerprint`,
        sequence: sql`greatest(${toldCamps.sequence} + 1, excluded.sequence)`,
        changedAt: sql`greatest(${toldCamps.changedAt}, excluded.changed_at)`,
      },
      setWhere: sql`${toldCamps.fingerprint} <> excluded.fingerprint`,
    })
  const slugs = camps.map(({ slug }) => slug)
  const rows = await database.select().from(toldCamps).where(inArray(toldCamps.slug, slugs))
  const told = new Map(rows.map((row) => [row.slug, row]))
  return camps.map((camp) => ({ ...camp, ...numberOf(told.get(camp.slug)) }))
}

/** What calendars were last told of a camp, whatever its page; undefined of one they were never told of. */
export async function findTold(
  { database }: Pick<StoreServices, 'database'>,
  slug: string,
): Promise<Numbered | undefined> {
  const [row] = await database.select().from(toldCamps).where(eq(toldCamps.slug, slug))
  return row && numberOf(row)
}

function numberOf(row: typeof toldCamps.$inferSelect | undefined): Numbered {
  if (!row) throw new Error('The camp was not written.')
  const { sequence, changedAt } = row
  return { sequence, changedAt }
}

function fingerprintOf({ title, startOn, endOn, location, isCancelled }: ToldCamp): string {
  const said = JSON.stringify([title, startOn, endOn, location, isCancelled])
  return createHash('sha256').update(said).digest('base64url')
}

/** Where the count begins: calendars were told the day of the last change before there was one. */
function daysSince2020({ changedOn }: ToldCamp): number {
  if (changedOn === undefined) return 0
  return Math.max(0, Math.floor((Date.parse(changedOn) - Date.UTC(2020, 0, 1)) / 86_400_000))
}
