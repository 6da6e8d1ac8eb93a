import { redirect } from 'react-router'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { emailAddress } from '#app/domain/shared/people/email-address.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import { answerAgain, mend, problemOfError, type Context } from './answer.server.ts'
import { attemptWasRight, tooManyAttempts } from './attempts.server.ts'
import { askedAddressCookie, goOn } from './go-on.server.ts'

const address = emailAddress('Indiquez votre adresse e-mail.')

export function typedAddress(form: FormData): { email: string; problem: string | undefined } {
  const email = textOf(form, 'email').trim()
  const read = address.safeParse(email)
  return { email, problem: read.error?.issues[0]?.message }
}

/** Writes to the address of a form what signs in, or what lets one choose a new password. */
export async function sendCode(context: Context, form: FormData, purpose: 'sign-in' | 'recovery') {
  const services = context.get(servicesContext)
  const { email, problem } = typedAddress(form)
  if (problem) return answerAgain(context, { values: { email }, ...mend('email', problem) })
  const tooMany = await tooManyAttempts('sending', context, email, { email })
  if (tooMany) return tooMany
  const auth = context.get(visitorContext).auth()
  const { siteUrl } = services
  const { error } =
    purpose === 'sign-in'
      ? await auth.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo: siteUrl } })
      : await auth.resetPasswordForEmail(email, { redirectTo: siteUrl })
  // Unknown here, or written to a moment ago: both are this person's business only.
  if (error && problemOfError(error, 'not-recognised') === 'unavailable')
    return answerAgain(context, { problem: 'unavailable', values: { email } })
  const headers = { ...noStore, 'set-cookie': await askedAddressCookie.write(email, services) }
  const next = `${purpose === 'sign-in' ? '/login' : '/mot-de-passe'}?etape=code`
  return redirect(textOf(form, 'again') === '' ? next : `${next}&encore=1`, { status: 303, headers })
}

export async function checkCode(
  request: Request,
  context: Context,
  form: FormData,
  { type, wanted }: { type: 'email' | 'recovery'; wanted?: string },
) {
  const token = figuresOf(form)
  const email = await askedAddressCookie.read(request)
  if (!email) return answerAgain(context, { problem: 'expired' })
  if (!isCode(token)) return answerAgain(context, mend('code', incompleteCode))
  const tooMany = await tooManyAttempts('code', context, email)
  if (tooMany) return tooMany
  const visitor = context.get(visitorContext)
  const { error } = await visitor.signInOver(() => visitor.auth().verifyOtp({ email, token, type }))
  if (!error) {
    await attemptWasRight('code', context, email)
    return goOn(request, context, { wanted, offering: form })
  }
  return answerAgain(context, { problem: problemOfError(error, 'code-refused') })
}

export const incompleteCode = 'Saisissez les six chiffres du code.'

export function figuresOf(form: FormData): string {
  return textOf(form, 'code').replaceAll(/[\s.-]/g, '')
}

export function isCode(figures: string): boolean {
  return /^\d{6,10}$/.test(figures)
}
