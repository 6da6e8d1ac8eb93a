import { and, eq, like, or } from 'drizzle-orm'
import { z } from 'zod'
import { stravaAnswers } from '#db/schema/index.ts'
import { dropAthlete } from './connections-store.server.ts'
import type { StravaServices } from './services.server.ts'

const event = z.object({
  object_type: z.enum(['activity', 'athlete']),
  object_id: z.number().int(),
  owner_id: z.number().int(),
  aspect_type: z.string().catch(''),
  updates: z.record(z.string(), z.unknown()).catch({}),
})

/**
 * Takes what Strava says happened: an athlete who ended our access is gone with everything; what was kept of an activity
 * that came, changed or went is dropped. Strava signs nothing, so nothing is believed beyond that. False when it is no event.
 */
export async function takeStravaEvent(
  services: Pick<StravaServices, 'database'>,
  said: unknown,
): Promise<boolean> {
  const read = event.safeParse(said)
  if (!read.success) return false
  const { object_type, object_id, owner_id: athleteId, updates } = read.data
  if (object_type === 'athlete') {
    if (String(updates.authorized) === 'false') await dropAthlete(services, athleteId)
    return true
  }
  const isTouched = or(
    eq(stravaAnswers.question, `activity/${object_id}`),
    like(stravaAnswers.question, 'page/%'),
  )
  await services.database.delete(stravaAnswers).where(and(eq(stravaAnswers.athleteId, athleteId), isTouched))
  return true
}
