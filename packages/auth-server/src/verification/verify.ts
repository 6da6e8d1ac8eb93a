import type { AuthDatabase, UserRow } from '../database.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { countAttempt, forgetFailures } from '../limits/failed-attempts.ts'
import { isPkceTokenHash, flowMethod } from '../one-time-tokens/one-time-token.ts'
import { waitingFlow, issueAuthCode, flowNotFound } from '../pkce/flow.ts'
import { requestedRedirect } from '../redirects/redirect-policy.ts'
import { signIn } from '../sessions/session.ts'
import { tokenResponse } from '../tokens/token-response.ts'
import { readVerification, readLink, redeemToken } from './redeem.ts'

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

export async function verifyByLink(call: Call): Promise<Response> {
  const { backend, url } = call
  const token = url.searchParams.get('token') ?? ''
  const type = url.searchParams.get('type') ?? ''
  const goal = requestedRedirect(call)
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
  if (token === '' || type === '') throw invalid('Verify requires a token and a verification type')
  const redeemed = await redeemToken(call, transaction, readLink(token, type))
  if (redeemed === 'half') return 'half'
  const { user } = redeemed
  if (endsInCode) return { query: { code: await codeFor(call, transaction, user, type) } }
  const { user: _, ...tokens } = await signIn(call, transaction, { userId: user.id, method: 'otp' })
  return { fragment: { ...tokens, type } }
}

async function codeFor({ backend }: Call, transaction: AuthDatabase, { id: userId }: UserRow, type: string) {
  const flow = await waitingFlow(transaction, { userId, method: flowMethod(type) })
  if (!flow) throw flowNotFound()
  const { serverKey, now } = backend
  return issueAuthCode(transaction, { flowId: flow.id, userId, serverKey, now: now() })
}

type Values = Readonly<Record<string, string | number>>

function returnTo(
  address: string,
  { fragment, query = {} }: { fragment?: Values; query?: Values },
): Response {
  const url = new URL(address)
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
