import { z } from 'zod'
import { audit } from '../audit-log.ts'
import { inTransaction, type Backend, type Within } from '../backend.ts'
import {
  isAdminRole,
  requireCaller,
  requireFullAssurance,
  lockCaller,
  type Caller,
} from '../callers/caller.ts'
import { requireFreshProof } from '../callers/fresh-proof.ts'
import type { UserRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse, optionalText, optionalObject, type Call } from '../http/call.ts'
import { countAttempt, forgetFailures } from '../limits/failed-attempts.ts'
import {
  type TokenWish,
  type IssuedToken,
  issueEmailChange,
  issuePhoneChange,
} from '../one-time-tokens/issue-token.ts'
import { deliverToken } from '../one-time-tokens/send-token.ts'
import { readCodeChallenge } from '../pkce/code-challenge.ts'
import { tellChange } from '../policy.ts'
import { requestedRedirect } from '../redirects/redirect-policy.ts'
import { revokeAccess } from './delete-user.ts'
import { readEmail, readPhone, requireKind } from './identifier.ts'
import { mergedMetadata, syncOwnIdentity } from './identities.ts'
import { readNewPassword, nonceAttempt, useNonce } from './new-password.ts'
import { userResponse } from './user-response.ts'
import { requireAvailable, setUser } from './user-row.ts'

const userForm = z.object({
  email: optionalText.transform((given) => given && readEmail(given)),
  phone: optionalText.transform((given) => given && readPhone(given)),
  channel: optionalText.refine((given) => !given || given === 'sms', { message: 'only sms is supported' }),
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  data: optionalObject,
  app_metadata: optionalObject,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
})

export type UserForm = z.output<typeof userForm>

export async function updateUser(call: Call): Promise<Response> {
  const caller = await requireCaller(call)
  const form = parse(userForm, await call.json())
  const codeChallenge = readCodeChallenge(form)
  if (form.app_metadata && !isAdminRole(caller.user.role))
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  if (changesSignIn(caller.user, form)) await requireFullAssurance(call, caller)
  requireOwner(call, caller, addressChanges(caller.user, form))
  const passwordHash = await readNewPassword(call, caller, form)
  const attempt = passwordHash ? nonceAttempt(call, caller) : undefined
  if (attempt) await countAttempt(call, attempt)
  const issued = await inTransaction(call, async (call) => {
    const user = await lockOwnRow(call, caller)
    if (passwordHash) {
      if (attempt) await useNonce(call, caller.user, form.nonce)
      await revokeAccess(call, user.id, caller.session.id)
      await setUser(call, user, { encryptedPassword: passwordHash })
      await audit(call, 'user_updated_password', user)
      const isWelcome = caller.claims.amr.some(({ method }) => method === 'invite')
      if (user.encryptedPassword || !isWelcome) await tellChange(call, 'password-changed', user)
    }
    const changed = await setUser(call, user, {
      updatedAt: call.now(),
      rawUserMetaData: form.data && mergedMetadata(user.rawUserMetaData, form.data),
      rawAppMetaData: form.app_metadata && mergedMetadata(user.rawAppMetaData, form.app_metadata),
    })
    const wish = { user: changed, codeChallenge, redirectTo: requestedRedirect(call) }
    const tokens = await issueAddressChanges(call, wish, addressChanges(user, form))
    await audit(call, 'user_modified', user)
    return tokens
  })
  if (attempt) await forgetFailures(call, attempt)
  for (const token of issued) await deliverToken(call, token)
  return userResponse(call, caller.user.id)
}

function changesSignIn(user: UserRow, form: UserForm): boolean {
  return form.password !== undefined || Object.values(addressChanges(user, form)).some(Boolean)
}

/** A number, or an address that the present one does not confirm, is changed by the owner alone. */
function requireOwner(backend: Backend, caller: Caller, { email, phone }: AddressChanges): void {
  if (phone) requireKind(backend, 'phone', 'logins')
  const isConfirmedByPresent = backend.settings.mail.confirmsChangeTwice && Boolean(caller.user.email)
  if (phone || (email && !isConfirmedByPresent)) requireFreshProof(backend, caller)
}

async function lockOwnRow(within: Within, caller: Caller): Promise<UserRow> {
  const user = await lockCaller(within, caller)
  if (user.encryptedPassword === caller.user.encryptedPassword && user.email === caller.user.email)
    return user
  throw new AuthError(409, 'conflict', 'The account was changed meanwhile, please try again')
}

type AddressChanges = { email: string | undefined; phone: string | undefined }

function addressChanges(user: UserRow, form: Pick<UserForm, 'email' | 'phone'>): AddressChanges {
  return {
    email: form.email === user.email ? undefined : form.email,
    phone: form.phone === user.phone ? undefined : form.phone,
  }
}

/** Issues what confirms a new address or number; where settings confirm by themselves, it holds at once. Source: GoTrue. */
async function issueAddressChanges(
  backend: Backend,
  wish: Pick<TokenWish, 'user' | 'codeChallenge' | 'redirectTo'>,
  changes: AddressChanges,
): Promise<IssuedToken[]> {
  const { autoconfirm } = backend.settings
  const { user } = wish
  const { email, phone } = changes
  await requireAvailable(backend, changes, user.id)
  const issued: IssuedToken[] = []
  if (email && user.isAnonymous && autoconfirm.email) await setAtOnce(backend, user, 'email', email)
  else if (email) issued.push(...(await issueEmailChange(backend, { ...wish, newEmail: email })))
  if (phone && autoconfirm.phone) await setAtOnce(backend, user, 'phone', phone)
  else if (phone) issued.push(await issuePhoneChange(backend, user, phone))
  return issued
}

async function setAtOnce(within: Within, user: UserRow, kind: 'email' | 'phone', value: string) {
  const set = { [kind]: value, [`${kind}ConfirmedAt`]: within.now(), isAnonymous: false }
  await syncOwnIdentity(within, await setUser(within, user, set), kind)
}
