import { and, eq } from 'drizzle-orm'
import type { Rights } from '#app/domain/members/store.server.ts'
import { readToDo, type ToDoServices } from '#app/domain/to-do/store.server.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { PushSubscription } from '#app/outside/push/push-sender.server.ts'
import { isPushService } from '#app/outside/push/push-services.ts'
import type { Database } from '#db/database.ts'
import { officeNotices, pushSubscriptions } from '#db/schema/index.ts'
import { keysOf, mostTold } from './keys.ts'
import { type BrowsersOf, isBrowserOf } from './push-store.server.ts'
import { noNotices, type Notices, type QuietHours } from './rules.ts'

export { pushPublicKey } from '#app/outside/push/push-sender.server.ts'
export { tellOffer } from './tell-offer-store.server.ts'
export { tellOffice } from './tell-store.server.ts'

type Services = { readonly database: Database; readonly clock: Clock }

/** What somebody chose to be told of. */
export async function readNotices(database: Database, userId: string): Promise<Notices> {
  const [chosen] = await database.select().from(officeNotices).where(eq(officeNotices.userId, userId))
  return chosen ?? noNotices
}

/** Keeps what somebody chose; what waits already is not told. */
export async function chooseNotices(
  services: ToDoServices,
  person: { readonly userId: string; readonly rights: Rights },
  chosen: Notices,
): Promise<void> {
  const told = keysOf(await readToDo(services, person.rights, mostTold))
  const values = { ...chosen, rooms: [...chosen.rooms], told }
  await services.database
    .insert(officeNotices)
    .values({ userId: person.userId, ...values })
    .onConflictDoUpdate({ target: officeNotices.userId, set: values })
}

const mostBrowsers = 10

/** Notes a browser that its owner wants to be told on; `false` for an address that is no push service’s, or one too many. */
export async function subscribeBrowser(
  { database, clock, isProduction }: Services & { readonly isProduction: boolean },
  { userId, purpose }: BrowsersOf,
  subscription: PushSubscription,
): Promise<boolean> {
  if (!isPushService(subscription.endpoint, { isProduction })) return false
  const known = await database.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId))
  if (known >= mostBrowsers) return false
  const values = { ...subscription, userId, purpose, subscribedAt: clock.now() }
  await database
    .insert(pushSubscriptions)
    .values(values)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values })
  return true
}

/** Forgets one browser of somebody, or all of them. */
export async function forgetBrowsers(
  { database }: Pick<Services, 'database'>,
  whose: BrowsersOf,
  endpoint?: string,
) {
  const isMeant = endpoint === undefined ? undefined : eq(pushSubscriptions.endpoint, endpoint)
  await database.delete(pushSubscriptions).where(and(isBrowserOf(whose), isMeant))
}

export function countBrowsers(database: Database, whose: BrowsersOf): Promise<number> {
  return database.$count(pushSubscriptions, isBrowserOf(whose))
}

/** Keeps the hours in which somebody wants no notification; the rest of what they chose stays. */
export async function chooseQuietHours(
  { database }: Pick<Services, 'database'>,
  userId: string,
  { quietFrom, quietUntil }: QuietHours,
): Promise<void> {
  const set = { quietFrom, quietUntil }
  await database
    .insert(officeNotices)
    .values({ userId, ...noNotices, ...set, rooms: [] })
    .onConflictDoUpdate({ target: officeNotices.userId, set })
}
