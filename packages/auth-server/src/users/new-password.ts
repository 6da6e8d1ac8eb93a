import { audit } from '../audit-log.ts'
import { inTransaction, type Backend } from '../backend.ts'
import { type Caller, requireCaller } from '../callers/caller.ts'
import { requireFreshProof } from '../callers/fresh-proof.ts'
import type { UserRow } from '../database.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { countAttempt, forgetFailures, type Attempt } from '../limits/failed-attempts.ts'
import { consumeToken } from '../one-time-tokens/consume-token.ts'
import { issueToken } from '../one-time-tokens/issue-token.ts'
import { deliverToken } from '../one-time-tokens/send-token.ts'
import { isPasswordOf, hashPassword } from '../passwords/password-hash.ts'
import { requireAcceptablePassword } from '../passwords/password-policy.ts'
import type { UserForm } from './update-user.ts'
import { lockUser } from './user-row.ts'

const day = 86_400_000

/** Ways in for those who have no password or forgot it; seconds in which they choose one. */
const withoutPassword: ReadonlySet<string> = new Set(['recovery', 'invite'])

const secondsToChoose = 1800

export async function readNewPassword(
  backend: Backend,
  caller: Caller,
  { password, current_password: current, nonce, email, phone }: UserForm,
): Promise<string | undefined> {
  if (password === undefined) return undefined
  const { user } = caller
  await requireAcceptablePassword(backend, password, user)
  if (user.isAnonymous && !email && !phone)
    throw invalid('Updating password of an anonymous user without an email or phone is not allowed', 422)
  if (wantsNonce(backend, caller) && !nonce)
    throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication')
  if (wantsCurrent(backend, caller)) await requireCurrent(backend, user, current)
  else if (backend.settings.password.requiresCurrent) requireFreshProof(backend, caller, secondsToChoose)
  if (user.encryptedPassword && (await isPasswordOf(user.encryptedPassword, password)))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  return hashPassword(password)
}

/** What tries of the code of a new password count as, where one is wanted. */
export function nonceAttempt(backend: Backend, caller: Caller): Attempt | undefined {
  return wantsNonce(backend, caller) ? { kind: 'one_time_code', subject: caller.user.id } : undefined
}

/** Uses up the code of a new password. `422 reauthentication_not_valid` when it is not the one sent. */
export async function useNonce(backend: Backend, { id, email, phone }: UserRow, code = ''): Promise<void> {
  const proof = { address: email || phone || '', code }
  try {
    await consumeToken(backend, { types: ['reauthentication_token'], proof, ofUser: id })
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
}

function wantsNonce(backend: Backend, { session }: Caller): boolean {
  const openedAt = session.createdAt?.getTime() ?? 0
  return backend.settings.password.requiresReauthentication && backend.now().getTime() > openedAt + day
}

function wantsCurrent(backend: Backend, { user, claims }: Caller): boolean {
  if (!backend.settings.password.requiresCurrent || !user.encryptedPassword) return false
  const since = backend.now().getTime() / 1000 - secondsToChoose
  return !claims.amr.some(({ method, timestamp }) => withoutPassword.has(method) && timestamp > since)
}

async function requireCurrent(backend: Backend, user: UserRow, current: string | undefined) {
  const message = 'Current password required when setting new password.'
  if (current === undefined) throw new AuthError(400, 'current_password_required', message)
  const attempt = { kind: 'password', subject: `present ${user.id}` } as const
  await countAttempt(backend, attempt)
  if (!(await isPasswordOf(user.encryptedPassword, current)))
    throw new AuthError(400, 'current_password_invalid', 'Current password is not correct.')
  await forgetFailures(backend, attempt)
}

export async function reauthenticate(call: Call): Promise<Response> {
  const caller = await requireCaller(call)
  const issued = await inTransaction(call, async (call) => {
    const user = (await lockUser(call, caller.user.id)) ?? caller.user
    const wish = { user, ...confirmedAddress(user) }
    await audit(call, 'user_reauthenticate_requested', user)
    return issueToken(call, wish)
  })
  await deliverToken(call, issued)
  return Response.json({})
}

function confirmedAddress({ email, phone, ...user }: UserRow) {
  if (email && !user.emailConfirmedAt)
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
  if (email) return { kind: 'reauthentication', to: email } as const
  if (phone && !user.phoneConfirmedAt)
    throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.')
  if (phone) return { kind: 'phone_reauthentication', to: phone } as const
  throw invalid('Reauthentication requires the user to have an email or a phone number', 422)
}
