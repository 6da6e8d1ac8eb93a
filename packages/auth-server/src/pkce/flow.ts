import { eq, desc, and, isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { audit } from '../audit-log.ts'
import type { Backend } from '../backend.ts'
import type { AuthDatabase } from '../database.ts'
import { decryptText } from '../encryption.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import { parse, type Call } from '../http/call.ts'
import { storedTokenHash } from '../one-time-tokens/one-time-token.ts'
import { flowState } from '../schema/index.ts'
import { signIn } from '../sessions/session.ts'
import { tokenResponse } from '../tokens/token-response.ts'
import { requireNotBanned } from '../users/ban.ts'
import { lockUser } from '../users/user-row.ts'
import { isVerifierOf, type CodeChallenge } from './code-challenge.ts'

export type FlowRow = typeof flowState.$inferSelect

/** Stores that an account waits for an email whose link ends in an authorisation code. */
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

/** Issues the authorisation code of a flow, stored as HMAC; good for 300 seconds. */
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

const form = z.object({ auth_code: z.string().default(''), code_verifier: z.string().default('') })

const lifeMilliseconds = 300_000

/** A session for an authorisation code and the verifier its client has kept. */
export async function exchangeCode(call: Call): Promise<Response> {
  const { backend, json } = call
  const { auth_code: code, code_verifier: verifier } = parse(form, await json())
  if (code === '' || verifier === '')
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  const now = backend.now()
  const { tokens, flow } = await backend.database.transaction(async (transaction) => {
    const { user, flow: found } = await lockFlow(backend, transaction, code)
    requireFresh(found, now)
    requireVerifier(found, verifier)
    await transaction.delete(flowState).where(eq(flowState.id, found.id))
    requireNotBanned(user, now, 403)
    await audit(call, transaction, 'login', user, { provider: found.providerType })
    const opened = await signIn(call, transaction, { userId: user.id, method: found.authenticationMethod })
    return { tokens: opened, flow: found }
  })
  return tokenResponse(tokens, providerTokens(flow, backend))
}

/** The account's row before the flow's, as everywhere: two orders of locking would wait for each other. */
async function lockFlow({ serverKey }: Backend, transaction: AuthDatabase, code: string) {
  const isOfCode = eq(flowState.authCode, storedTokenHash(code, serverKey))
  const [found] = await transaction.select().from(flowState).where(isOfCode)
  const user = found?.userId ? await lockUser(transaction, found.userId) : undefined
  const [flow] = await transaction.select().from(flowState).where(isOfCode).for('update')
  if (!user || !flow) throw flowNotFound()
  return { user, flow }
}

function requireFresh({ authCodeIssuedAt, createdAt }: FlowRow, now: Date) {
  const issuedAt = authCodeIssuedAt ?? createdAt
  if (issuedAt && now.getTime() <= issuedAt.getTime() + lifeMilliseconds) return
  throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
}

function requireVerifier(
  { codeChallenge: challenge, codeChallengeMethod: method }: FlowRow,
  verifier: string,
) {
  if (challenge && method && isVerifierOf({ challenge, method }, verifier)) return
  const message = 'code challenge does not match previously saved code verifier'
  throw new AuthError(400, 'bad_code_verifier', message)
}

export function flowNotFound(): AuthError {
  return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
}

function providerTokens({ providerAccessToken, providerRefreshToken }: FlowRow, { serverKey }: Backend) {
  const opened = (kept: string | null) => (kept ? decryptText(kept, serverKey, 'provider tokens') : undefined)
  return { provider_token: opened(providerAccessToken), provider_refresh_token: opened(providerRefreshToken) }
}
