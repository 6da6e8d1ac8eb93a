import type { RouterContextProvider } from 'react-router'
import { visitorContext } from '#app/http/context.ts'
import { answerAgain, answerLater, mend } from '../answer-again.server.ts'
import { secondsToWait } from '../attempts.server.ts'
import { goOn } from '../go-on.server.ts'
import { problemOfError } from '../problem-of-error.ts'
import { askedAddressCookie } from '../sign-in-cookie.server.ts'
import { textOf } from '../text-of.ts'

type Purpose = { type: 'email' | 'recovery'; wanted?: string }

export async function checkCode(
  request: Request,
  context: Readonly<RouterContextProvider>,
  form: FormData,
  { type, wanted }: Purpose,
) {
  const token = figuresOf(form)
  const email = await askedAddressCookie.read(request)
  if (!email) return answerAgain(context, { problem: 'expired' })
  if (!/^\d{6,10}$/.test(token)) return answerAgain(context, mend('code', incompleteCode))
  const wait = await secondsToWait('code', context, email)
  if (wait > 0) return answerLater(context, wait)
  const { error } = await context.get(visitorContext).auth().verifyOtp({ email, token, type })
  if (!error) return goOn(request, context, wanted)
  return answerAgain(context, { problem: problemOfError(error, 'code-refused') })
}

export const incompleteCode = 'Saisissez les six chiffres du code.'

export function figuresOf(form: FormData): string {
  return textOf(form, 'code').replaceAll(/[\s.-]/g, '')
}
