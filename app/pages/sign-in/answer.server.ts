import type { AuthError } from '@supabase/supabase-js'
import { data, type RouterContextProvider } from 'react-router'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { rateLimit, takeInTurn, visitorKey } from '#app/http/rate-limit.server.ts'
import { problemWords, type SignInAnswer, type SignInField, type SignInProblem } from './answer.ts'

export type Context = Readonly<RouterContextProvider>

const statusOf: Partial<Record<SignInProblem, number>> = { paused: 403, later: 429, unavailable: 503 }

export type Refusal = Partial<Omit<SignInAnswer, 'attempt' | 'problem'>> & { problem?: SignInProblem }

export function answerAgain(
  context: Context,
  { problem, ...rest }: Refusal,
  headers: Record<string, string> = {},
) {
  const { id: attempt } = context.get(requestContext)
  const answer: SignInAnswer = { attempt, values: {}, problems: [], ...rest }
  if (problem) answer.problem = problemWords[problem]
  const refused = (problem && statusOf[problem]) ?? 422
  return data(answer, {
    status: rest.leaveFor ? 200 : refused,
    headers: { ...forThisVisitor, ...headers },
  })
}

export function mend(field: SignInField, message: string) {
  return { problems: [{ field, message }] }
}

export function problemOfError(error: AuthError, otherwise: SignInProblem): SignInProblem {
  const { status = 500, code = '' } = error
  if (status === 0 || status >= 500) return 'unavailable'
  if (code === 'user_banned') return 'paused'
  return status === 429 || code.startsWith('over_') ? 'later' : otherwise
}

const quarterHour = 900
const hour = 3600

// One visitor may try a few accounts (a family, a club's computer); one account is tried by few visitors.
const limits = {
  password: limit({ visitor: 60, account: 10, seconds: quarterHour }),
  code: limit({ visitor: 60, account: 10, seconds: quarterHour }),
  recoveryCode: limit({ visitor: 10, account: 10, seconds: hour }),
  sending: limit({ visitor: 10, account: 5, seconds: hour }),
}

function limit({ visitor, account, seconds }: { visitor: number; account: number; seconds: number }) {
  return {
    visitor: rateLimit({ points: visitor, seconds }),
    account: rateLimit({ points: account, seconds }),
  }
}

/** Counts an attempt on an account (email or number); the answer when it must wait, undefined when it may go on. */
export async function tooManyAttempts(
  kind: keyof typeof limits,
  context: Context,
  account: string,
  values: SignInAnswer['values'] = {},
) {
  const { address } = context.get(requestContext)
  const { visitor, account: ofAccount } = limits[kind]
  const key = visitorKey(address)
  // A visitor who must wait uses up nothing of the accounts of others.
  const wait = account
    ? await takeInTurn([visitor, key], [ofAccount, account.toLowerCase()])
    : await visitor.take(key)
  return wait > 0
    ? answerAgain(context, { problem: 'later', values }, { 'retry-after': String(wait) })
    : undefined
}
