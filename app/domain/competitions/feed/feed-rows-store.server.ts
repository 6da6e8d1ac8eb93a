import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { calendarVersion, competitions, participations } from '#db/schema/index.ts'
import type { Participation } from '../answers/answer.ts'
import type { Competition } from '../competition.ts'
import { competitionOfRow, participationOfRow } from '../rows-store.server.ts'

const inCalendars = inArray(competitions.status, ['confirmed', 'cancelled'])
const order = [competitions.startOn, competitions.endOn, competitions.id]

type CompetitionRows = { readonly version: number; readonly competitions: readonly Competition[] }

/** All competitions that stand in anybody's calendar, with the version of the calendar, in one look at the database. */
export async function readFeedRows(database: Database): Promise<CompetitionRows> {
  const rows = await database
    .select({ version: calendarVersion.version, competition: competitions })
    .from(calendarVersion)
    .leftJoin(competitions, inCalendars)
    .orderBy(...order)
  return {
    version: versionOf(rows),
    competitions: rows.flatMap(({ competition }) => (competition ? [competitionOfRow(competition)] : [])),
  }
}

export type OwnRace = {
  readonly competition: Competition
  readonly participation: Participation
  readonly answeredAt: Date
}

/** Competitions somebody goes to, or may, hidden ones too: for themselves only. Not yet cut to what they may see. */
export async function readOwnRaces(
  database: Database,
  memberId: string,
): Promise<{ readonly version: number; readonly races: readonly OwnRace[] }> {
  const isOwn = and(eq(participations.memberId, memberId), inArray(participations.answer, ['going', 'maybe']))
  const rows = await database
    .select({ version: calendarVersion.version, participation: participations, competition: competitions })
    .from(calendarVersion)
    .leftJoin(participations, isOwn)
    .leftJoin(competitions, and(eq(competitions.id, participations.competitionId), inCalendars))
    .orderBy(...order)
  const races = rows.flatMap(({ participation, competition }) =>
    participation && competition
      ? [
          {
            competition: competitionOfRow(competition),
            participation: participationOfRow(participation),
            answeredAt: participation.updatedAt,
          },
        ]
      : [],
  )
  return { version: versionOf(rows), races }
}

function versionOf([row]: readonly { readonly version: number }[]): number {
  if (!row) throw new Error('The calendar has no version.')
  return row.version
}
