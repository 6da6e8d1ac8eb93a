import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { StravaSummary } from '#app/outside/strava/strava.ts'
import type { Activity } from '../activity.ts'
import type { Period } from '../figures/recap.ts'
import { activityOf, noStreams } from './activity-of.server.ts'
import { readStrava, type Read } from './ask-store.server.ts'
import type { Connection } from './connections-store.server.ts'
import type { StravaServices } from './services.server.ts'

// The most Strava gives at once: a year is one to three questions.
const perPage = 200
const mostPages = 10
const oneHour = 3_600_000
const oneDay = 86_400_000

/** What an athlete did in a period, by the figures of Strava's list, without tracks. */
export async function readStravaPeriod(
  services: StravaServices,
  { athleteId }: Connection,
  { from, until }: Period,
): Promise<Read<Activity[]>> {
  // A day more at both ends: Strava counts universal time.
  const after = new Date(Date.parse(from) - oneDay)
  const before = new Date(Date.parse(until) + 2 * oneDay)
  const all: StravaSummary[] = []
  for (let page = 1; ; page += 1) {
    const read = await readStrava(services, {
      athleteId,
      question: `page/${from}/${until}/${page}`,
      freshMilliseconds: oneHour,
      ask: (token) => services.strava.listActivities(token, { page, perPage, after, before }),
    })
    if (!read.ok) return read
    all.push(...read.value)
    if (read.value.length === perPage && page < mostPages) continue
    const activities = all.map((said) =>
      activityOf({ ...said, laps: undefined, athlete: undefined }, noStreams),
    )
    return { ...read, value: activities.filter((activity) => isWithin(activity, { from, until })) }
  }
}

function isWithin({ startedAt }: Activity, { from, until }: Period): boolean {
  const day = startedAt && dayInParis(startedAt)
  return day !== undefined && from <= day && day <= until
}
