import { and, eq, gt, sql } from 'drizzle-orm'
import type { StravaAnswer, StravaRefusal } from '#app/outside/strava/strava.ts'
import type { Transaction } from '#db/database.ts'
import { stravaAnswers, usedLimits } from '#db/schema/index.ts'
import { answerDays, dropAthlete } from './connections-store.server.ts'
import { seal, unseal } from './sealing.server.ts'
import type { StravaServices } from './services.server.ts'
import { readToken } from './tokens-store.server.ts'

/** `wait`: nothing may be asked before `until`. `unauthorized`: everything of the athlete is gone. */
export type Unread =
  | { ok: false; why: 'wait'; until: Date }
  | { ok: false; why: Exclude<StravaRefusal, 'spent' | 'refused'> }
export type Read<Value> = { ok: true; value: Value; readAt: Date } | Unread

type Question<Value> = {
  athleteId: number
  /** `page/1`, `activity/123`. */
  question: string
  /** How old a kept answer may be without asking again. */
  freshMilliseconds: number
  ask: (token: string) => Promise<StravaAnswer<Value>>
}

/**
 * What Strava answers an athlete, kept for a day. A fresh answer is not asked for again; an older one serves where
 * Strava cannot be asked.
 */
export async function readStrava<Value>(
  services: StravaServices,
  asked: Question<Value>,
): Promise<Read<Value>> {
  const { clock, appSecret } = services
  const kept = await findKept<Value>(services, asked)
  const now = clock.now()
  if (kept && now.getTime() - kept.readAt.getTime() < asked.freshMilliseconds) return kept
  const answer = await askInTurn(services, asked)
  if (answer.ok) {
    await keep(services, asked, seal(answer.value, appSecret), now)
    return { ok: true, value: answer.value, readAt: now }
  }
  if (answer.why === 'unauthorized') await dropAthlete(services, asked.athleteId)
  const isOnlyLater = answer.why === 'wait' || answer.why === 'unreachable'
  return isOnlyLater && kept ? kept : answer
}

async function askInTurn<Value>(
  services: StravaServices,
  { athleteId, ask }: Question<Value>,
): Promise<{ ok: true; value: Value } | Unread> {
  const until = await spentUntil(services)
  if (until) return { ok: false, why: 'wait', until }
  const first = await askOnce(services, athleteId, ask)
  // A token may end before its time: one renewal says whether the athlete has ended it.
  const answer =
    !first.ok && first.why === 'unauthorized' && first.token
      ? await askOnce(services, athleteId, ask, first.token)
      : first
  if (answer.ok) return answer
  if (answer.why === 'spent')
    return { ok: false, why: 'wait', until: answer.spentUntil ?? services.clock.now() }
  return { ok: false, why: answer.why === 'refused' ? 'unreachable' : answer.why }
}

async function askOnce<Value>(
  services: StravaServices,
  athleteId: number,
  ask: Question<Value>['ask'],
  rejected?: string,
): Promise<StravaAnswer<Value> & { token?: string }> {
  const token = await readToken(services, athleteId, rejected)
  if (!token.ok) return token
  const answer = await ask(token.token)
  if (answer.spentUntil) await noteSpent(services, answer.spentUntil)
  return { ...answer, token: token.token }
}

async function findKept<Value>(
  { database, clock, appSecret }: StravaServices,
  { athleteId, question }: Question<Value>,
) {
  const isKept = and(
    eq(stravaAnswers.athleteId, athleteId),
    eq(stravaAnswers.question, question),
    gt(stravaAnswers.readAt, new Date(clock.now().getTime() - answerDays * 86_400_000)),
  )
  const [row] = await database.select().from(stravaAnswers).where(isKept)
  const value = row && unseal(row.sealed, appSecret)
  return row && value !== undefined
    ? { ok: true as const, value: value as Value, readAt: row.readAt }
    : undefined
}

async function keep<Value>(
  { database }: Pick<StravaServices, 'database'>,
  { athleteId, question }: Question<Value>,
  sealed: string,
  readAt: Date,
): Promise<void> {
  // The athlete may have been forgotten meanwhile.
  await database.execute(sql`
    INSERT INTO club.strava_answers (athlete_id, question, sealed, read_at)
    SELECT athlete_id, ${question}, ${sealed}, ${readAt.toISOString()} FROM club.strava_athletes WHERE athlete_id = ${athleteId} FOR KEY SHARE
    ON CONFLICT (athlete_id, question) DO UPDATE SET sealed = excluded.sealed, read_at = excluded.read_at`)
}

/** The questions Strava allows are counted for the whole site: one row tells every instance that they are spent. */
const spentKey = 'strava'

async function spentUntil({ database, clock }: StravaServices): Promise<Date | undefined> {
  const [row] = await database.select().from(usedLimits).where(eq(usedLimits.key, spentKey))
  return row?.expire && row.expire > clock.now().getTime() ? new Date(row.expire) : undefined
}

async function noteSpent(
  { database }: { database: Pick<Transaction, 'insert'> },
  until: Date,
): Promise<void> {
  const expire = until.getTime()
  await database
    .insert(usedLimits)
    .values({ key: spentKey, points: 1, expire })
    .onConflictDoUpdate({
      target: usedLimits.key,
      set: { expire: sql`greatest(${usedLimits.expire}, excluded.expire)` },
    })
}
