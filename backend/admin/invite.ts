import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../audit/audit.ts'
import { requireAdmin } from '../callers/require-admin.ts'
import type { AuthDatabase } from '../database.ts'
import { parse } from '../http/parse.ts'
import type { Call } from '../http/route.ts'
import { deliverToken } from '../one-time-tokens/deliver-token.ts'
import { issueToken } from '../one-time-tokens/issue-token.ts'
import { askedRedirect } from '../redirects/asked-redirect.ts'
import { users } from '../schema/index.ts'
import { createUser } from '../users/create-user.ts'
import { readEmail } from '../users/email.ts'
import { lockNamedUser } from '../users/lock-user.ts'
import { emailTaken } from '../users/taken.ts'
import { userResponse } from '../users/user-response.ts'
import type { UserRow } from '../users/user-row.ts'

const form = z.object({
  email: z.string().default('').transform(readEmail),
  data: z.record(z.string(), z.unknown()).nullish(),
})

/** Invites somebody by mail: an account that its owner confirms by following the link. Again: another link. */
export async function invite(call: Call): Promise<Response> {
  const { backend, request, address, json } = call
  const admin = await requireAdmin(backend, request)
  const { email, data } = parse(form, await json())
  const redirectTo = askedRedirect(call)
  const issued = await backend.database.transaction(async (transaction) => {
    const now = backend.now()
    const user = await accountToInvite(transaction, { email, userMetadata: data ?? {}, now })
    await audit(transaction, {
      action: 'user_invited',
      user: admin,
      at: now,
      address,
      details: { user_id: user.id },
    })
    return issueToken(backend, transaction, {
      user,
      kind: 'invite',
      to: email,
      redirectTo,
      isUnlimited: true,
    })
  })
  await deliverToken(backend, issued)
  return userResponse(backend.database, issued.userId)
}

/** The account of an address that nobody has confirmed yet, made if there is none. `422 email_exists` otherwise. */
export async function accountToInvite(
  transaction: AuthDatabase,
  invited: { email: string; userMetadata: Record<string, unknown>; now: Date },
): Promise<UserRow> {
  const { email, now } = invited
  const present = await lockNamedUser(transaction, { kind: 'email', value: email })
  if (!present) return createUser(transaction, { ...invited, invitedAt: now })
  if (present.emailConfirmedAt) throw emailTaken()
  await transaction.update(users).set({ invitedAt: now }).where(eq(users.id, present.id))
  return { ...present, invitedAt: now }
}
