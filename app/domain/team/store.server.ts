import type { SiteContentReader } from '#content/collections.ts'
import { readInfo } from '#content/collections/info.ts'
import { dayInParis } from '../shared/french-dates.ts'
import { isPublishable, nextSession } from './rules.ts'

export type Team = Awaited<ReturnType<typeof readTeam>>
export type TeamMember = Team['members'][number]
export type TeamSession = Team['sessions'][number]

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

/** The session of a discipline in the week, if there is one. */
export async function readWeeklySession(
  content: SiteContentReader,
  discipline: TeamSession['discipline'],
): Promise<TeamSession | undefined> {
  const { sessions } = await readInfo(content, 'equipe')
  return sessions.find((session) => session.discipline === discipline)
}

/** The next session of the club after `now`. */
export async function readNextSession(content: SiteContentReader, now: Date) {
  const { sessions, closures } = await readInfo(content, 'equipe')
  return nextSession(sessions, closures, now)
}
