import { z } from 'zod'
import { audit } from '../audit-log.ts'
import { inTransaction, type Backend } from '../backend.ts'
import { requireAdmin } from '../callers/caller.ts'
import type { UserRow } from '../database.ts'
import { invalid } from '../errors/auth-error.ts'
import { parse, optionalText, optionalObject, type Call, pathId } from '../http/call.ts'
import { isKnownHash, hashPassword } from '../passwords/password-hash.ts'
import { requireAcceptablePassword } from '../passwords/password-policy.ts'
import { bannedUntil } from '../users/ban.ts'
import { createUser } from '../users/create-user.ts'
import { revokeAccess, revokePending } from '../users/delete-user.ts'
import { readEmail, readPhone } from '../users/identifier.ts'
import { mergedMetadata, syncOwnIdentity } from '../users/identities.ts'
import { userResponse, userNotFound } from '../users/user-response.ts'
import { requireAvailable, lockUser, setUser } from '../users/user-row.ts'

const yes = z
  .boolean()
  .nullish()
  .transform((given) => given === true)

const role = optionalText.refine((given) => given === undefined || /^[a-z_][a-z0-9_]{0,62}$/i.test(given), {
  message: 'not the name of a role',
})

const adminForm = z.object({
  id: optionalText,
  email: optionalText.transform((given) => given && readEmail(given)),
  phone: optionalText.transform((given) => given && readPhone(given)),
  password: optionalText,
  password_hash: optionalText,
  email_confirm: yes,
  phone_confirm: yes,
  user_metadata: optionalObject,
  app_metadata: optionalObject,
  ban_duration: optionalText,
  role,
})

type AdminForm = z.output<typeof adminForm>

function readChosenId(given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  if (!z.uuid().safeParse(given).success) throw invalid('ID must conform to the uuid v4 format')
  if (/^[0-]*$/.test(given)) throw invalid('ID cannot be a nil uuid')
  return given.toLowerCase()
}

export async function readPasswordHash(
  { password, password_hash: brought }: Partial<Pick<AdminForm, 'password' | 'password_hash'>>,
  backend: Backend,
  owner: { id?: string; email?: string | undefined },
): Promise<string | undefined> {
  if (password !== undefined && brought !== undefined)
    throw invalid('Only a password or a password hash should be provided')
  if (brought !== undefined && !isKnownHash(brought))
    throw invalid('password_hash: neither argon2id nor bcrypt')
  if (password === undefined) return brought
  await requireAcceptablePassword(backend, password, owner)
  return hashPassword(password)
}

export async function createAccount(call: Call): Promise<Response> {
  const admin = await requireAdmin(call)
  const form = parse(adminForm, await call.json())
  const { email, phone } = form
  if (!email && !phone) throw invalid('Cannot create a user without either an email or phone')
  const id = readChosenId(form.id)
  const ban = form.ban_duration === undefined ? null : bannedUntil(form.ban_duration, call.now())
  const passwordHash = await readPasswordHash(form, call, { email })
  return inTransaction(call, async (call) => {
    await requireAvailable(call, form)
    const now = call.now()
    const user = await createUser(call, {
      id,
      email,
      phone,
      passwordHash,
      emailConfirmedAt: email && form.email_confirm ? now : undefined,
      phoneConfirmedAt: phone && form.phone_confirm ? now : undefined,
      bannedUntil: ban,
      role: form.role,
      appMetadata: form.app_metadata,
      userMetadata: form.user_metadata,
    })
    await audit(call, 'user_signedup', admin, { user_id: user.id })
    return userResponse(call, user.id)
  })
}

/** Changes an account at once, without asking its owner. Metadata is merged, a null deletes. */
export async function updateAccount(call: Call): Promise<Response> {
  const admin = await requireAdmin(call)
  const id = pathId(call, 'user_id')
  const form = parse(adminForm, await call.json())
  const ban = form.ban_duration === undefined ? undefined : bannedUntil(form.ban_duration, call.now())
  const encryptedPassword = await readPasswordHash(form, call, { id, email: form.email })
  return inTransaction(call, async (call) => {
    const user = await lockUser(call, id)
    if (!user) throw userNotFound()
    const changes = changesOf(user, form, call.now())
    await requireAvailable(call, changes, id)
    if (encryptedPassword) await revokeAccess(call, id)
    else if (changes.email || changes.phone) await revokePending(call, id)
    const changed = await setUser(call, user, { ...changes, bannedUntil: ban, encryptedPassword })
    const hasEmail = form.email || form.email_confirm
    const aligned = hasEmail ? await syncOwnIdentity(call, changed, 'email') : changed
    if (form.phone || form.phone_confirm) await syncOwnIdentity(call, aligned, 'phone')
    await audit(call, 'user_modified', admin, { user_id: id })
    return userResponse(call, id)
  })
}

function changesOf(user: UserRow, form: AdminForm, now: Date) {
  const email = form.email !== user.email ? form.email : undefined
  const phone = form.phone !== user.phone ? form.phone : undefined
  const confirmsEmail = form.email_confirm && Boolean(form.email ?? user.email)
  const confirmsPhone = form.phone_confirm && Boolean(form.phone ?? user.phone)
  return {
    updatedAt: now,
    ...(email && { email, emailChange: '', isAnonymous: false }),
    ...(phone && { phone, phoneChange: '', isAnonymous: false }),
    ...(confirmsEmail && { emailConfirmedAt: user.emailConfirmedAt ?? now }),
    ...(confirmsPhone && { phoneConfirmedAt: user.phoneConfirmedAt ?? now }),
    ...(form.role && { role: form.role }),
    ...(form.app_metadata && { rawAppMetaData: mergedMetadata(user.rawAppMetaData, form.app_metadata) }),
    ...(form.user_metadata && { rawUserMetaData: mergedMetadata(user.rawUserMetaData, form.user_metadata) }),
  }
}
