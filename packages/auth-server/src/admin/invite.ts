import { z } from 'zod'
import { audit } from '../audit-log.ts'
import { requireAdmin } from '../callers/caller.ts'
import type { AuthDatabase, UserRow } from '../database.ts'
import { parse, optionalObject } from '../http/body.ts'
import type { Call } from '../http/route.ts'
import { issueToken } from '../one-time-tokens/issue-token.ts'
import { deliverToken } from '../one-time-tokens/send-token.ts'
import { requestedRedirect } from '../redirects/redirect-policy.ts'
import { createUser } from '../users/create-user.ts'
import { clearUnconfirmedAccount } from '../users/delete-user.ts'
import { readEmail } from '../users/identifier.ts'
import { mergedMetadata, syncOwnIdentity, type Metadata } from '../users/own-identity.ts'
import { userResponse } from '../users/user-response.ts'
import { emailTaken, lockUserByIdentifier, setUser } from '../users/user-row.ts'

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

/** The account of an address that nobody has confirmed yet, made if there is none. */
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
