import { and, eq, lt, isNull } from 'drizzle-orm'
import { randomUUID, createHmac } from 'node:crypto'
import type { Backend, Within } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import { isUuid } from '../http/call.ts'
import type { CodeChallenge } from '../pkce/code-challenge.ts'
import type { FlowRow } from '../pkce/flow.ts'
import { flowState } from '../schema/index.ts'

const method = 'oauth'

const lifeMilliseconds = 1_800_000

type NewFlow = {
  provider: string
  redirectTo: string
  challenge: CodeChallenge | undefined
  linkingTargetId: string | undefined
}

export async function beginProviderFlow({ database, now }: Within, flow: NewFlow): Promise<string> {
  const { challenge, linkingTargetId } = flow
  const at = now()
  const isOld = lt(flowState.createdAt, new Date(at.getTime() - lifeMilliseconds))
  await database.delete(flowState).where(and(eq(flowState.authenticationMethod, method), isOld))
  const id = randomUUID()
  await database.insert(flowState).values({
    id,
    providerType: flow.provider,
    authenticationMethod: method,
    codeChallenge: challenge?.challenge,
    codeChallengeMethod: challenge?.method,
    referrer: flow.redirectTo,
    // The account's too: what ends every access to an account ends a linking under way.
    userId: linkingTargetId,
    linkingTargetId,
    createdAt: at,
    updatedAt: at,
  })
  return id
}

/** The flow of a `state` that comes back, whose way back is used up by that. */
export async function claimProviderFlow(backend: Backend, state: string): Promise<FlowRow> {
  if (state === '') throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing')
  if (!isUuid(state)) throw badState()
  const at = backend.now()
  const isOurs = and(eq(flowState.id, state), eq(flowState.authenticationMethod, method))
  const [claimed] = await backend.database
    .update(flowState)
    .set({ authCodeIssuedAt: at, updatedAt: at })
    .where(and(isOurs, isNull(flowState.authCodeIssuedAt)))
    .returning()
  if (claimed?.createdAt && at.getTime() <= claimed.createdAt.getTime() + lifeMilliseconds) return claimed
  const [used] = claimed ? [] : await backend.database.select().from(flowState).where(isOurs)
  throw used ? new AuthError(400, 'flow_state_already_used', 'OAuth state has already been used') : badState()
}

/** Nonce and verifier follow from the flow by the server's key, so that nothing of them is stored. */
export function flowSecrets(backend: Backend, flowId: string) {
  const derived = (what: string) =>
    createHmac('sha256', backend.serverKey).update(`provider ${what} ${flowId}`).digest('base64url')
  return { nonce: derived('nonce'), verifier: derived('verifier') }
}

export function badState(): AuthError {
  return new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired')
}
