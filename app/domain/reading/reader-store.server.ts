import { and, eq, sql } from 'drizzle-orm'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import { articleFeedback, articleReads, memberVisits } from '#db/schema/index.ts'
import { wordedOnce } from '#db/worded-once.ts'
import { visitAt, type ReadMark } from './rules.ts'

export type Reader = {
  readonly marks: ReadonlyMap<string, ReadMark>
  /** What they said of the article at `path`; undefined when nothing. */
  readonly isHelpful: boolean | undefined
  /** What came after this is new to them; undefined during their first visit. */
  readonly newSince: Date | undefined
}

type Row = {
  previousAt: Date | null
  lastSeenAt: Date | null
  isHelpful: boolean | null
  marks: { path: string; lastOpenedAt: string; readAt: string | null; heading: string | null }[] | null
}

/** All that an article's page needs of its reader, in one query; the visit is noted every ten minutes at most. */
export async function readReader(
  { database, clock }: StoreServices,
  { memberId, path }: { memberId: string; path: string },
): Promise<Reader> {
  const [row] = await questionOf(database).execute({ memberId, path })
  return {
    marks: new Map((row?.marks ?? []).map((mark) => [mark.path, markOf(mark)])),
    isHelpful: row?.isHelpful ?? undefined,
    newSince: await noteVisit({ database, clock }, memberId, row),
  }
}

const questionOf = wordedOnce((database: Database) => {
  const [memberId, path] = [sql.placeholder('memberId'), sql.placeholder('path')]
  const marks = database
    .select({
      marks:
        sql`json_agg(json_build_object('path', ${articleReads.path}, 'lastOpenedAt', ${articleReads.lastOpenedAt},
        'readAt', ${articleReads.readAt}, 'heading', ${articleReads.heading}))`.as('marks'),
    })
    .from(articleReads)
    .where(eq(articleReads.memberId, memberId))
    .as('marks')
  return database
    .select({
      previousAt: memberVisits.previousAt,
      lastSeenAt: memberVisits.lastSeenAt,
      isHelpful: articleFeedback.isHelpful,
      marks: sql<Row['marks']>`${marks.marks}`,
    })
    .from(marks)
    .leftJoin(memberVisits, eq(memberVisits.memberId, memberId))
    .leftJoin(articleFeedback, and(eq(articleFeedback.memberId, memberId), eq(articleFeedback.path, path)))
    .prepare('')
})

function markOf({ path, lastOpenedAt, readAt, heading }: NonNullable<Row['marks']>[number]): ReadMark {
  return {
    path,
    lastOpenedAt: new Date(lastOpenedAt),
    readAt: readAt === null ? undefined : new Date(readAt),
    heading: heading ?? undefined,
  }
}

async function noteVisit(
  { database, clock }: StoreServices,
  memberId: string,
  row: Pick<Row, 'previousAt' | 'lastSeenAt'> | undefined,
): Promise<Date | undefined> {
  const known = row?.lastSeenAt
    ? { previousAt: row.previousAt ?? undefined, lastSeenAt: row.lastSeenAt }
    : undefined
  const { previousAt, lastSeenAt, isNoted } = visitAt(known, clock.now())
  if (isNoted) return previousAt
  const set = { previousAt: previousAt ?? null, lastSeenAt }
  await database
    .insert(memberVisits)
    .values({ memberId, ...set })
    .onConflictDoUpdate({ target: memberVisits.memberId, set })
  return previousAt
}
