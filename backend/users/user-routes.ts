import { requireCaller } from '../callers/caller.ts'
import type { Call, Route } from '../http/route.ts'
import { readUserParts } from './user-parts.ts'
import { userJson } from './user-json.ts'
import { AuthError } from '../errors/auth-error.ts'

/** The account of who asks. */
export const userRoutes: readonly Route[] = [{ method: 'GET', path: '/user', answer: readUser }]

async function readUser({ backend, request }: Call): Promise<Response> {
  const { user } = await requireCaller(backend, request)
  const parts = await readUserParts(backend.database, user.id)
  if (!parts) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  return Response.json(userJson(parts))
}
