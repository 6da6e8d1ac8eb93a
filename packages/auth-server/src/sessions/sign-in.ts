import type { AuthDatabase } from '../database.ts'
import type { Call } from '../http/route.ts'
import { openSession, type SessionOpening } from './open-session.ts'
import { tokensOf, type TokenAnswer } from './token-response.ts'

/** Opens a session for the visitor of a call and answers with its tokens, within the caller's transaction. */
export async function signIn(
  { backend, address, request }: Pick<Call, 'backend' | 'address' | 'request'>,
  database: AuthDatabase,
  opening: Pick<SessionOpening, 'userId' | 'method' | 'oauthClientId' | 'scopes'>,
): Promise<TokenAnswer> {
  const userAgent = request.headers.get('user-agent')
  const session = await openSession(database, { ...opening, now: backend.now(), address, userAgent })
  return tokensOf(backend, database, session)
}
