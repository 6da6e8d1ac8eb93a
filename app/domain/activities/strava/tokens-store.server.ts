import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { StravaRefusal, StravaTokens } from '#app/outside/strava/strava.ts'
import type { Transaction } from '#db/database.ts'
import { stravaAthletes } from '#db/schema/index.ts'
import { seal, unseal } from './sealing.server.ts'
import type { StravaServices } from './services.server.ts'

const oneMinute = 60_000

const kept = z.object({ accessToken: z.string(), refreshToken: z.string() })

export function rowOfTokens({ accessToken, refreshToken, expiresAt }: StravaTokens, appSecret: string) {
  return { sealedTokens: seal({ accessToken, refreshToken }, appSecret), expiresAt }
}

export function tokensOfRow(
  { sealedTokens, expiresAt }: { sealedTokens: string; expiresAt: Date },
  appSecret: string,
): StravaTokens | undefined {
  const tokens = kept.safeParse(unseal(sealedTokens, appSecret)).data
  return tokens && { ...tokens, expiresAt }
}

type Token = { ok: true; token: string } | { ok: false; why: StravaRefusal }

/**
 * The token that reads for an athlete, renewed when it is about to expire or is `rejected`. Of several who ask at once
 * one renews it: a refresh token works once.
 */
export async function readToken(
  services: StravaServices,
  athleteId: number,
  rejected?: string,
): Promise<Token> {
  const { database, clock, appSecret } = services
  const isGood = (tokens: StravaTokens) =>
    tokens.accessToken !== rejected && tokens.expiresAt.getTime() > clock.now().getTime() + oneMinute
  const known = await findTokens(database, athleteId, appSecret)
  if (known && isGood(known)) return { ok: true, token: known.accessToken }
  return database.transaction(async (transaction) => {
    // Not a lock of the row: whoever forgets the athlete does not wait for Strava.
    await transaction.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended('strava', ${athleteId}::bigint))`,
    )
    const tokens = await findTokens(transaction, athleteId, appSecret)
    if (!tokens) return { ok: false, why: 'unauthorized' }
    if (isGood(tokens)) return { ok: true, token: tokens.accessToken }
    const renewed = await services.strava.refresh(tokens.refreshToken)
    if (!renewed.ok) return { ok: false, why: renewed.why === 'refused' ? 'unauthorized' : renewed.why }
    const { rowCount } = await transaction
      .update(stravaAthletes)
      .set(rowOfTokens(renewed.value, appSecret))
      .where(eq(stravaAthletes.athleteId, athleteId))
    if (rowCount) return { ok: true, token: renewed.value.accessToken }
    // Forgotten meanwhile, with the token before this one.
    await services.strava.revoke(renewed.value.refreshToken)
    return { ok: false, why: 'unauthorized' }
  })
}

async function findTokens(reader: Pick<Transaction, 'select'>, athleteId: number, appSecret: string) {
  const [row] = await reader.select().from(stravaAthletes).where(eq(stravaAthletes.athleteId, athleteId))
  return row && tokensOfRow(row, appSecret)
}
