import { z } from 'zod'
import { audit } from '../audit-log.ts'
import type { Backend } from '../backend.ts'
import { isAdminRole, requireCaller, requireFullAssurance, type Caller } from '../callers/caller.ts'
import type { UserRow, AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse, optionalText, optionalObject, type Call } from '../http/call.ts'
import {
  type TokenWish,
  type IssuedToken,
  issueEmailChange,
  issuePhoneChange,
} from '../one-time-tokens/issue-token.ts'
import { deliverToken } from '../one-time-tokens/send-token.ts'
import { readCodeChallenge } from '../pkce/code-challenge.ts'
import { requestedRedirect } from '../redirects/redirect-policy.ts'
import { revokeAccess } from './delete-user.ts'
import { readEmail, readPhone } from './identifier.ts'
import { mergedMetadata, syncOwnIdentity } from './identities.ts'
import { readNewPassword, countNonce, useNonce, forgetNonces } from './new-password.ts'
import { userResponse } from './user-response.ts'
import { requireAvailable, lockUser, setUser } from './user-row.ts'

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
  const { backend, request, json } = call
  const caller = await requireCaller(backend, request)
  const form = parse(userForm, await json())
  const codeChallenge = readCodeChallenge(form)
  if (form.app_metadata && !isAdminRole(caller.user.role))
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  if (changesSignIn(caller.user, form)) await requireFullAssurance(backend, caller)
  const passwordHash = await readNewPassword(backend, caller, form)
  if (passwordHash) await countNonce(backend, caller)
  const issued = await backend.database.transaction(async (transaction) => {
    const user = await lockOwnRow(transaction, caller)
    if (passwordHash) {
      await useNonce(backend, transaction, caller, form.nonce)
      await setPassword(call, transaction, caller, passwordHash)
    }
    const changed = await setMetadata(transaction, user, form, backend.now())
    const wish = { user: changed, codeChallenge, redirectTo: requestedRedirect(call) }
    const tokens = await issueAddressChanges(backend, transaction, wish, addressChanges(user, form))
    await audit(call, transaction, 'user_modified', user)
    return tokens
  })
  if (passwordHash) await forgetNonces(backend, caller)
  for (const token of issued) await deliverToken(backend, token)
  return userResponse(backend.database, caller.user.id)
}

function changesSignIn(user: UserRow, form: UserForm): boolean {
  return form.password !== undefined || Object.values(addressChanges(user, form)).some(Boolean)
}

async function lockOwnRow(transaction: AuthDatabase, caller: Caller): Promise<UserRow> {
  const user = await lockUser(transaction, caller.user.id)
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  if (user.encryptedPassword === caller.user.encryptedPassword && user.email === caller.user.email)
    return user
  throw new AuthError(409, 'conflict', 'The account was changed meanwhile, please try again')
}

async function setPassword(
  call: Call,
  transaction: AuthDatabase,
  { user, session }: Caller,
  encryptedPassword: string,
): Promise<void> {
  await revokeAccess(transaction, user.id, { exceptSessionId: session.id })
  await setUser(transaction, user, { encryptedPassword })
  await audit(call, transaction, 'user_updated_password', user)
}

function setMetadata(
  transaction: AuthDatabase,
  user: UserRow,
  { data, app_metadata: appMetadata }: UserForm,
  now: Date,
): Promise<UserRow> {
  return setUser(transaction, user, {
    updatedAt: now,
    rawUserMetaData: data && mergedMetadata(user.rawUserMetaData, data),
    rawAppMetaData: appMetadata && mergedMetadata(user.rawAppMetaData, appMetadata),
  })
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
  transaction: AuthDatabase,
  wish: Pick<TokenWish, 'user' | 'codeChallenge' | 'redirectTo'>,
  { email, phone }: AddressChanges,
): Promise<IssuedToken[]> {
  const { autoconfirm } = backend.settings
  const { user } = wish
  if (email) await requireAvailable(transaction, { kind: 'email', value: email }, user.id)
  if (phone) await requireAvailable(transaction, { kind: 'phone', value: phone }, user.id)
  const issued: IssuedToken[] = []
  if (email && user.isAnonymous && autoconfirm.email)
    await setAtOnce(backend, transaction, user, { email, emailConfirmedAt: backend.now() })
  else if (email) issued.push(...(await issueEmailChange(backend, transaction, { ...wish, newEmail: email })))
  if (phone && autoconfirm.phone)
    await setAtOnce(backend, transaction, user, { phone, phoneConfirmedAt: backend.now() })
  else if (phone) issued.push(await issuePhoneChange(backend, transaction, { user, newPhone: phone }))
  return issued
}

async function setAtOnce(
  { now }: Backend,
  transaction: AuthDatabase,
  user: UserRow,
  confirmed: Partial<Pick<UserRow, 'email' | 'emailConfirmedAt' | 'phone' | 'phoneConfirmedAt'>>,
): Promise<void> {
  const changed = await setUser(transaction, user, { ...confirmed, isAnonymous: false })
  await syncOwnIdentity(transaction, changed, confirmed.email ? 'email' : 'phone', now())
}
