import { eq, lt, notExists, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Strava } from '#app/outside/strava/strava.ts'
import type { Transaction } from '#db/database.ts'
import { stravaAnswers, stravaAthletes, stravaConnections } from '#db/schema/index.ts'
import { readsActivities } from './scopes.ts'
import { seal, unseal } from './sealing.server.ts'
import type { StravaServices } from './services.server.ts'
import { rowOfTokens, tokensOfRow } from './tokens-store.server.ts'

const day = 86_400_000

/** Days without a visit after which a browser, and an athlete with no other, is forgotten. */
export const connectionDays = 30
/** Strava lets answers be kept seven days, and what is removed there two. */
export const answerDays = 1

export type Connection = { readonly id: string; readonly athleteId: number; readonly scopes: string }

type Connected = { ok: true; id: string } | { ok: false; why: 'scope' | 'used' | 'full' | 'unreachable' }

/** Ends what the athlete began at Strava. @param scopes what they granted @param formerId the connection this browser had */
export async function connectAthlete(
  services: StravaServices,
  { code, scopes, formerId }: { code: string; scopes: string; formerId: string | undefined },
): Promise<Connected> {
  if (!readsActivities(scopes)) return { ok: false, why: 'scope' }
  const answer = await services.strava.exchange(code)
  if (!answer.ok) {
    if (answer.why === 'closed' || answer.why === 'missing') return { ok: false, why: 'full' }
    return { ok: false, why: answer.why === 'refused' ? 'used' : 'unreachable' }
  }
  const { database, clock, appSecret } = services
  const { athleteId } = answer.value
  const row = { ...rowOfTokens(answer.value, appSecret), scopes }
  const id = randomUUID()
  await database.transaction(async (transaction) => {
    await transaction
      .insert(stravaAthletes)
      .values({ athleteId, ...row })
      .onConflictDoUpdate({ target: stravaAthletes.athleteId, set: row })
    // What was read with less is not what is there now.
    await transaction.delete(stravaAnswers).where(eq(stravaAnswers.athleteId, athleteId))
    if (formerId !== undefined)
      await transaction.delete(stravaConnections).where(eq(stravaConnections.id, formerId))
    await transaction.insert(stravaConnections).values({ id, athleteId, lastUsedAt: clock.now() })
  })
  return { ok: true, id }
}

/** Whom a browser reads for; noted once a day. */
export async function findConnection(
  { database, clock }: Pick<StravaServices, 'database' | 'clock'>,
  id: string,
): Promise<Connection | undefined> {
  const [row] = await database
    .select({
      id: stravaConnections.id,
      athleteId: stravaConnections.athleteId,
      lastUsedAt: stravaConnections.lastUsedAt,
      scopes: stravaAthletes.scopes,
    })
    .from(stravaConnections)
    .innerJoin(stravaAthletes, eq(stravaAthletes.athleteId, stravaConnections.athleteId))
    .where(eq(stravaConnections.id, id))
  if (!row) return undefined
  const now = clock.now()
  if (now.getTime() - row.lastUsedAt.getTime() > day)
    await database.update(stravaConnections).set({ lastUsedAt: now }).where(eq(stravaConnections.id, id))
  return row
}

/** Removes all there is of an athlete, in every browser; Strava is told until it has heard. */
export async function forgetAthlete({ database, appSecret }: StravaServices, athleteId: number) {
  await database.transaction(async (transaction) => {
    const removed = await transaction
      .delete(stravaAthletes)
      .where(eq(stravaAthletes.athleteId, athleteId))
      .returning()
    for (const row of removed) await askToRevoke(transaction, row, appSecret)
  })
}

/** Removes all there is of an athlete whom Strava does not know us for any more. */
export async function dropAthlete({ database }: Pick<StravaServices, 'database'>, athleteId: number) {
  await database.delete(stravaAthletes).where(eq(stravaAthletes.athleteId, athleteId))
}

async function askToRevoke(
  transaction: Pick<Transaction, 'execute'>,
  row: Parameters<typeof tokensOfRow>[0],
  appSecret: string,
): Promise<void> {
  const tokens = tokensOfRow(row, appSecret)
  if (!tokens) return
  const payload = JSON.stringify({ sealed: seal(tokens.refreshToken, appSecret) })
  await transaction.execute(sql`SELECT graphile_worker.add_job('revoke_strava', payload => ${payload}::json)`)
}

const revocation = z.object({ sealed: z.string() })

/** Gives one token back. Throws while Strava does not answer, so that it is asked again. */
export async function revokeStrava(
  { strava, appSecret }: { strava: Strava | undefined; appSecret: string },
  payload: unknown,
): Promise<void> {
  const token = unseal(revocation.parse(payload).sealed, appSecret)
  if (!strava || typeof token !== 'string') return
  const answer = await strava.revoke(token)
  if (!answer.ok && (answer.why === 'unreachable' || answer.why === 'spent'))
    throw new Error(`Strava did not take a token back: ${answer.why}.`)
}

/** Removes old answers, browsers that do not come back, and athletes who have no browser left: how many rows. */
export async function purgeStrava({
  database,
  clock,
  appSecret,
}: Omit<StravaServices, 'strava'>): Promise<number> {
  const before = (days: number) => new Date(clock.now().getTime() - days * day)
  return database.transaction(async (transaction) => {
    const answers = await transaction
      .delete(stravaAnswers)
      .where(lt(stravaAnswers.readAt, before(answerDays)))
    const browsers = await transaction
      .delete(stravaConnections)
      .where(lt(stravaConnections.lastUsedAt, before(connectionDays)))
    const theirs = transaction
      .select({ id: stravaConnections.id })
      .from(stravaConnections)
      .where(eq(stravaConnections.athleteId, stravaAthletes.athleteId))
    const athletes = await transaction.delete(stravaAthletes).where(notExists(theirs)).returning()
    for (const row of athletes) await askToRevoke(transaction, row, appSecret)
    return (answers.rowCount ?? 0) + (browsers.rowCount ?? 0) + athletes.length
  })
}
