import { and, count, desc, eq, gt, like, lt, or } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { nameOfAction } from '#app/domain/audit-log/store.server.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { deviceOf } from '#app/domain/sessions/store.server.ts'
import { monthsBefore } from '#app/domain/shared/retention.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { longestDurations } from '#content/collections/durations.ts'
import type { Database } from '#db/database.ts'
import { auditLog, signIns } from '#db/schema/index.ts'
import { newSignIn } from './emails.ts'
import { signInToken } from './token.server.ts'

export { disownSignIn, findDisownable } from './disown-store.server.ts'

type Writer = Pick<Database, 'select' | 'insert' | 'execute'>

type SignIn = {
  userId: string
  email: string
  userAgent: string
  from: string
  isKnownDevice: boolean | undefined
  isExpected: boolean
}

const oneDay = 86_400_000

// Who clears their cookies each evening is not to be flooded, nor is somebody whose password a stranger tries out.
const mostTold = 5

/** Notes a sign-in, to the minute, and tells the account's owner of one from a device that is new. */
export async function noteSignIn(
  database: Writer,
  { userId, email, userAgent, from: origin, isKnownDevice, isExpected }: SignIn,
  { at: now, appSecret }: { at: Date; appSecret: string },
): Promise<void> {
  const at = toTheMinute(now)
  const device = deviceOf(userAgent)
  const isKnown = isExpected || (isKnownDevice ?? (await hasComeFrom(database, userId, origin)))
  const isTold = !isKnown && (await countTold(database, userId, now)) < mostTold
  const id = randomUUID()
  await database.insert(signIns).values({ id, userId, at, device, origin, isTold })
  if (!isTold) return
  const facts = { at, device, token: signInToken(appSecret, id) }
  await queueEmail(database, newSignIn, { to: email, facts }, now)
}

async function hasComeFrom(database: Writer, userId: string, origin: string): Promise<boolean> {
  const isSame = and(eq(signIns.userId, userId), eq(signIns.origin, origin))
  return (await database.select({ id: signIns.id }).from(signIns).where(isSame).limit(1)).length > 0
}

async function countTold(database: Writer, userId: string, now: Date): Promise<number> {
  const dayBefore = new Date(now.getTime() - oneDay)
  const isTold = and(eq(signIns.userId, userId), eq(signIns.isTold, true), gt(signIns.at, dayBefore))
  const [row] = await database.select({ told: count() }).from(signIns).where(isTold)
  return row?.told ?? 0
}

function toTheMinute(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / 60_000) * 60_000)
}

export type AccountEvent = { id: string; at: Date; words: string; device: string }

const mostShown = 50

/** What happened to an account, newest first: its sign-ins, and what was changed of it. */
export async function listHistory(database: Database, userId: string): Promise<AccountEvent[]> {
  const entered = await database
    .select()
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(desc(signIns.at))
    .limit(mostShown)
  const isOfAccount = or(like(auditLog.action, 'account.%'), like(auditLog.action, 'member.%'))
  const changed = await database
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, userId), isOfAccount))
    .orderBy(desc(auditLog.at))
    .limit(mostShown)
  return [
    ...changed.map(({ id, at, action, details }) => ({
      id,
      at,
      words: nameOfAction(action),
      device: typeof details?.device === 'string' ? details.device : '',
    })),
    ...entered.map(({ id, at, device }) => ({ id, at, words: 'Connexion', device })),
  ]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, mostShown)
}

/** Forgets sign-ins a year after; says how many. */
export async function purgeSignIns(
  { database, clock }: StoreServices,
  months = longestDurations.signIns,
): Promise<number> {
  const end = monthsBefore(clock.now(), months)
  const { rowCount } = await database.delete(signIns).where(lt(signIns.at, end))
  return rowCount ?? 0
}
