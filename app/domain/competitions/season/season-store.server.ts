import { and, asc, eq, gte, inArray, ne, type SQL } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { competitions, participations } from '#db/schema/index.ts'
import { isOwnPast } from '../answers/answer.ts'
import type { Competition } from '../competition.ts'
import { formatEntered } from '../formats/race-format.ts'
import { competitionOfRow, participationOfRow } from '../rows-store.server.ts'
import { isInCalendar } from '../viewer.ts'
import { seasonOf, type Season, type SeasonRace } from './season.ts'

type SeasonServices = { readonly database: Pick<Database, 'select'>; readonly clock: Clock }

/** The races of a member's season to which they go or went, in the order of time; hidden ones too: for themselves only. */
export async function readSeason({ database, clock }: SeasonServices, viewer: Viewer, season: Season) {
  const today = dayInParis(clock.now())
  const held = and(
    eq(participations.answer, 'going'),
    inArray(competitions.status, ['confirmed', 'cancelled']),
  )
  const answered = await readAnswered(database, viewer, held)
  const all = answered.filter(
    ({ competition, participation }) =>
      isOwnPast(competition, participation, today) || isInCalendar(competition, viewer),
  )
  const days = [today, season.startOn, ...all.map(({ competition }) => competition.startOn)]
  const known = new Map(days.map((day) => [seasonOf(day).name, seasonOf(day)]))
  return {
    races: all.filter(({ competition: { startOn } }) => startOn >= season.startOn && startOn <= season.endOn),
    seasons: [...known.values()].sort((a, b) => (a.startOn < b.startOn ? 1 : -1)),
  }
}

/** The next race somebody goes to, or may: one that runs today counts, a cancelled one does not. */
export async function readNextRace(
  { database, clock }: SeasonServices,
  viewer: Viewer,
): Promise<Competition | undefined> {
  const isAhead = and(
    ne(participations.answer, 'passing'),
    eq(competitions.status, 'confirmed'),
    gte(competitions.endOn, dayInParis(clock.now())),
  )
  const answered = await readAnswered(database, viewer, isAhead)
  return answered.find(({ competition }) => isInCalendar(competition, viewer))?.competition
}

async function readAnswered(
  database: SeasonServices['database'],
  { memberId }: Viewer,
  wanted: SQL | undefined,
): Promise<SeasonRace[]> {
  const rows = await database
    .select({ competition: competitions, participation: participations })
    .from(participations)
    .innerJoin(competitions, eq(competitions.id, participations.competitionId))
    .where(and(eq(participations.memberId, memberId), wanted))
    .orderBy(asc(competitions.startOn), asc(competitions.endOn), competitions.id)
  return rows.map(({ competition: row, participation: answer }) => {
    const [competition, participation] = [competitionOfRow(row), participationOfRow(answer)]
    return { competition, participation, format: formatEntered(competition.formats, participation.format) }
  })
}
