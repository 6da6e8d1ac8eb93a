import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Member } from '#app/domain/members/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { members, sessions } from '#db/schema/index.ts'
import { wordedOnce } from '#db/worded-once.ts'
import { daysKept, toTheHour } from './rules.ts'

export { deviceOf } from './rules.ts'
export { findKeptForm, purgeKeptForms, saveKeptForm } from './kept-form-store.server.ts'

type Session = typeof sessions.$inferSelect

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
  { database, clock }: StoreServices,
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

/** Ends the sessions of an account, `only` one or all `except` one: they are refused from the next request on; says how many. */
export async function endSessions(
  { database, clock }: { database: Pick<Database, 'update'>; clock: Clock },
  userId: string,
  { only, except }: { only?: string; except?: string } = {},
): Promise<number> {
  const isMeant = and(
    only === undefined ? undefined : eq(sessions.id, only),
    except === undefined ? undefined : ne(sessions.id, except),
  )
  const { rowCount } = await database
    .update(sessions)
    .set({ endedAt: clock.now() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), isMeant))
  return rowCount ?? 0
}

/** Forgets sessions whose cookie has run out; says how many. */
export async function purgeSessions({ database, clock }: StoreServices): Promise<number> {
  const end = new Date(clock.now().getTime() - daysKept * 86_400_000)
  const lastSign = sql`greatest(${sessions.lastSeenAt}, ${sessions.endedAt})`
  const { rowCount } = await database.delete(sessions).where(lt(lastSign, end))
  return rowCount ?? 0
}
