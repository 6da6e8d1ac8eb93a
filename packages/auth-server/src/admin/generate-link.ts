import { z } from 'zod'
import { audit } from '../audit-log.ts'
import { inTransaction, type Backend, type Within } from '../backend.ts'
import { requireAdmin } from '../callers/caller.ts'
import type { UserRow } from '../database.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import { parse, optionalText, optionalObject, type Call } from '../http/call.ts'
import { forgetTokens } from '../one-time-tokens/consume-token.ts'
import { issueToken } from '../one-time-tokens/issue-token.ts'
import { deliverToken } from '../one-time-tokens/send-token.ts'
import { requestedRedirect } from '../redirects/redirect-policy.ts'
import { createUser } from '../users/create-user.ts'
import { clearUnconfirmedAccount } from '../users/delete-user.ts'
import { readEmail } from '../users/identifier.ts'
import { mergedMetadata, syncOwnIdentity, type Metadata } from '../users/identities.ts'
import { requireUserParts, userJson, userResponse } from '../users/user-response.ts'
import { emailTaken, requireAvailable, lockUserByName, setUser } from '../users/user-row.ts'
import { readPasswordHash } from './save-account.ts'

const actions = {
  signup: 'user_confirmation_requested',
  invite: 'user_invited',
  magiclink: 'user_recovery_requested',
  recovery: 'user_recovery_requested',
  email_change_current: 'user_modified',
  email_change_new: 'user_modified',
} as const

type LinkKind = keyof typeof actions

const linkForm = z.object({
  type: z.enum(Object.keys(actions) as LinkKind[], { error: 'Invalid email action link type requested' }),
  email: z.string().default('').transform(readEmail),
  new_email: optionalText.transform((given) => given && readEmail(given)),
  password: optionalText,
  data: optionalObject,
  redirect_to: optionalText,
})

type LinkForm = z.output<typeof linkForm>

/** What an email would carry, for an administrator to bring it to its reader: nothing is sent. */
export async function generateLink(call: Call): Promise<Response> {
  const admin = await requireAdmin(call)
  const form = parse(linkForm, await call.json())
  const isAskedInBody = form.redirect_to !== undefined && !call.url.searchParams.get('redirect_to')
  const redirectTo = isAskedInBody ? call.redirectTo(form.redirect_to) : requestedRedirect(call)
  return inTransaction(call, async (call) => {
    const { user, kind = form.type, to = form.email } = await accountOfLink(call, form)
    const wish = { user, kind, to, redirectTo, newEmail: form.new_email, isUnlimited: true }
    const { email, otp, tokenHash } = await issueToken(call, wish)
    await audit(call, actions[kind], admin, { user_id: user.id, link: kind })
    if (!email?.link) throw new AuthError(500, 'unexpected_failure', 'The link was not kept')
    return Response.json({
      ...userJson(await requireUserParts(call, user.id)),
      action_link: email.link.url,
      email_otp: otp,
      hashed_token: tokenHash,
      verification_type: kind,
      redirect_to: email.link.redirectTo,
    })
  })
}

/** Where nothing is said of them, the link is of the kind asked for and goes to the address given. */
type LinkAccount = { user: UserRow; kind?: LinkKind; to?: string }

async function accountOfLink(backend: Backend, form: LinkForm): Promise<LinkAccount> {
  const { email, type, data: userMetadata } = form
  if (type === 'invite') return { user: await accountToInvite(backend, email, userMetadata) }
  const present = await lockUserByName(backend, { kind: 'email', value: email })
  if (type === 'signup') return { user: await accountToConfirm(backend, present, form) }
  if (present)
    return type === 'magiclink' || type === 'recovery'
      ? { user: present }
      : changeOfAddress(backend, present, form)
  if (type !== 'magiclink') throw new AuthError(404, 'user_not_found', 'User with this email not found')
  return { user: await createUser(backend, { email, userMetadata }), kind: 'signup' }
}

async function accountToConfirm(
  backend: Backend,
  present: UserRow | undefined,
  { email, password, data: userMetadata }: LinkForm,
): Promise<UserRow> {
  if (present?.emailConfirmedAt) throw emailTaken()
  if (!present && !password) throw invalid('Signup requires a valid password')
  const passwordHash = await readPasswordHash({ password }, backend, { email })
  if (!present) return createUser(backend, { email, passwordHash, userMetadata })
  // The one who is there may be a stranger's, who waits for the owner to confirm.
  const rawUserMetaData = mergedMetadata(present.rawUserMetaData, userMetadata ?? {})
  return setUser(backend, present, { rawUserMetaData, encryptedPassword: passwordHash ?? '' })
}

async function changeOfAddress(
  backend: Backend,
  user: UserRow,
  { type, new_email: newEmail }: LinkForm,
): Promise<LinkAccount> {
  if (!newEmail) throw invalid('A new_email is required')
  const isToCurrent = type === 'email_change_current'
  if (isToCurrent && !backend.settings.mail.confirmsChangeTwice)
    throw invalid('Enable secure email change to generate link for current email')
  await requireAvailable(backend, { email: newEmail }, user.id)
  if (user.emailChange !== newEmail) {
    await forgetTokens(backend, user.id)
    await setUser(backend, user, { emailChange: newEmail, emailChangeConfirmStatus: 0 })
  }
  return { user, ...(!isToCurrent && { to: newEmail }) }
}

const form = z.object({ email: z.string().default('').transform(readEmail), data: optionalObject })

export async function invite(call: Call): Promise<Response> {
  const admin = await requireAdmin(call)
  const { email, data } = parse(form, await call.json())
  const redirectTo = requestedRedirect(call)
  const issued = await inTransaction(call, async (call) => {
    const user = await accountToInvite(call, email, data)
    await audit(call, 'user_invited', admin, { user_id: user.id })
    return issueToken(call, { user, kind: 'invite', to: email, redirectTo, isUnlimited: true })
  })
  await deliverToken(call, issued)
  return userResponse(call, issued.userId)
}

async function accountToInvite(
  within: Within,
  email: string,
  userMetadata: Metadata | undefined,
): Promise<UserRow> {
  const invitedAt = within.now()
  const present = await lockUserByName(within, { kind: 'email', value: email })
  if (!present) return createUser(within, { email, userMetadata, invitedAt })
  if (present.emailConfirmedAt || present.phoneConfirmedAt) throw emailTaken()
  await clearUnconfirmedAccount(within, present)
  const kept = present.invitedAt ? present.rawUserMetaData : {}
  const rawUserMetaData = mergedMetadata(kept, userMetadata ?? {})
  const user = await setUser(within, present, { invitedAt, rawUserMetaData })
  return syncOwnIdentity(within, user, 'email')
}
