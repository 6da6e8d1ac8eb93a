import { inTransaction } from '../backend.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { type Attempt, countAttempt, forgetFailures } from '../limits/failed-attempts.ts'
import { visitorNetwork } from '../limits/visitor-network.ts'
import { isPkceTokenHash, flowMethod } from '../one-time-tokens/one-time-token.ts'
import { codeOfWaitingFlow } from '../pkce/flow.ts'
import { requestedRedirect } from '../redirects/redirect-policy.ts'
import { signIn } from '../sessions/session.ts'
import { readVerification, readLink, redeemToken } from './redeem.ts'

export async function verifyByForm(call: Call): Promise<Response> {
  const verification = readVerification(await call.json())
  const attempts = verification.attempt ? await attemptsOf(call, verification.attempt) : []
  for (const attempt of attempts) await countAttempt(call, attempt)
  const answer = await inTransaction(call, async (call) => {
    const redeemed = await redeemToken(call, verification)
    return redeemed ? signIn(call, redeemed) : { msg: halfAccepted, code: '200' }
  })
  for (const attempt of attempts) await forgetFailures(call, attempt)
  return Response.json(answer)
}

// From all networks together: half a chance in ten thousand to guess a code of six digits.
const everywhere = 5

async function attemptsOf(
  call: Call,
  { what, address }: { what: string; address: string },
): Promise<readonly Attempt[]> {
  const account = `${what} ${address}`
  const of = (place: string): Attempt => ({ kind: 'one_time_code', subject: account + place })
  const device = await call.deviceOf?.(address)
  // Strangers keep nobody out of a device of their own.
  if (device !== undefined) return [of(` on ${device}`)]
  return [of(` from ${visitorNetwork(call.address)}`), { ...of(''), tolerance: everywhere }]
}

export async function verifyByLink(call: Call): Promise<Response> {
  const token = call.url.searchParams.get('token') ?? ''
  const type = call.url.searchParams.get('type') ?? ''
  const goal = requestedRedirect(call)
  const endsInCode = isPkceTokenHash(token)
  const told = (values: Values) => returnTo(goal, { fragment: values, ...(endsInCode && { query: values }) })
  try {
    return await inTransaction(call, async (call) => {
      if (token === '' || type === '') throw invalid('Verify requires a token and a verification type')
      const redeemed = await redeemToken(call, readLink(token, type))
      if (!redeemed) return told({ message: halfAccepted })
      if (endsInCode)
        return returnTo(goal, {
          query: { code: await codeOfWaitingFlow(call, redeemed.userId, flowMethod(type)) },
        })
      const { user: _, ...tokens } = await signIn(call, redeemed)
      return returnTo(goal, { fragment: { ...tokens, type } })
    })
  } catch (error) {
    if (error instanceof AuthError) return told(refusalValues(error))
    throw error
  }
}

type Values = Readonly<Record<string, string | number>>

function returnTo(goal: string, { fragment, query = {} }: { fragment?: Values; query?: Values }): Response {
  const url = new URL(goal)
  url.hash = ''
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const location = fragment ? `${url.href}#${fragmentOf(fragment)}` : url.href
  return new Response(null, { status: 303, headers: { location, 'referrer-policy': 'no-referrer' } })
}

function refusalValues({ status, errorCode, message }: AuthError): Values {
  return { error: nameOf(status), error_code: errorCode, error_description: message }
}

function nameOf(status: number): string {
  if (status === 400) return 'invalid_request'
  return status >= 500 ? 'server_error' : 'access_denied'
}

function fragmentOf(values: Values): string {
  const texts = Object.entries({ ...values, sb: '' }).map(([name, value]) => [name, String(value)])
  const parameters = new URLSearchParams(texts)
  parameters.sort()
  return parameters.toString()
}

const halfAccepted = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
