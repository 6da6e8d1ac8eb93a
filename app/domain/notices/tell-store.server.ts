import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { mayOpen } from '#app/domain/members/store.server.ts'
import { timeInParis } from '#app/domain/shared/dates/french-dates.ts'
import { readToDo, toDoKinds, type ToDo, type ToDoServices } from '#app/domain/to-do/store.server.ts'
import type { PushOutcome, PushSubscription } from '#app/outside/push/push-sender.server.ts'
import { members, officeNotices, pushSubscriptions } from '#db/schema/index.ts'
import { keyOf, keysOf, mostTold } from './keys.ts'
import { pushPatience } from './push-patience.ts'
import { isQuiet, officeDigest } from './rules.ts'

type TellServices = ToDoServices & {
  readonly push: (subscription: PushSubscription, text: string) => Promise<PushOutcome>
}

const twentyHours = 20 * 3_600_000
const mostNamed = 3
const mostMailed = 20
const patience = pushPatience()

/** Tells whoever of the office wants to know what is new among what waits; who has no browser for it, by one mail a day. */
export async function tellOffice(services: TellServices): Promise<void> {
  const { database, clock } = services
  const now = clock.now()
  const hour = Number(timeInParis(now).slice(0, 2))
  const people = await database
    .select({ chosen: officeNotices, member: members })
    .from(officeNotices)
    .innerJoin(members, eq(members.userId, officeNotices.userId))
    .where(
      and(
        eq(members.status, 'active'),
        ne(members.role, 'athlete'),
        sql`cardinality(${officeNotices.rooms}) > 0`,
      ),
    )
  const awake = people.filter(({ chosen }) => !isQuiet(chosen, hour))
  if (awake.length === 0) return
  const all = await readToDo(services, { role: 'admin', rooms: [] }, mostTold)
  for (const { chosen, member } of awake) {
    const waiting = all.filter(({ kind }) => mayOpen(member, `/admin/${toDoKinds[kind].room}`))
    const fresh = waiting.filter(
      (one) => chosen.rooms.includes(toDoKinds[one.kind].room) && !chosen.told.includes(keyOf(one)),
    )
    const pushed = await pushTo(services, member.userId, fresh)
    // What no push service took is told at the next turn.
    const told = keysOf(pushed === 'failed' ? waiting.filter((one) => !fresh.includes(one)) : waiting)
    const note = (more: { told?: string[]; mailedAt?: Date } = {}) =>
      database
        .update(officeNotices)
        .set({ told, ...more })
        .where(eq(officeNotices.userId, member.userId))
    const isMailDue = !chosen.mailedAt || now.getTime() - chosen.mailedAt.getTime() > twentyHours
    if (pushed === 'sent' || !chosen.byMail) {
      if (told.join() !== chosen.told.join()) await note()
    } else if (fresh.length > 0 && isMailDue) {
      await note({ told: keysOf(waiting), mailedAt: now })
      const facts = {
        lines: fresh.slice(0, mostMailed).map(({ title, detail }) => ({ title, detail })),
        left: Math.max(0, fresh.length - mostMailed),
      }
      await queueEmail(database, officeDigest, { to: member.email, facts }, now)
    }
  }
}

/** `sent` when a browser is told of it, `failed` when one may be later; one that is gone is forgotten. */
async function pushTo(
  { database, push, clock }: TellServices,
  userId: string,
  fresh: readonly ToDo[],
): Promise<'sent' | 'failed' | 'nowhere'> {
  const browsers = await database.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
  if (fresh.length === 0) return browsers.length > 0 ? 'sent' : 'nowhere'
  const text = JSON.stringify(noticeOf(fresh))
  const outcomes = await Promise.all(
    browsers.map(async (browser) => {
      const { endpoint } = browser
      if (!patience.mayAsk(endpoint, clock.now())) return { endpoint, outcome: 'failed' as const }
      const outcome = await push(browser, text)
      patience.note(endpoint, outcome, clock.now())
      return { endpoint, outcome }
    }),
  )
  const gone = outcomes.filter(({ outcome }) => outcome === 'gone').map(({ endpoint }) => endpoint)
  if (gone.length > 0)
    await database.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, gone))
  const of = (wanted: PushOutcome) => outcomes.some(({ outcome }) => outcome === wanted)
  if (of('sent')) return 'sent'
  return of('failed') ? 'failed' : 'nowhere'
}

function noticeOf(fresh: readonly ToDo[]) {
  const [first] = fresh
  if (first && fresh.length === 1)
    return { title: first.title, body: first.detail, path: toDoKinds[first.kind].place(first.id) }
  const named = fresh.slice(0, mostNamed).map(({ title }) => title)
  return { title: `${fresh.length} choses à traiter`, body: named.join('\n'), path: '/admin' }
}
