import { requireCaller } from '../callers/caller.ts'
import type { Call, Route } from '../http/route.ts'
import { reauthenticate } from './reauthenticate.ts'
import { unlinkIdentity } from './unlink-identity.ts'
import { updateUser } from './update-user.ts'
import { userResponse } from './user-response.ts'

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
