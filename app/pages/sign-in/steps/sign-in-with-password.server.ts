import type { RouterContextProvider } from 'react-router'
import { visitorContext } from '#app/http/context.ts'
import { answerAgain, answerLater, mend } from '../answer-again.server.ts'
import { secondsToWait } from '../attempts.server.ts'
import { goOn } from '../go-on.server.ts'
import { problemOfError } from '../problem-of-error.ts'
import { textOf } from '../text-of.ts'
import { typedAddress } from './typed-address.ts'

/** Signs in with an address and a password; what is wrong of the two is never said. */
export async function signInWithPassword(
  request: Request,
  context: Readonly<RouterContextProvider>,
  form: FormData,
) {
  const { email, problem: addressProblem } = typedAddress(form)
  const values = { email }
  const password = textOf(form, 'password')
  if (addressProblem) return answerAgain(context, { values, ...mend('email', addressProblem) })
  if (password === '')
    return answerAgain(context, { values, ...mend('password', 'Saisissez votre mot de passe.') })
  const wait = await secondsToWait('password', context, email)
  if (wait > 0) return answerLater(context, wait, values)
  const { error } = await context.get(visitorContext).auth().signInWithPassword({ email, password })
  if (!error) return goOn(request, context)
  const problem = problemOfError(error, 'not-recognised')
  return answerAgain(context, { problem, values })
}
