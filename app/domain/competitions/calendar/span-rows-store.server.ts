import { and, asc, gte, inArray, lte } from 'drizzle-orm'
import { addDays } from '#app/domain/shared/french-dates.ts'
import type { Database } from '#db/database.ts'
import { competitions, members, participations } from '#db/schema/index.ts'
import type { Participation } from '../answers/answer.ts'
import type { Clubmate } from '../answers/shown-participations.ts'
import type { Competition, DaySpan } from '../competition.ts'
import { clubmateOfRow, competitionOfRow, participationOfRow } from '../rows-store.server.ts'
import { groupNames } from './group-names.ts'
import { readCalendarVersion } from './version-store.server.ts'

/** All there is in a span at one version, whoever may see it. */
type SpanRows = {
  readonly version: number
  /** In the order of time. */
  readonly competitions: readonly Competition[]
  readonly participations: readonly Participation[]
  readonly clubmates: ReadonlyMap<string, Clubmate>
  /** What active members call their groups, by slug. */
  readonly groupNames: ReadonlyMap<string, string>
}

/** No competition is longer (a constraint of the table). */
const mostDaysBefore = 30

/** Reads a span in one state of the database. Not to be shown as it is: it knows who hides. */
export async function readSpanRows(database: Database, { startOn, endOn }: DaySpan): Promise<SpanRows> {
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
      return {
        version,
        competitions: found.map(competitionOfRow),
        participations: answers.map(participationOfRow),
        clubmates: new Map(people.map((row) => [row.userId, clubmateOfRow(row)])),
        groupNames: groupNames(people.flatMap(({ status, groups }) => (status === 'active' ? groups : []))),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** What is read of members to show them. */
export const clubmateColumns = {
  userId: members.userId,
  firstName: members.firstName,
  lastName: members.lastName,
  groups: members.groups,
  status: members.status,
}
