import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { giveAnswer } from '#app/domain/competitions/store.server.ts'
import { viewerOf, type Viewer } from '#app/domain/shared/viewer.ts'
import { systemClock } from '#app/outside/clock.ts'
import { competitions, members } from '#db/schema/index.ts'
import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import { startBuiltSite } from '../../built-site.ts'
import { going } from '../../competitions/athletes.ts'
import { useDatabase } from '../../database.ts'
import type { TestSite } from '../../site-process.ts'

export const calendar = '/espace-athlete/competition/calendrier'

type Asker = { viewer: Viewer; cookie: string }

/** A site without samples, and a member of the group « Course à pied » who reads its calendar; each test begins without races. */
export function useCalendar() {
  const held = useDatabase()
  const holder: { site?: TestSite; asker?: Asker } = {}
  const site = () => {
    if (!holder.site) throw new Error('The site has not started yet.')
    return holder.site
  }
  const asker = () => {
    if (!holder.asker) throw new Error('Nobody has signed in yet.')
    return holder.asker
  }
  const database = () => held.connection.database
  const services = () => ({ database: database(), clock: systemClock })

  async function newAsker(groups: string[]): Promise<Asker> {
    const email = `calendrier-${crypto.randomUUID()}@club.example`
    const userId = await makeAccount(held.url, { standing: 'member', email })
    await database().update(members).set({ groups }).where(eq(members.userId, userId))
    const cookies = await sessionCookies(site().url, email)
    return {
      viewer: viewerOf({ userId, role: 'athlete', groups }),
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    }
  }

  beforeAll(async () => {
    holder.site = await startBuiltSite({
      DATABASE_URL: held.url,
      LOG_LEVEL: 'silent',
      SAMPLE_CONTENT: 'off',
    })
    holder.asker = await newAsker(['Course à pied'])
  })
  afterAll(() => holder.site?.stop())
  beforeEach(() => database().delete(competitions))

  return {
    database,
    services,
    asker,
    newAsker,
    /** What somebody is answered; it is kept by nobody. */
    async show(
      query: string,
      { cookie = '', path = calendar, as = asker(), agent = 'Firefox' } = {},
    ): Promise<string> {
      const headers = { cookie: [as.cookie, cookie].filter(Boolean).join('; '), 'user-agent': agent }
      const answer = await fetch(`${site().url}${path}${query}`, { headers })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      return answer.text()
    },
    ask: (path: string) =>
      fetch(site().url + path, { headers: { cookie: asker().cookie }, redirect: 'manual' }),
    /** Presses a button of the list, without a script. */
    press: (query: string, fields: Record<string, string>) =>
      fetch(`${site().url}${calendar}${query}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { cookie: asker().cookie, origin: site().url },
        redirect: 'manual',
      }),
    /** « J’y vais », or what is changed of it. */
    say: (who: Viewer, competitionId: string, change: object = {}) =>
      giveAnswer(services(), who, { competitionId, given: { ...going, ...change } }),
  }
}

/** The HTML of one row of the list. */
export function rowOf(page: string, id: string): string {
  const [, row = ''] = page.split(`id="competition-${id}"`)
  return row.slice(0, row.indexOf('</li>'))
}
