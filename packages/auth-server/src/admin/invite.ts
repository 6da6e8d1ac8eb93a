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
import { forgetStranger } from '../users/forget-stranger.ts'
import { lockNamedUser } from '../users/lock-user.ts'
import { mergedMetadata } from '../users/metadata.ts'
import { alignOwnIdentity } from '../users/own-identity.ts'
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

/**
 * The account of an address that nobody has confirmed yet, made if there is none. What somebody put into it who never
 * showed that the address is theirs goes, before the one who is invited comes in. `422 email_exists` otherwise.
 */
export async function accountToInvite(
  transaction: AuthDatabase,
  invited: { email: string; userMetadata: Record<string, unknown>; now: Date },
): Promise<UserRow> {
  const { email, now } = invited
  const present = await lockNamedUser(transaction, { kind: 'email', value: email })
  if (!present) return createUser(transaction, { ...invited, invitedAt: now })
  if (present.emailConfirmedAt || present.phoneConfirmedAt) throw emailTaken()
  await forgetStranger(transaction, present)
  const kept = present.invitedAt ? present.rawUserMetaData : {}
  const rawUserMetaData = mergedMetadata(kept, invited.userMetadata)
  const [user = present] = await transaction
    .update(users)
    .set({ invitedAt: now, rawUserMetaData })
    .where(eq(users.id, present.id))
    .returning()
  return alignOwnIdentity(transaction, user, 'email', now)
}
