import { eq } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import { requireAdmin } from '../callers/require-admin.ts'
import type { AuthDatabase } from '../database.ts'
import { parse } from '../http/parse.ts'
import { pathId } from '../http/path-id.ts'
import type { Call } from '../http/route.ts'
import { users } from '../schema/index.ts'
import { bannedUntil } from '../users/ban.ts'
import { endAccess, endPending } from '../users/end-access.ts'
import { lockUser } from '../users/lock-user.ts'
import { mergedMetadata } from '../users/metadata.ts'
import { alignOwnIdentity } from '../users/own-identity.ts'
import { refusingTaken, requireFree } from '../users/taken.ts'
import { userNotFound, userResponse } from '../users/user-response.ts'
import type { UserRow } from '../users/user-row.ts'
import { adminForm, readPasswordHash, type AdminForm } from './admin-form.ts'

/**
 * Changes an account at once, without asking its owner. Metadata is merged, a null deletes. A new password
 * ends every session; like a new address or number, it makes void what was sent.
 */
export async function updateAccount(call: Call): Promise<Response> {
  const { backend, request, address, json } = call
  const admin = await requireAdmin(backend, request)
  const id = pathId(call, 'user_id')
  const form = parse(adminForm, await json())
  const now = backend.now()
  const ban = form.ban_duration === undefined ? undefined : bannedUntil(form.ban_duration, now)
  const passwordHash = await readPasswordHash(form, backend.settings.password)
  return backend.database.transaction(async (transaction) => {
    const user = await lockUser(transaction, id)
    if (!user) throw userNotFound()
    const changes = changesOf(user, form, now)
    if (changes.email) await requireFree(transaction, { kind: 'email', value: changes.email }, id)
    if (changes.phone) await requireFree(transaction, { kind: 'phone', value: changes.phone }, id)
    if (passwordHash) await endAccess(transaction, id)
    else if (changes.email || changes.phone) await endPending(transaction, id)
    const set = {
      ...changes,
      ...(ban !== undefined && { bannedUntil: ban }),
      ...(passwordHash && { encryptedPassword: passwordHash }),
    }
    const [changed] = await refusingTaken(() =>
      transaction.update(users).set(set).where(eq(users.id, id)).returning(),
    )
    if (changed) await alignIdentities(transaction, changed, form, now)
    await audit(transaction, {
      action: 'user_modified',
      user: admin,
      at: now,
      address,
      details: { user_id: id },
    })
    return userResponse(transaction, id)
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

async function alignIdentities(database: AuthDatabase, user: UserRow, form: AdminForm, now: Date) {
  const withEmail =
    form.email || form.email_confirm ? await alignOwnIdentity(database, user, 'email', now) : user
  if (form.phone || form.phone_confirm) await alignOwnIdentity(database, withEmail, 'phone', now)
}
