import { and, asc, eq, gte, inArray, ne } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { competitions, participations } from '#db/schema/index.ts'
import { type Participation, isOwnPast } from '../answers/answer.ts'
import type { Competition } from '../competition.ts'
import { competitionOfRow, participationOfRow } from '../rows-store.server.ts'
import { isInCalendar } from '../viewer.ts'
import { seasonOf, seasonRaces, type Season, type SeasonRace } from './season.ts'

type SeasonServices = { readonly database: Pick<Database, 'select'>; readonly clock: Clock }

export type ReadSeason = {
  readonly races: readonly SeasonRace[]
  readonly seasons: readonly Season[]
}

/** The races of a member's season, hidden ones too: for themselves only. */
export async function readSeason(
  { database, clock }: SeasonServices,
  viewer: Viewer,
  season: Season,
): Promise<ReadSeason> {
  const today = dayInParis(clock.now())
  const rows = await database
    .select({ competition: competitions, participation: participations })
    .from(participations)
    .innerJoin(competitions, eq(competitions.id, participations.competitionId))
    .where(
      and(
        eq(participations.memberId, viewer.memberId),
        eq(participations.answer, 'going'),
        inArray(competitions.status, ['confirmed', 'cancelled']),
      ),
    )
    .orderBy(asc(competitions.startOn), competitions.id)
  const own = rows.map(({ participation }) => participationOfRow(participation))
  const all = rows
    .map(({ competition }) => competitionOfRow(competition))
    .filter((one, index) => isOwnPast(one, own[index], today) || isInCalendar(one, viewer))
  const days = [today, season.startOn, ...all.map(({ startOn }) => startOn)]
  const known = new Map(days.map((day) => [seasonOf(day).name, seasonOf(day)]))
  return {
    races: seasonRaces(all, own, season),
    seasons: [...known.values()].sort((a, b) => (a.startOn < b.startOn ? 1 : -1)),
  }
}

/** The next race somebody goes to, or may: one that runs today counts, a cancelled one does not. */
export async function readNextRace(
  { database, clock }: SeasonServices,
  viewer: Viewer,
): Promise<{ competition: Competition; own: Participation } | undefined> {
  const rows = await database
    .select({ competition: competitions, participation: participations })
    .from(participations)
    .innerJoin(competitions, eq(competitions.id, participations.competitionId))
    .where(
      and(
        eq(participations.memberId, viewer.memberId),
        ne(participations.answer, 'passing'),
        eq(competitions.status, 'confirmed'),
        gte(competitions.endOn, dayInParis(clock.now())),
      ),
    )
    .orderBy(asc(competitions.startOn), asc(competitions.endOn), competitions.id)
  return rows
    .map(({ competition, participation }) => ({
      competition: competitionOfRow(competition),
      own: participationOfRow(participation),
    }))
    .find(({ competition }) => isInCalendar(competition, viewer))
}
