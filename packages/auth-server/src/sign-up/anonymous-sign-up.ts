import { audit } from '../audit/audit.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/route.ts'
import { signIn } from '../sessions/sign-in.ts'
import { tokenResponse } from '../sessions/token-response.ts'
import { createUser } from '../users/create-user.ts'
import { requireSignUpOpen, type SignUpForm } from './sign-up-form.ts'

/** A session for somebody without a name; an address or number may be added later. */
export async function signUpAnonymously(call: Call, { data }: SignUpForm): Promise<Response> {
  const { backend, address } = call
  if (!backend.settings.signUp.anonymous)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  requireSignUpOpen(backend)
  await backend.limits.consume('anonymous', '/signup', address)
  const now = backend.now()
  const tokens = await backend.database.transaction(async (transaction) => {
    const user = await createUser(transaction, { userMetadata: data, isAnonymous: true, now })
    await audit(transaction, { action: 'user_signedup', user, at: now, address })
    return signIn(call, transaction, { userId: user.id, method: 'anonymous' })
  })
  return tokenResponse(tokens)
}
