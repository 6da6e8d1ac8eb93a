import { and, asc, gte, inArray, lte } from 'drizzle-orm'
import { listPublishedCamps } from '#app/domain/camps/store.server.ts'
import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { competitions, members, participations } from '#db/schema/index.ts'
import { LeastRecent } from '@allure/content-engine/least-recent'
import type { DaySpan } from '../competition.ts'
import { clubmateOfRow, competitionOfRow, participationOfRow } from '../rows-store.server.ts'
import { entryOfCamp, type CalendarEntry } from './calendar-entry.ts'
import { calendarFor, type CalendarOfMember, type SpanRows } from './club-calendar.ts'
import { groupNames, withGroupsOfRaces } from './group-names.ts'
import { readCalendarVersion } from './version-store.server.ts'

const mostDaysBefore = 30

/** Rows of the spans cached for each database, some 150 bytes each. */
const mostRows = 100_000

const cachedSpans = new WeakMap<Database, LeastRecent<SpanRows>>()

/** The published camps, as the calendar shows them: the same for everybody. */
export async function campEntries(services: {
  readonly content: SiteContentReader
  readonly database: Pick<Database, 'execute'>
}): Promise<readonly CalendarEntry[]> {
  return (await listPublishedCamps(services)).map(entryOfCamp)
}

/** The competitions of a span in somebody's calendar, who goes, and their own answers. Days included, `YYYY-MM-DD`. */
export async function readCalendar(
  { database }: { readonly database: Database },
  viewer: Viewer,
  span: DaySpan,
): Promise<CalendarOfMember> {
  const cached = cachedSpans.get(database) ?? new LeastRecent<SpanRows>(mostRows)
  cachedSpans.set(database, cached)
  const key = `${span.startOn} ${span.endOn}`
  const version = await readCalendarVersion(database)
  const known = cached.get(key)
  const rows = known && known.version >= version ? known : await readSpanRows(database, span)
  if (rows !== known) cached.set(key, rows, rows.weight)
  return calendarFor(rows, viewer)
}

async function readSpanRows(database: Database, { startOn, endOn }: DaySpan): Promise<SpanRows> {
  const isInSpan = and(
    gte(competitions.startOn, addDays(startOn, -mostDaysBefore)),
    lte(competitions.startOn, endOn),
    gte(competitions.endOn, startOn),
    inArray(competitions.status, ['confirmed', 'cancelled']),
  )
  return database.transaction(
    async (transaction) => {
      const version = await readCalendarVersion(transaction)
      const found = await transaction
        .select()
        .from(competitions)
        .where(isInSpan)
        .orderBy(asc(competitions.startOn), asc(competitions.endOn), asc(competitions.title), competitions.id)
      const ids = transaction.select({ id: competitions.id }).from(competitions).where(isInSpan)
      const answers = await transaction
        .select()
        .from(participations)
        .where(inArray(participations.competitionId, ids))
      const people = await transaction.select(clubmateColumns).from(members)
      const written = people.flatMap(({ status, groups }) => (status === 'active' ? groups : []))
      return {
        version,
        weight: found.length + answers.length + people.length,
        competitions: found.map(competitionOfRow),
        participations: Map.groupBy(answers.map(participationOfRow), ({ competitionId }) => competitionId),
        clubmates: new Map(people.map((row) => [row.userId, clubmateOfRow(row)])),
        groupNames: withGroupsOfRaces(
          groupNames(written),
          found.flatMap(({ groupSlug }) => groupSlug ?? []),
        ),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

export const clubmateColumns = {
  userId: members.userId,
  firstName: members.firstName,
  lastName: members.lastName,
  groups: members.groups,
  status: members.status,
}
