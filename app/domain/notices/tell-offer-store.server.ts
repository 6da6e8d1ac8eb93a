import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { tellOfferJob } from '#app/domain/places/store.server.ts'
import { timeInParis } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import type { Clock } from '#app/outside/clock.ts'
import { campWaits, officeNotices } from '#db/schema/index.ts'
import { type Notice, pushTo, type PushServices } from './push-store.server.ts'
import { isQuiet, noNotices, quietEnd } from './rules.ts'

const offerToTell = z.object({ id: z.uuid(), until: z.coerce.date() })

const hourOf = (instant: Date) => Number(timeInParis(instant).slice(0, 2))

/**
 * Tells the browsers of a member, besides the mail, that a place is offered to them: while the offer lasts, and not in
 * their quiet hours. The offer’s own clock goes on meanwhile. @throws when no push service answers: the job tries again
 */
export async function tellOffer(
  services: PushServices & { readonly clock: Clock },
  payload: unknown,
): Promise<void> {
  const { id, until } = offerToTell.parse(payload)
  const { database, clock } = services
  const now = clock.now()
  const isStillOffered = and(
    eq(campWaits.id, id),
    eq(campWaits.state, 'offered'),
    eq(campWaits.offeredUntil, until),
    gt(campWaits.offeredUntil, now),
  )
  const [wait] = await database.select().from(campWaits).where(isStillOffered)
  if (!wait?.userId) return
  const { userId } = wait
  const [chosen = noNotices] = await database
    .select()
    .from(officeNotices)
    .where(eq(officeNotices.userId, userId))
  if (isQuiet(chosen, hourOf(now))) {
    const later = quietEnd(chosen, now, hourOf)
    if (later < until) await database.execute(tellOfferJob({ id, until }, later))
    return
  }
  const told = await pushTo(services, { userId, purpose: 'offers' }, noticeOf(wait, until))
  if (told === 'failed') throw new Error('No push service took the notice of an offer.')
}

/** Nobody is named: a notification is read over somebody’s shoulder. */
function noticeOf({ places, title, secret }: typeof campWaits.$inferSelect, until: Date): Notice {
  const words = places > 1 ? `${places} places sont pour vous` : 'Une place est pour vous'
  const body = `Stage ${title}, à prendre avant le ${formatInstant(until)}.`
  return { title: words, body, path: `/liste-d-attente/${secret}` }
}
