import type { Call } from '../http/route.ts'
import { countAttempt, forgetFailures } from '../limits/failed-attempts.ts'
import { signIn } from '../sessions/sign-in.ts'
import { tokenResponse } from '../sessions/token-response.ts'
import { halfAccepted } from './half-accepted.ts'
import { readVerification } from './read-verification.ts'
import { redeemToken } from './redeem-token.ts'

/**
 * A session for a code or a link's token. Codes are tried a few times an address, known or not:
 * `429 over_request_rate_limit`.
 */
export async function verifyByForm(call: Call): Promise<Response> {
  const { backend, json } = call
  const verification = readVerification(await json())
  const { attempt: subject } = verification
  const attempt = subject === undefined ? undefined : ({ kind: 'one_time_code', subject } as const)
  if (attempt) await countAttempt(backend, attempt)
  const tokens = await backend.database.transaction(async (transaction) => {
    const redeemed = await redeemToken(call, transaction, verification)
    if (redeemed === 'half') return 'half'
    return signIn(call, transaction, { userId: redeemed.user.id, method: 'otp' })
  })
  if (attempt) await forgetFailures(backend, attempt)
  return tokens === 'half' ? Response.json({ msg: halfAccepted, code: '200' }) : tokenResponse(tokens)
}
