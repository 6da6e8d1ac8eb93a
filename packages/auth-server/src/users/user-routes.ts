import { audit } from '../audit/audit.ts'
import { requireCaller } from '../callers/caller.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call, Route } from '../http/route.ts'
import { deliverToken } from '../one-time-tokens/deliver-token.ts'
import { issueToken } from '../one-time-tokens/issue-token.ts'
import { lockUser } from './lock-user.ts'
import { unlinkIdentity } from './unlink-identity.ts'
import { updateUser } from './update-user.ts'
import { userResponse } from './user-response.ts'
import type { UserRow } from './user-row.ts'

/** The account of who asks. */
export const userRoutes: readonly Route[] = [
  { method: 'GET', path: '/user', answer: readUser },
  { method: 'PUT', path: '/user', limit: 'account', answer: updateUser },
  { method: 'GET', path: '/reauthenticate', limit: 'account', answer: reauthenticate },
  { method: 'DELETE', path: '/user/identities/:identity_id', answer: unlinkIdentity },
]

async function readUser({ backend, request }: Call): Promise<Response> {
  const { user } = await requireCaller(backend, request)
  return userResponse(backend.database, user.id)
}

/** Sends a code, by which the person of an old session shows to be there still before changing the password. */
async function reauthenticate({ backend, request, address }: Call): Promise<Response> {
  const caller = await requireCaller(backend, request)
  const issued = await backend.database.transaction(async (transaction) => {
    const user = (await lockUser(transaction, caller.user.id)) ?? caller.user
    const wish = confirmedAddress(user)
    await audit(transaction, { action: 'user_reauthenticate_requested', user, at: backend.now(), address })
    return issueToken(backend, transaction, { user, ...wish })
  })
  await deliverToken(backend, issued)
  return Response.json({})
}

function confirmedAddress({ email, phone, ...user }: UserRow) {
  if (email && !user.emailConfirmedAt)
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
  if (email) return { kind: 'reauthentication', to: email } as const
  if (phone && !user.phoneConfirmedAt)
    throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.')
  if (phone) return { kind: 'phone_reauthentication', to: phone } as const
  const message = 'Reauthentication requires the user to have an email or a phone number'
  throw new AuthError(422, 'validation_failed', message)
}
