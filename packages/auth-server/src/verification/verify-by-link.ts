import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/route.ts'
import { isPkceTokenHash } from '../one-time-tokens/token-hash.ts'
import { tokenKinds } from '../one-time-tokens/token-kinds.ts'
import { issueAuthCode, waitingFlow } from '../pkce/flow.ts'
import { askedRedirect } from '../redirects/asked-redirect.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { UserRow } from '../users/user-row.ts'
import { halfAccepted } from './half-accepted.ts'
import { readLink } from './read-verification.ts'
import { redeemToken } from './redeem-token.ts'
import { refusalValues, returnTo } from './return-address.ts'

/**
 * The link of a mail: the browser is always sent on (303), to an allowed address only, with a session in the fragment
 * or, for a client that keeps a verifier, with an authorisation code in the query; with what is wrong otherwise.
 */
export async function verifyByLink(call: Call): Promise<Response> {
  const { backend, url } = call
  const token = url.searchParams.get('token') ?? ''
  const type = url.searchParams.get('type') ?? ''
  const goal = askedRedirect(call)
  const endsInCode = isPkceTokenHash(token)
  const told = (values: Record<string, string | number>) =>
    returnTo(goal, { fragment: values, ...(endsInCode && { query: values }) })
  try {
    const followed = await backend.database.transaction((transaction) =>
      follow(call, transaction, { token, type, endsInCode }),
    )
    return followed === 'half' ? told({ message: halfAccepted }) : returnTo(goal, followed)
  } catch (error) {
    if (error instanceof AuthError) return told(refusalValues(error))
    throw error
  }
}

async function follow(
  call: Call,
  transaction: AuthDatabase,
  { token, type, endsInCode }: { token: string; type: string; endsInCode: boolean },
) {
  if (token === '' || type === '')
    throw new AuthError(400, 'validation_failed', 'Verify requires a token and a verification type')
  const redeemed = await redeemToken(call, transaction, readLink(token, type))
  if (redeemed === 'half') return 'half'
  const { user } = redeemed
  if (endsInCode) return { query: { code: await codeFor(call, transaction, user, type) } }
  const { user: _, ...tokens } = await signIn(call, transaction, { userId: user.id, method: 'otp' })
  return { fragment: { ...tokens, type } }
}

async function codeFor({ backend }: Call, transaction: AuthDatabase, { id: userId }: UserRow, type: string) {
  const method = Object.values(tokenKinds).find(({ link }) => link === type)?.method ?? ''
  const flow = await waitingFlow(transaction, { userId, method })
  if (!flow) throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  const { serverKey, now } = backend
  return issueAuthCode(transaction, { flowId: flow.id, userId, serverKey, now: now() })
}
