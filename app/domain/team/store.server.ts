import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { readInfo, type InfoOf } from '#content/collections/info.ts'
import { isPublishable, ledSessions, nextSession } from './rules.ts'

export type Team = Awaited<ReturnType<typeof readTeam>>
export type TeamMember = Team['members'][number]
export type TeamSession = InfoOf<'equipe'>['sessions'][number]

/** The team page: coaches whose card is in force at `now`, each with the sessions they lead. */
export async function readTeam(content: SiteContentReader, now: Date) {
  const { members, ...page } = await readInfo(content, 'equipe')
  const shown = members.filter((member) => isPublishable(member, dayInParis(now)))
  return {
    ...page,
    members: shown.map((member) => ({
      ...member,
      leads: page.sessions.filter(({ coach }) => coach === member.id),
    })),
  }
}

/** The schedule: the sessions of each week whose coach may be shown at `now`. */
export async function readSchedule(content: SiteContentReader, now: Date): Promise<TeamSession[]> {
  const { sessions, members } = await readInfo(content, 'equipe')
  return ledSessions(sessions, members, dayInParis(now))
}

export async function readWeeklySession(
  content: SiteContentReader,
  discipline: TeamSession['discipline'],
  now: Date,
): Promise<TeamSession | undefined> {
  const schedule = await readSchedule(content, now)
  return schedule.find((session) => session.discipline === discipline)
}

/** The next session of the club after `now`. */
export async function readNextSession(content: SiteContentReader, now: Date) {
  const { sessions, members, closures } = await readInfo(content, 'equipe')
  return nextSession(ledSessions(sessions, members, dayInParis(now)), closures, now)
}
