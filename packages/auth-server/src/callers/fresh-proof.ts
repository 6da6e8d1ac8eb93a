import type { Backend } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import { secondFactorMethods } from '../tokens/access-token.ts'
import type { Caller } from './caller.ts'

// Not `phone_change` and `email_change`: an address or number that was chosen a moment ago says nothing of the owner.
const signIns = ['password', 'oauth', 'otp', 'magiclink', 'recovery', 'invite', 'email/signup', 'passkey']

const ofOwner: ReadonlySet<string> = new Set([...signIns, ...secondFactorMethods])

/** `400 reauthentication_needed` unless the owner has signed in, or shown a factor, lately; `grace` in seconds. */
export function requireFreshProof(
  backend: Pick<Backend, 'settings' | 'now'>,
  { user, claims }: Pick<Caller, 'user' | 'claims'>,
  grace = 0,
): void {
  // Nobody owns an anonymous account but whoever holds its session.
  if (user.isAnonymous) return
  const since = backend.now().getTime() / 1000 - backend.settings.sessions.freshProofSeconds - grace
  if (claims.amr.some(({ method, timestamp }) => ofOwner.has(method) && timestamp >= since)) return
  throw new AuthError(400, 'reauthentication_needed', 'This change requires reauthentication')
}
