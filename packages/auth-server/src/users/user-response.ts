import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { userJson } from './user-json.ts'
import { readUserParts } from './user-parts.ts'

/** An account as it is now, as an answer. */
export async function userResponse(database: AuthDatabase, userId: string): Promise<Response> {
  const parts = await readUserParts(database, userId)
  if (!parts) throw userNotFound()
  return Response.json(userJson(parts))
}

export function userNotFound(): AuthError {
  return new AuthError(404, 'user_not_found', 'User not found')
}
