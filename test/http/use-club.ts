import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { connect, type Connection } from '#db/database.ts'
import { members, participations } from '#db/schema/index.ts'
import { makeAccount, sessionCookies } from '../accounts/site-accounts.ts'
import { useSite } from './use-site.ts'

export const calendar = '/espace-athlete/competition/calendrier'
export const season = '/espace-athlete/competition/saison'

export const today = dayInParis(new Date())
export const ahead = { startOn: addDays(today, 30), endOn: addDays(today, 30) }
export const past = { startOn: addDays(today, -30), endOn: addDays(today, -30) }

export const form = (fields: Record<string, string>) => new URLSearchParams(fields)

type Change = { lastName?: string; groups?: string[]; standing?: 'member' | 'admin' }

/** A running site with its database and people of its club who are signed in. */
export function useClub(settings: Record<string, string> = {}) {
  const { site, get, post } = useSite({ SAMPLE_CONTENT: 'off', ...settings })
  const held: { connection?: Connection } = {}
  beforeAll(() => {
    held.connection = connect(site().databaseUrl, { onError: () => undefined })
  })
  afterAll(() => held.connection?.close())
  const database = () => {
    if (!held.connection) throw new Error('The database is not open yet.')
    return held.connection.database
  }
  return {
    site,
    database,
    get,
    post,
    async person({ lastName = 'Essai', groups = [], standing = 'member' }: Change = {}) {
      const email = `${crypto.randomUUID()}@club.example`
      const memberId = await makeAccount(site().databaseUrl, { standing, email })
      await database().update(members).set({ lastName, groups }).where(eq(members.userId, memberId))
      const cookies = await sessionCookies(site().url, email)
      return {
        memberId,
        headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
      }
    },
    async rowOf(competitionId: string, memberId: string) {
      const isTheirs = and(
        eq(participations.competitionId, competitionId),
        eq(participations.memberId, memberId),
      )
      const [row] = await database().select().from(participations).where(isTheirs)
      return row
    },
    textOf: async (path: string, headers: Record<string, string>) => (await get(path, headers)).text(),
  }
}
