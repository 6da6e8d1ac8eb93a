import { asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { monthsBefore, yearsBefore } from '#app/domain/shared/retention.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { longestDurations } from '#content/collections/durations.ts'
import type { Database } from '#db/database.ts'
import { guestLetterCuts, members, sendingLines, sendings } from '#db/schema/index.ts'
import { guestCutYears, type SendingState } from './rules.ts'

type Reader = { database: Pick<Database, 'select' | '$count'> }

export type ReadSending = typeof sendings.$inferSelect & {
  readonly ofState: Readonly<Partial<Record<SendingState, number>>>
}

/** The latest sendings with how far each has come. */
export async function listSendings({ database }: Reader, limit = 20): Promise<ReadSending[]> {
  const rows = await database.select().from(sendings).orderBy(desc(sendings.createdAt)).limit(limit)
  return withStates({ database }, rows)
}

/** One sending, and a page of its lines: what needs a look first. */
export async function readSending(
  { database }: Reader,
  { id, page, perPage }: { id: string; page: number; perPage: number },
) {
  const rows = await database.select().from(sendings).where(eq(sendings.id, id))
  const [sending] = await withStates({ database }, rows)
  if (!sending) return undefined
  const isLine = eq(sendingLines.sendingId, id)
  const lines = await database
    .select()
    .from(sendingLines)
    .where(isLine)
    .orderBy(sql`${sendingLines.state} IN ('failed', 'left-out', 'known') DESC`, asc(sendingLines.rank))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { sending, lines, total: await database.$count(sendingLines, isLine) }
}

async function withStates(
  { database }: Reader,
  rows: (typeof sendings.$inferSelect)[],
): Promise<ReadSending[]> {
  const ids = rows.map(({ id }) => id)
  const counts = await database
    .select({ id: sendingLines.sendingId, state: sendingLines.state, number: count() })
    .from(sendingLines)
    .where(inArray(sendingLines.sendingId, ids))
    .groupBy(sendingLines.sendingId, sendingLines.state)
  return rows.map((row) => {
    const own = counts.filter(({ id }) => id === row.id).map(({ state, number }) => [state, number] as const)
    return { ...row, ofState: Object.fromEntries(own) }
  })
}

/** What the club knows of these addresses already, by address. */
export async function knownAddresses({ database }: Reader, emails: readonly string[]) {
  const rows = await database
    .select({ email: members.email, status: members.status })
    .from(members)
    .where(inArray(members.email, [...emails]))
  return new Map(rows.map(({ email, status }) => [email, status]))
}

/** Lines with an address, for its owner. */
export function sendingsOfPerson(database: Pick<Database, 'select'>, { email }: { email: string }) {
  return database
    .select({
      kind: sendings.kind,
      subject: sendings.subject,
      by: sendings.actorName,
      state: sendingLines.state,
      at: sendingLines.at,
    })
    .from(sendingLines)
    .innerJoin(sendings, eq(sendings.id, sendingLines.sendingId))
    .where(eq(sendingLines.email, email))
    .orderBy(desc(sendings.createdAt))
}

export async function eraseSendingsOfPerson(
  database: Pick<Database, 'delete'>,
  { email }: { email: string },
): Promise<void> {
  await database.delete(sendingLines).where(eq(sendingLines.email, email))
}

/** Removes sendings a year after, and what guests asked for after three, when no camp of theirs is known any more; says how many sendings. */
export async function purgeSendings(
  { database, clock }: StoreServices,
  months = longestDurations.sendings,
): Promise<number> {
  const cutEnd = yearsBefore(clock.now(), guestCutYears)
  await database.delete(guestLetterCuts).where(lt(guestLetterCuts.cutAt, cutEnd))
  const end = monthsBefore(clock.now(), months)
  const { rowCount } = await database.delete(sendings).where(lt(sendings.createdAt, end))
  return rowCount ?? 0
}
