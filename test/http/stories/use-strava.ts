import { afterAll, beforeAll, beforeEach } from 'vitest'
import { connect, type Connection } from '#db/database.ts'
import { stravaAnswers, stravaAthletes, stravaConnections, usedLimits } from '#db/schema/index.ts'
import { startStravaStandIn } from '../../strava/stand-in.ts'
import { useSite } from '../use-site.ts'
import { openBrowser, type Page } from '../visitor-browser.ts'

export const list = '/nos-outils/strava-story-sharing/activities'
export const connecting = '/nos-outils/strava-story-sharing/strava/connexion'
export const longRun = `${list}/9000000001`

/** For a test file: a running site that reads a Strava of its own; nobody is connected when a test begins. */
export async function useStrava() {
  const strava = await startStravaStandIn()
  const { site, get } = useSite({ ...strava.environment, SAMPLE_CONTENT: 'off', TRUST_PROXY: 'on' })
  const held: { connection?: Connection } = {}
  const database = () => {
    if (!held.connection) throw new Error('The database is not open yet.')
    return held.connection.database
  }
  beforeAll(() => {
    held.connection = connect(site().databaseUrl, { onError: () => undefined })
  })
  afterAll(async () => {
    await held.connection?.close()
    await strava.close()
  })
  beforeEach(async () => {
    await database().delete(stravaAthletes)
    await database().delete(usedLimits)
    strava.asked.length = 0
    strava.settings.isFull = false
    strava.limits.limits.splice(0, 2, 10_000, 10_000)
  })
  return {
    strava,
    site,
    get,
    database,
    /** A browser that went to Strava and came back. */
    async connected(answer: Parameters<typeof strava.answerConsent>[1] = {}, way = connecting) {
      const browser = openBrowser(site())
      const left = await browser.get(way)
      const back = strava.answerConsent(left.location ?? '', answer)
      return { browser, page: await browser.follow(await browser.get(back)) }
    },
    /** Rows of athletes, browsers and answers. */
    counted: () =>
      Promise.all(
        [stravaAthletes, stravaConnections, stravaAnswers].map((table) => database().$count(table)),
      ),
    calls: (path: RegExp) => strava.asked.filter((call) => path.test(call)),
  }
}

/** The titles of a list of activities. */
export function titles({ text }: Page): (string | undefined)[] {
  return [...text.matchAll(/<h3><a [^>]*>([^<]*)/g)].map(([, title]) => title)
}
