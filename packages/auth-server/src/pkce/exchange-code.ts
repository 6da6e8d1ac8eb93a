import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../audit/audit.ts'
import type { Backend } from '../backend.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse } from '../http/parse.ts'
import type { Call } from '../http/route.ts'
import { storedTokenHash } from '../one-time-tokens/token-hash.ts'
import { flowState } from '../schema/index.ts'
import { openSealedText } from '../sealed/sealed-text.ts'
import { signIn } from '../sessions/sign-in.ts'
import { tokenResponse } from '../sessions/token-response.ts'
import { requireNotBanned } from '../users/ban.ts'
import { lockUser } from '../users/lock-user.ts'
import { isVerifierOf } from './code-challenge.ts'
import type { FlowRow } from './flow.ts'

const form = z.object({ auth_code: z.string().default(''), code_verifier: z.string().default('') })
const lifeMilliseconds = 300_000

/**
 * A session for an authorisation code and the verifier its client has kept. A code lives 300 seconds from when it was
 * given out, of mails and providers alike, and is used up once; a wrong verifier does not use it up.
 * `400 validation_failed`, `404 flow_state_not_found`, `422 flow_state_expired`, `400 bad_code_verifier`.
 */
export async function exchangeCode(call: Call): Promise<Response> {
  const { backend, json, address } = call
  const { auth_code: code, code_verifier: verifier } = parse(form, await json())
  if (code === '' || verifier === '') {
    const message = 'invalid request: both auth code and code verifier should be non-empty'
    throw new AuthError(400, 'validation_failed', message)
  }
  const now = backend.now()
  const { tokens, flow } = await backend.database.transaction(async (transaction) => {
    const { user, flow: found } = await lockFlow(backend, transaction, code)
    requireFresh(found, now)
    requireVerifier(found, verifier)
    await transaction.delete(flowState).where(eq(flowState.id, found.id))
    requireNotBanned(user, now, 403)
    const details = { provider: found.providerType }
    await audit(transaction, { action: 'login', user, at: now, address, details })
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
  if (!user || !flow) throw notFound()
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

function notFound() {
  return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
}

/** What a provider gave its visitor, told this once. */
function providerTokens({ providerAccessToken, providerRefreshToken }: FlowRow, { serverKey }: Backend) {
  const opened = (kept: string | null) =>
    kept ? openSealedText(kept, serverKey, 'provider tokens') : undefined
  return { provider_token: opened(providerAccessToken), provider_refresh_token: opened(providerRefreshToken) }
}
