import { z } from 'zod'
import { audit } from '../audit-log.ts'
import type { Backend } from '../backend.ts'
import { requireAdmin } from '../callers/caller.ts'
import type { UserRow, AuthDatabase } from '../database.ts'
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
import { readUserParts, userJson, userResponse } from '../users/user-response.ts'
import { emailTaken, requireAvailable, lockUserByIdentifier, setUser } from '../users/user-row.ts'
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
  const { backend, request, url, json } = call
  const admin = await requireAdmin(backend, request)
  const form = parse(linkForm, await json())
  const isAskedInBody = form.redirect_to !== undefined && !url.searchParams.get('redirect_to')
  const redirectTo = isAskedInBody ? backend.redirectTo(form.redirect_to) : requestedRedirect(call)
  return backend.database.transaction(async (transaction) => {
    const { user, kind, to } = await accountOfLink(backend, transaction, form)
    const wish = { user, kind, to, redirectTo, newEmail: form.new_email, isUnlimited: true }
    const { email, otp, tokenHash } = await issueToken(backend, transaction, wish)
    await audit(call, transaction, actions[kind], admin, { user_id: user.id, link: kind })
    const parts = await readUserParts(transaction, user.id)
    if (!parts || !email?.link) throw new AuthError(500, 'unexpected_failure', 'The link was not kept')
    return Response.json({
      ...userJson(parts),
      action_link: email.link.url,
      email_otp: otp,
      hashed_token: tokenHash,
      verification_type: kind,
      redirect_to: email.link.redirectTo,
    })
  })
}

type LinkAccount = { user: UserRow; kind: LinkKind; to: string }

async function accountOfLink(
  backend: Backend,
  transaction: AuthDatabase,
  form: LinkForm,
): Promise<LinkAccount> {
  const { email, type, data: userMetadata } = form
  const now = backend.now()
  if (type === 'invite')
    return { user: await accountToInvite(transaction, { email, userMetadata, now }), kind: type, to: email }
  const present = await lockUserByIdentifier(transaction, { kind: 'email', value: email })
  if (type === 'signup') return signUp(backend, transaction, present, form)
  if (present && (type === 'magiclink' || type === 'recovery'))
    return { user: present, kind: type, to: email }
  if (present) return changeOfAddress(backend, transaction, present, form)
  if (type !== 'magiclink') throw new AuthError(404, 'user_not_found', 'User with this email not found')
  return { user: await createUser(transaction, { email, userMetadata, now }), kind: 'signup', to: email }
}

async function signUp(
  backend: Backend,
  transaction: AuthDatabase,
  present: UserRow | undefined,
  { email, password, data: userMetadata }: LinkForm,
): Promise<LinkAccount> {
  if (present?.emailConfirmedAt) throw emailTaken()
  if (present) {
    // The one who is there may be a stranger's, who waits for the owner to confirm.
    const encryptedPassword = password ? await readPasswordHash({ password }, backend.settings.password) : ''
    const rawUserMetaData = mergedMetadata(present.rawUserMetaData, userMetadata ?? {})
    const user = await setUser(transaction, present, { rawUserMetaData, encryptedPassword })
    return { user, kind: 'signup', to: email }
  }
  if (!password) throw invalid('Signup requires a valid password')
  const passwordHash = await readPasswordHash({ password }, backend.settings.password)
  const user = await createUser(transaction, { email, passwordHash, userMetadata, now: backend.now() })
  return { user, kind: 'signup', to: email }
}

async function changeOfAddress(
  { settings }: Backend,
  transaction: AuthDatabase,
  user: UserRow,
  { type, email, new_email: newEmail }: LinkForm,
): Promise<LinkAccount> {
  if (!newEmail) throw invalid('A new_email is required')
  if (type === 'email_change_current' && !settings.mail.confirmsChangeTwice)
    throw invalid('Enable secure email change to generate link for current email')
  await requireAvailable(transaction, { kind: 'email', value: newEmail }, user.id)
  if (user.emailChange !== newEmail) {
    await forgetTokens(transaction, user.id)
    await setUser(transaction, user, { emailChange: newEmail, emailChangeConfirmStatus: 0 })
  }
  return { user, kind: type, to: type === 'email_change_current' ? email : newEmail }
}

const form = z.object({ email: z.string().default('').transform(readEmail), data: optionalObject })

export async function invite(call: Call): Promise<Response> {
  const { backend, request, json } = call
  const admin = await requireAdmin(backend, request)
  const { email, data } = parse(form, await json())
  const redirectTo = requestedRedirect(call)
  const issued = await backend.database.transaction(async (transaction) => {
    const user = await accountToInvite(transaction, { email, userMetadata: data, now: backend.now() })
    await audit(call, transaction, 'user_invited', admin, { user_id: user.id })
    const wish = { user, kind: 'invite', to: email, redirectTo, isUnlimited: true } as const
    return issueToken(backend, transaction, wish)
  })
  await deliverToken(backend, issued)
  return userResponse(backend.database, issued.userId)
}

export async function accountToInvite(
  transaction: AuthDatabase,
  invited: { email: string; userMetadata: Metadata | undefined; now: Date },
): Promise<UserRow> {
  const { email, now } = invited
  const present = await lockUserByIdentifier(transaction, { kind: 'email', value: email })
  if (!present) return createUser(transaction, { ...invited, invitedAt: now })
  if (present.emailConfirmedAt || present.phoneConfirmedAt) throw emailTaken()
  await clearUnconfirmedAccount(transaction, present)
  const kept = present.invitedAt ? present.rawUserMetaData : {}
  const rawUserMetaData = mergedMetadata(kept, invited.userMetadata ?? {})
  const user = await setUser(transaction, present, { invitedAt: now, rawUserMetaData })
  return syncOwnIdentity(transaction, user, 'email', now)
}
