import { isAuthError } from '@supabase/supabase-js'
import { redirect, type RouterContextProvider } from 'react-router'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { keptByNobody } from '#app/http/headers.ts'
import { answerAgain, answerLater, mend } from '../answer-again.server.ts'
import { secondsToWait } from '../attempts.server.ts'
import { problemOfError } from '../problem-of-error.ts'
import { askedAddressCookie } from '../sign-in-cookie.server.ts'
import { textOf } from '../text-of.ts'
import { typedAddress } from './typed-address.ts'

type Context = Readonly<RouterContextProvider>
type Sending = { next: string; send: (email: string, redirectTo: string) => Promise<void> }

export function sendSignInCode(context: Context, form: FormData) {
  const auth = () => context.get(visitorContext).auth()
  return sendTo(context, form, {
    next: '/login?etape=code',
    async send(email, emailRedirectTo) {
      const options = { shouldCreateUser: false, emailRedirectTo }
      const { error } = await auth().signInWithOtp({ email, options })
      if (error) throw error
    },
  })
}

export function sendRecoveryCode(context: Context, form: FormData) {
  const auth = () => context.get(visitorContext).auth()
  return sendTo(context, form, {
    next: '/mot-de-passe?etape=code',
    async send(email, redirectTo) {
      const { error } = await auth().resetPasswordForEmail(email, { redirectTo })
      if (error) throw error
    },
  })
}

async function sendTo(context: Context, form: FormData, { next, send }: Sending) {
  const services = context.get(servicesContext)
  const { email, problem } = typedAddress(form)
  if (problem) return answerAgain(context, { values: { email }, ...mend('email', problem) })
  const wait = await secondsToWait('sending', context, email)
  if (wait > 0) return answerLater(context, wait, { email })
  try {
    await send(email, services.siteUrl)
  } catch (error) {
    if (!isAuthError(error)) throw error
    // Unknown here, or written to a moment ago: both are this person's business only.
    if (problemOfError(error, 'not-recognised') === 'unavailable')
      return answerAgain(context, { problem: 'unavailable', values: { email } })
  }
  const headers = { ...keptByNobody, 'set-cookie': await askedAddressCookie.write(email, services) }
  const isAgain = textOf(form, 'again') !== ''
  return redirect(isAgain ? `${next}&encore=1` : next, { status: 303, headers })
}
