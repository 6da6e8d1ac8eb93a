import { data, type RouterContextProvider } from 'react-router'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
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

export function problemOfError(
  error: { status?: number | undefined; code?: string | undefined },
  otherwise: SignInProblem,
): SignInProblem {
  const { status = 500, code = '' } = error
  if (status === 0 || status >= 500) return 'unavailable'
  if (code === 'user_banned') return 'paused'
  return status === 429 || code.startsWith('over_') ? 'later' : otherwise
}
