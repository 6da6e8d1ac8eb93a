import { z } from 'zod'
import type { Backend } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import { requireAcceptablePassword } from '../passwords/password-policy.ts'
import { readAccountName, type AccountName } from '../users/account-name.ts'

export const codeChallengeFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
}

/** What a request says of a person besides its name. */
export const dataField = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((data) => data ?? undefined)

/** How a code goes to a number. */
export const channelField = z.string().nullish()

export const signUpForm = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().nullish(),
  data: dataField,
  channel: channelField,
  ...codeChallengeFields,
})

export type SignUpForm = z.output<typeof signUpForm>

/** Whose account is to be, and its password. The order of the refusals is GoTrue's. */
export function readSignUp(backend: Backend, form: SignUpForm): { name: AccountName; password: string } {
  const { signUp, password: policy } = backend.settings
  requireSignUpOpen(backend)
  const password = form.password ?? ''
  if (password === '') throw new AuthError(400, 'validation_failed', 'Signup requires a valid password')
  requireAcceptablePassword(password, policy)
  if (form.email !== '' && form.phone !== '') {
    const message = 'Only an email address or phone number should be provided on signup.'
    throw new AuthError(400, 'validation_failed', message)
  }
  if (form.email !== '' && !signUp.email)
    throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled')
  if (form.phone !== '' && !signUp.phone)
    throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  if (form.phone !== '') requireChannel(form.channel)
  return { name: readAccountName(backend, form), password }
}

export function requireSignUpOpen({ settings }: Backend): void {
  if (settings.signUp.enabled) return
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
}

/** Our gateway carries SMS and nothing else. Source of the text: GoTrue. */
export function requireChannel(channel: string | null | undefined): void {
  if (!channel || channel === 'sms') return
  const message =
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider."
  throw new AuthError(400, 'validation_failed', message)
}
