import { data, type RouterContextProvider } from 'react-router'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import type { AccountAnswer } from './account-answer.ts'

/** Shows a form again. Passwords and codes never are among its `values`. */
export function answerAgain(
  context: Readonly<RouterContextProvider>,
  answer: Pick<AccountAnswer, 'form'> & Partial<AccountAnswer>,
  status = 422,
) {
  const { id } = context.get(requestContext)
  return data<AccountAnswer>(
    { attempt: id, values: {}, problems: [], ...answer },
    { status, headers: forThisVisitor },
  )
}
