import { audit } from '../audit/audit.ts'
import { requireAdmin } from '../callers/require-admin.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse } from '../http/parse.ts'
import type { Call } from '../http/route.ts'
import { bannedUntil } from '../users/ban.ts'
import { createUser } from '../users/create-user.ts'
import { requireFree } from '../users/taken.ts'
import { userResponse } from '../users/user-response.ts'
import { adminForm, readChosenId, readPasswordHash } from './admin-form.ts'

/** An account made by an administrator: confirmed only when they say so, and nobody is written to. */
export async function createAccount({ backend, request, address, json }: Call): Promise<Response> {
  const admin = await requireAdmin(backend, request)
  const form = parse(adminForm, await json())
  const { email, phone } = form
  if (!email && !phone)
    throw new AuthError(400, 'validation_failed', 'Cannot create a user without either an email or phone')
  const now = backend.now()
  const id = readChosenId(form.id)
  const ban = form.ban_duration === undefined ? null : bannedUntil(form.ban_duration, now)
  const passwordHash = await readPasswordHash(form, backend.settings.password)
  return backend.database.transaction(async (transaction) => {
    if (email) await requireFree(transaction, { kind: 'email', value: email })
    if (phone) await requireFree(transaction, { kind: 'phone', value: phone })
    const user = await createUser(transaction, {
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
      now,
    })
    const details = { user_id: user.id }
    await audit(transaction, { action: 'user_signedup', user: admin, at: now, address, details })
    return userResponse(transaction, user.id)
  })
}
