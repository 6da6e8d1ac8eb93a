import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Member } from '#app/domain/members/store.server.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database, Transaction } from '#db/database.ts'
import { members, sessions } from '#db/schema/index.ts'
import { wordedOnce } from '#db/worded-once.ts'
import { daysKept, toTheHour } from './rules.ts'

type Session = typeof sessions.$inferSelect

type SessionServices = { database: Database; clock: Clock }
type SessionOfAccount = { userId: string; sessionId: string }

/** What the club knows of an account and of one of its sessions: one look at the database. */
export async function readMemberAndSession(
  database: Database,
  { userId, sessionId }: SessionOfAccount,
): Promise<{ member: Member | undefined; session: Session | undefined }> {
  const [row] = await questionOf(database).execute({ userId, sessionId })
  return { member: row?.member ?? undefined, session: row?.session ?? undefined }
}

/** Asked by every private page. */
const questionOf = wordedOnce((database: Database) => {
  const [userId, sessionId] = [sql.placeholder('userId'), sql.placeholder('sessionId')]
  return database
    .select({ member: members, session: sessions })
    .from(sql`(VALUES (1)) AS one`)
    .leftJoin(members, eq(members.userId, userId))
    .leftJoin(sessions, and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .prepare('')
})

/** Notes that a session is in use, once an hour; what was ended stays so. */
export async function noteSession(
  { database, clock }: SessionServices,
  { userId, sessionId }: SessionOfAccount,
  { known, device }: { known: Session | undefined; device: string },
): Promise<void> {
  const now = toTheHour(clock.now())
  if (known && known.lastSeenAt >= now) return
  await database
    .insert(sessions)
    .values({ id: sessionId, userId, device, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: sessions.id, set: { device, lastSeenAt: now } })
}

export async function listSessions(database: Database, userId: string): Promise<Session[]> {
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.firstSeenAt), sessions.id)
}

/** Ends one session of an account: it is refused from the next request on. `false` when there is none. */
export async function endSession(
  { database, clock }: SessionServices,
  { userId, sessionId }: SessionOfAccount,
): Promise<boolean> {
  const ended = await database
    .update(sessions)
    .set({ endedAt: clock.now() })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends the sessions of an account, all but one when it is named; says how many. */
export async function endSessions(
  { database, clock }: { database: Pick<Database, 'update'>; clock: Clock },
  userId: string,
  { except }: { except?: string } = {},
): Promise<number> {
  const ended = await database
    .update(sessions)
    .set({ endedAt: clock.now() })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id })
  return ended.length
}

export async function sessionsOfPerson(database: Database, { userId }: { userId: string }) {
  return database.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.firstSeenAt)
}

export async function eraseSessionsOfPerson(transaction: Transaction, { userId }: { userId: string }) {
  await transaction.delete(sessions).where(eq(sessions.userId, userId))
}

/** Forgets sessions whose cookie has run out; says how many. */
export async function purgeSessions({ database, clock }: SessionServices): Promise<number> {
  const end = new Date(clock.now().getTime() - daysKept * 86_400_000)
  const lastSign = sql`greatest(${sessions.lastSeenAt}, ${sessions.endedAt})`
  const removed = await database.delete(sessions).where(lt(lastSign, end)).returning({ id: sessions.id })
  return removed.length
}
