import { data, type RouterContextProvider } from 'react-router'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import type { SignInAnswer, SignInField, SignInProblem } from './sign-in-answer.ts'

const nothingTyped = { email: '', firstName: '', lastName: '' }

const statusOf: Record<SignInProblem, number> = {
  'not-recognised': 422,
  paused: 403,
  'code-refused': 422,
  'recovery-code-refused': 422,
  'link-refused': 422,
  'provider-refused': 422,
  expired: 422,
  later: 429,
  unavailable: 503,
}

type Context = Readonly<RouterContextProvider>

export function answerAgain(
  context: Context,
  answer: Omit<Partial<SignInAnswer>, 'attempt' | 'values'> & { values?: Partial<SignInAnswer['values']> },
  headers: Record<string, string> = {},
) {
  const { values, ...rest } = answer
  return data<SignInAnswer>(
    {
      attempt: context.get(requestContext).id,
      problems: [],
      ...rest,
      values: { ...nothingTyped, ...values },
    },
    {
      status: rest.leaveFor ? 200 : rest.problem ? statusOf[rest.problem] : 422,
      headers: { ...forThisVisitor, ...headers },
    },
  )
}

export function mend(field: SignInField, message: string) {
  return { problems: [{ field, message }] }
}

export function answerLater(context: Context, seconds: number, values: Partial<SignInAnswer['values']> = {}) {
  return answerAgain(context, { problem: 'later', values }, { 'retry-after': String(seconds) })
}
