import { and, eq, ne, sql } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { mayOpen } from '#app/domain/members/store.server.ts'
import { timeInParis } from '#app/domain/shared/dates/french-dates.ts'
import { readToDo, toDoKinds, type ToDo, type ToDoServices } from '#app/domain/to-do/store.server.ts'
import { members, officeNotices } from '#db/schema/index.ts'
import { keyOf, keysOf, mostTold } from './keys.ts'
import { type Notice, pushTo, type PushServices } from './push-store.server.ts'
import { isQuiet, officeDigest } from './rules.ts'

type TellServices = ToDoServices & PushServices

const twentyHours = 20 * 3_600_000
const mostNamed = 3
const mostMailed = 20

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
    const browsers = { userId: member.userId, purpose: 'office' } as const
    const pushed = await pushTo(services, browsers, fresh.length > 0 ? noticeOf(fresh) : undefined)
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

function noticeOf(fresh: readonly ToDo[]): Notice {
  const [first] = fresh
  if (first && fresh.length === 1)
    return { title: first.title, body: first.detail, path: toDoKinds[first.kind].place(first.id) }
  const named = fresh.slice(0, mostNamed).map(({ title }) => title)
  return { title: `${fresh.length} choses à traiter`, body: named.join('\n'), path: '/admin' }
}
