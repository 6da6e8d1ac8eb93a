import { eq, desc, and, isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { audit } from '../audit-log.ts'
import { inTransaction, type Backend, type Within } from '../backend.ts'
import type { UserRow } from '../database.ts'
import { decryptText } from '../encryption.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import { parse, type Call } from '../http/call.ts'
import { storedTokenHash } from '../one-time-tokens/one-time-token.ts'
import { flowState } from '../schema/index.ts'
import { signIn } from '../sessions/session.ts'
import { requireNotBanned } from '../users/ban.ts'
import { lockUser, setUser } from '../users/user-row.ts'
import { isVerifierOf, type CodeChallenge } from './code-challenge.ts'

export type FlowRow = typeof flowState.$inferSelect

type NewFlow = {
  userId: string
  method: string
  codeChallenge: CodeChallenge
  passwordHash?: string | undefined
}

/** Stores that an account waits for an email whose link ends in an authorisation code. */
export async function beginFlow(
  { database, now }: Within,
  { userId, method, codeChallenge, passwordHash }: NewFlow,
): Promise<void> {
  const at = now()
  await database.delete(flowState).where(isWaiting(userId, method))
  await database.insert(flowState).values({
    id: randomUUID(),
    userId,
    codeChallenge: codeChallenge.challenge,
    codeChallengeMethod: codeChallenge.method,
    providerType: method,
    authenticationMethod: method,
    allurePasswordHash: passwordHash,
    createdAt: at,
    updatedAt: at,
  })
}

/** The code in which the flow of a link ends that an account waits for. */
export async function codeOfWaitingFlow(backend: Backend, userId: string, method: string): Promise<string> {
  const [flow] = await backend.database
    .select()
    .from(flowState)
    .where(isWaiting(userId, method))
    .orderBy(desc(flowState.createdAt))
    .limit(1)
  if (flow) return issueAuthCode(backend, flow.id, userId)
  throw flowNotFound()
}

/** Issues the authorisation code of a flow, stored as HMAC; good for 300 seconds. */
export async function issueAuthCode(backend: Backend, flowId: string, userId: string): Promise<string> {
  const code = randomUUID()
  const at = backend.now()
  const authCode = storedTokenHash(code, backend.serverKey)
  const set = { userId, authCode, authCodeIssuedAt: at, updatedAt: at }
  await backend.database.update(flowState).set(set).where(eq(flowState.id, flowId))
  return code
}

function isWaiting(userId: string, method: string) {
  const isOfUser = eq(flowState.userId, userId)
  return and(isOfUser, eq(flowState.authenticationMethod, method), isNull(flowState.authCode))
}

const form = z.object({ auth_code: z.string().default(''), code_verifier: z.string().default('') })

const lifeMilliseconds = 300_000

/** A session for an authorisation code and the verifier its client has kept. */
export async function exchangeCode(call: Call): Promise<Response> {
  const { auth_code: code, code_verifier: verifier } = parse(form, await call.json())
  if (code === '' || verifier === '')
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  return inTransaction(call, async (call) => {
    const { user, flow } = await lockFlow(call, code)
    requireFresh(flow, call.now())
    requireVerifier(flow, verifier)
    await call.database.delete(flowState).where(eq(flowState.id, flow.id))
    requireNotBanned(user, call.now(), 403)
    await audit(call, 'login', user, { provider: flow.providerType })
    await giveChosenPassword(call, user, flow)
    const tokens = await signIn(call, { userId: user.id, method: flow.authenticationMethod })
    const opened = (kept: string | null) =>
      kept ? decryptText(kept, call.serverKey, 'provider tokens') : undefined
    const { providerAccessToken, providerRefreshToken } = flow
    const more = {
      provider_token: opened(providerAccessToken),
      provider_refresh_token: opened(providerRefreshToken),
    }
    return Response.json({ ...tokens, ...more })
  })
}

/** The browser that signed up has followed the link: the password it chose is its owner's. */
async function giveChosenPassword(within: Within, user: UserRow, { allurePasswordHash: chosen }: FlowRow) {
  if (chosen && !user.encryptedPassword) await setUser(within, user, { encryptedPassword: chosen })
}

/** The account's row before the flow's, as everywhere: two orders of locking would wait for each other. */
async function lockFlow(backend: Backend, code: string) {
  const isOfCode = eq(flowState.authCode, storedTokenHash(code, backend.serverKey))
  const [found] = await backend.database.select().from(flowState).where(isOfCode)
  const user = found?.userId ? await lockUser(backend, found.userId) : undefined
  const [flow] = await backend.database.select().from(flowState).where(isOfCode).for('update')
  if (!user || !flow) throw flowNotFound()
  return { user, flow }
}

function requireFresh({ authCodeIssuedAt, createdAt }: FlowRow, now: Date) {
  const issuedAt = authCodeIssuedAt ?? createdAt
  if (issuedAt && now.getTime() <= issuedAt.getTime() + lifeMilliseconds) return
  throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
}

function requireVerifier(flow: FlowRow, verifier: string) {
  const { codeChallenge: challenge, codeChallengeMethod: method } = flow
  if (challenge && method && isVerifierOf({ challenge, method }, verifier)) return
  const message = 'code challenge does not match previously saved code verifier'
  throw new AuthError(400, 'bad_code_verifier', message)
}

function flowNotFound(): AuthError {
  return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
}
