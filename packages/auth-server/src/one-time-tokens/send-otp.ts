import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../audit-log.ts'
import type { AuthDatabase, UserRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse } from '../http/body.ts'
import type { Call } from '../http/route.ts'
import { type CodeChallenge, readCodeChallenge } from '../pkce/code-challenge.ts'
import { requestedRedirect } from '../redirects/redirect-policy.ts'
import { users } from '../schema/index.ts'
import {
  dataField,
  channelField,
  codeChallengeFields,
  type Registration,
  requireChannel,
  registration,
  createRegisteredUser,
} from '../sign-up/registration.ts'
import { lockUserByIdentifier } from '../users/find-user.ts'
import { readIdentifier, isConfirmed } from '../users/identifier.ts'
import { type IssuedToken, issueToken } from './issue-token.ts'
import { sendSilently, retryIfTaken, deliverToken } from './send-token.ts'

const form = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  create_user: z.boolean().default(true),
  data: dataField,
  channel: channelField,
  ...codeChallengeFields,
})

type Asked = { who: Registration; mayCreate: boolean; codeChallenge: CodeChallenge | undefined }

/** A link and a code by mail, or a code by SMS, for an account or, where sign-ups are open, for a new one. */
export async function sendOtp(call: Call): Promise<Response> {
  const { backend, json } = call
  const given = parse(form, await json())
  const name = readIdentifier(backend, given)
  if (name.kind === 'phone') requireChannel(given.channel)
  const asked: Asked = {
    who: registration(name, given.data),
    mayCreate: given.create_user,
    codeChallenge: readCodeChallenge(given),
  }
  const carrier = name.kind === 'email' ? 'mail' : 'sms'
  const issue = (transaction: AuthDatabase) => issueOtp(call, transaction, asked)
  if (carrier === 'mail' || !backend.settings.signUp.enabled)
    await sendSilently(backend, { transport: carrier, address: name.value, issue })
  else for (const token of await retryIfTaken(backend, issue)) await deliverToken(backend, token)
  return Response.json({})
}

async function issueOtp(call: Call, transaction: AuthDatabase, asked: Asked): Promise<IssuedToken[]> {
  const { backend, address } = call
  const { name } = asked.who
  const known = await lockUserByIdentifier(transaction, name)
  const user = known ?? (await newUser(call, transaction, asked))
  if (!user) return []
  if (name.kind === 'phone' && !isConfirmed(user, 'phone')) await forgetPassword(transaction, user)
  const action = known ? 'user_recovery_requested' : 'user_confirmation_requested'
  await audit(transaction, { action, user, at: backend.now(), address, details: { provider: name.kind } })
  const mailKind = known || isConfirmed(user, 'email') ? 'magiclink' : 'signup'
  const kind = name.kind === 'phone' ? 'sms' : mailKind
  const { codeChallenge } = asked
  const wish = { user, kind, to: name.value, codeChallenge, redirectTo: requestedRedirect(call) } as const
  return [await issueToken(backend, transaction, wish)]
}

/**
 * Whoever confirms a number by a code asked for here never heard of a password: one that is there may be a
 * stranger's who signed up with it and waits for this. (With an address the link's own token tells, when it
 * is used.)
 */
async function forgetPassword(transaction: AuthDatabase, { id }: UserRow): Promise<void> {
  await transaction.update(users).set({ encryptedPassword: '' }).where(eq(users.id, id))
}

async function newUser(
  { backend, address }: Call,
  transaction: AuthDatabase,
  { who, mayCreate }: Asked,
): Promise<UserRow | undefined> {
  const { signUp, autoconfirm } = backend.settings
  if (!signUp.enabled) return undefined
  if (!mayCreate) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  const now = backend.now()
  const user = await createRegisteredUser(transaction, who, { isConfirmed: autoconfirm[who.name.kind], now })
  await audit(transaction, { action: 'user_signedup', user, at: now, address })
  return user
}
