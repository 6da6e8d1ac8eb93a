import { and, desc, eq, isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { AuthDatabase } from '../database.ts'
import { storedTokenHash } from '../one-time-tokens/token-hash.ts'
import { flowState } from '../schema/index.ts'
import type { CodeChallenge } from './code-challenge.ts'

export type FlowRow = typeof flowState.$inferSelect

/**
 * Keeps that an account waits for a mail whose link ends in an authorisation code, within the caller's transaction.
 * What it waited for before by the same method is over.
 */
export async function beginFlow(
  transaction: AuthDatabase,
  flow: { userId: string; method: string; codeChallenge: CodeChallenge; now: Date },
): Promise<void> {
  const { userId, method, codeChallenge, now } = flow
  await transaction.delete(flowState).where(isWaiting(userId, method))
  await transaction.insert(flowState).values({
    id: randomUUID(),
    userId,
    codeChallenge: codeChallenge.challenge,
    codeChallengeMethod: codeChallenge.method,
    providerType: method,
    authenticationMethod: method,
    createdAt: now,
    updatedAt: now,
  })
}

/** The flow an account waits in, by its method; nothing when there is none. */
export async function waitingFlow(
  transaction: AuthDatabase,
  { userId, method }: { userId: string; method: string },
): Promise<FlowRow | undefined> {
  const [flow] = await transaction
    .select()
    .from(flowState)
    .where(isWaiting(userId, method))
    .orderBy(desc(flowState.createdAt))
    .limit(1)
  return flow
}

/**
 * Gives out the authorisation code of a flow (of a mail or of a provider) and binds it to the account, within the
 * caller's transaction. The database keeps its HMAC only. `POST token?grant_type=pkce` takes it for 300 seconds.
 */
export async function issueAuthCode(
  transaction: AuthDatabase,
  { flowId, userId, serverKey, now }: { flowId: string; userId: string; serverKey: Uint8Array; now: Date },
): Promise<string> {
  const code = randomUUID()
  await transaction
    .update(flowState)
    .set({
      userId,
      authCode: storedTokenHash(code, serverKey),
      authCodeIssuedAt: now,
      updatedAt: now,
    })
    .where(eq(flowState.id, flowId))
  return code
}

function isWaiting(userId: string, method: string) {
  return and(
    eq(flowState.userId, userId),
    eq(flowState.authenticationMethod, method),
    isNull(flowState.authCode),
  )
}
