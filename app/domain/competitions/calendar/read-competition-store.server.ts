import { eq } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { competitions, members, participations } from '#db/schema/index.ts'
import { type Participation, isOwnPast } from '../answers/answer.ts'
import { shownParticipations, whoGoes, whoGoesTo } from '../answers/shown-participations.ts'
import type { Competition } from '../competition.ts'
import { formatEntered } from '../formats/race-format.ts'
import { isCompetitionId, clubmateOfRow, competitionOfRow, participationOfRow } from '../rows-store.server.ts'
import { isInCalendar, mayRead } from '../viewer.ts'
import { groupNames } from './group-names.ts'
import { clubmateColumns } from './read-calendar-store.server.ts'

export type FoundCompetition = NonNullable<Awaited<ReturnType<typeof readCompetition>>>

/** A competition as somebody may see it; undefined when there is none, or none for them. */
export async function readCompetition(
  { database, clock }: { readonly database: Pick<Database, 'select'>; readonly clock: Clock },
  viewer: Viewer,
  id: string,
) {
  if (!isCompetitionId(id)) return undefined
  const rows = await database
    .select({ competition: competitions, participation: participations, member: clubmateColumns })
    .from(competitions)
    .leftJoin(participations, eq(participations.competitionId, competitions.id))
    .leftJoin(members, eq(members.userId, participations.memberId))
    .where(eq(competitions.id, id))
  const [first] = rows
  const competition = first && competitionOfRow(first.competition)
  if (!competition) return undefined
  const answers = rows.flatMap(({ participation }) =>
    participation ? [inFormat(participationOfRow(participation), competition)] : [],
  )
  const own = answers.find(({ memberId }) => memberId === viewer.memberId)
  const isTheirs = mayRead(competition, viewer) || isOwnPast(competition, own, dayInParis(clock.now()))
  if (!isTheirs) return undefined
  const shown = shownParticipations({
    participations: answers,
    clubmates: new Map(
      rows.flatMap(({ member }) => (member ? [[member.userId, clubmateOfRow(member)]] : [])),
    ),
    visible: new Set(isInCalendar(competition, viewer) ? [competition.id] : []),
  })
  const ownRow = rows.find(({ participation }) => participation?.memberId === viewer.memberId)
  return {
    competition,
    /** What the club calls the group it is for; undefined: it is for everybody. */
    groupName: competition.group && (await readGroupName(database, competition.group)),
    shown,
    whoGoes: whoGoesTo(competition.id, whoGoes(shown)),
    own,
    answeredAt: ownRow?.participation?.updatedAt,
  }
}

async function readGroupName(database: Pick<Database, 'select'>, group: string): Promise<string> {
  const people = await database
    .select({ groups: members.groups })
    .from(members)
    .where(eq(members.status, 'active'))
  return groupNames(people.flatMap(({ groups }) => groups)).get(group) ?? group
}

/** An old answer to a race with one format does not say which. */
function inFormat(participation: Participation, { formats }: Competition): Participation {
  if (participation.answer === 'passing' || participation.format !== undefined) return participation
  return { ...participation, format: formatEntered(formats, undefined)?.key }
}
