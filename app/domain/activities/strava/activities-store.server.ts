import { z } from 'zod'
import type { StravaAnswer, StravaDetail, StravaStreams, StravaSummary } from '#app/outside/strava/strava.ts'
import type { Activity, Sport } from '../activity.ts'
import { activityOf, noStreams, sportOf } from './activity-of.server.ts'
import { readStrava, type Read } from './ask-store.server.ts'
import type { Connection } from './connections-store.server.ts'
import type { StravaServices } from './services.server.ts'

const perPage = 30
const fiveMinutes = 300_000
const oneDay = 86_400_000

/** An activity as lists show it. `startedOn`: its day where it took place (`YYYY-MM-DD`). */
export type ListedActivity = {
  id: string
  title: string
  sport: Sport
  startedOn: string | undefined
  metres: number
  movingSeconds: number
  device: string | undefined
}

type ListedPage = {
  activities: ListedActivity[]
  hasMore: boolean
}

/** A page of an athlete's activities, the newest first. @param page from 1 */
export async function listStravaActivities(
  services: StravaServices,
  { athleteId }: Connection,
  page: number,
): Promise<Read<ListedPage>> {
  const read = await readStrava(services, {
    athleteId,
    question: `page/${page}`,
    freshMilliseconds: fiveMinutes,
    ask: (token) => services.strava.listActivities(token, { page, perPage }),
  })
  if (!read.ok) return read
  return {
    ...read,
    value: { activities: read.value.map(listedOf), hasMore: read.value.length === perPage },
  }
}

/** An activity of an athlete with its track. @param id as in its address; Strava's are numbers */
export async function readStravaActivity(
  services: StravaServices,
  { athleteId }: Connection,
  id: string,
): Promise<Read<Activity>> {
  if (!stravaId.safeParse(id).success) return { ok: false, why: 'missing' }
  const read = await readStrava(services, {
    athleteId,
    question: `activity/${id}`,
    freshMilliseconds: oneDay,
    ask: (token) => askWhole(services, { token, athleteId, id }),
  })
  return read.ok ? { ...read, value: activityOf(read.value.detail, read.value.streams) } : read
}

export const stravaId = z.string().regex(/^[1-9]\d{0,15}$/)

/** Its facts, then its columns: one typed by hand has none. */
async function askWhole(
  { strava }: StravaServices,
  { token, athleteId, id }: { token: string; athleteId: number; id: string },
): Promise<StravaAnswer<WholeActivity>> {
  const detail = await strava.readActivity(token, id)
  if (!detail.ok) return detail
  const owner = detail.value.athlete?.id ?? athleteId
  if (owner !== athleteId) return { ok: false, why: 'missing', spentUntil: detail.spentUntil }
  const streams = await strava.readStreams(token, id)
  const spentUntil = streams.spentUntil ?? detail.spentUntil
  if (!streams.ok && streams.why !== 'missing') return { ...streams, spentUntil }
  const value = { detail: detail.value, streams: streams.ok ? streams.value : noStreams }
  return { ok: true, value, spentUntil }
}

type WholeActivity = { detail: StravaDetail; streams: StravaStreams }

function listedOf(said: StravaSummary): ListedActivity {
  return {
    id: String(said.id),
    title: said.name,
    sport: sportOf(said),
    startedOn: /^\d{4}-\d{2}-\d{2}/.exec(said.start_date_local ?? '')?.[0],
    metres: said.distance ?? 0,
    movingSeconds: said.moving_time ?? 0,
    device: said.device_name,
  }
}
