import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Backend, Within } from '../backend.ts'
import type { UserRow } from '../database.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import { optionalText, optionalObject } from '../http/call.ts'
import { requireAcceptablePassword } from '../passwords/password-policy.ts'
import { codeChallengeFields } from '../pkce/code-challenge.ts'
import { createUser } from '../users/create-user.ts'
import { type Identifier, readIdentifier, requireKind } from '../users/identifier.ts'
import { type Metadata, mergedMetadata } from '../users/identities.ts'

export const signUpForm = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().nullish(),
  data: optionalObject,
  channel: optionalText,
  ...codeChallengeFields,
})

export type SignUpForm = z.output<typeof signUpForm>

export async function readSignUp(
  backend: Backend,
  form: SignUpForm,
): Promise<{ name: Identifier; password: string }> {
  requireSignUpOpen(backend)
  const password = form.password ?? ''
  if (password === '') throw invalid('Signup requires a valid password')
  await requireAcceptablePassword(backend, password, form)
  if (form.email !== '' && form.phone !== '')
    throw invalid('Only an email address or phone number should be provided on signup.')
  requireKind(backend, form.email === '' ? 'phone' : 'email', 'signups')
  if (form.phone !== '') requireChannel(form.channel)
  return { name: readIdentifier(backend, form), password }
}

export function requireSignUpOpen(backend: Backend): void {
  if (backend.settings.signUp.enabled) return
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
}

/** Our gateway carries SMS and nothing else. Source of the text: GoTrue. */
export function requireChannel(channel: string | null | undefined): void {
  if (!channel || channel === 'sms') return
  const message =
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider."
  throw invalid(message)
}

export type Registration = {
  id: string
  name: Identifier
  metadata: Metadata
  passwordHash: string | undefined
}

/** Metadata of a new account as GoTrue makes it. `400 validation_failed` when it is too much. */
export function registration(name: Identifier, data?: Metadata, passwordHash?: string): Registration {
  const id = randomUUID()
  const own = { sub: id, [name.kind]: name.value, email_verified: false, phone_verified: false }
  const metadata = mergedMetadata(data ?? {}, own)
  return { id, name, metadata, passwordHash }
}

export function createRegisteredUser(
  within: Within,
  { id, name, metadata, passwordHash }: Registration,
  isConfirmed: boolean,
): Promise<UserRow> {
  const { kind, value } = name
  const confirmed = isConfirmed && { [`${kind}ConfirmedAt`]: within.now() }
  const userMetadata = { ...metadata, ...(isConfirmed && { [`${kind}_verified`]: true }) }
  return createUser(within, { id, [kind]: value, ...confirmed, passwordHash, userMetadata })
}

/** What the answer to a sign-up says when there is an account already: nothing of it. Source of the form: GoTrue. */
export function obfuscatedUser({ id, name, metadata }: Registration, now: Date): Record<string, unknown> {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: '',
    phone: '',
    [name.kind]: name.value,
    confirmation_sent_at: now.toISOString(),
    app_metadata: { provider: name.kind, providers: [name.kind] },
    user_metadata: metadata,
    identities: [],
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    is_anonymous: false,
  }
}
