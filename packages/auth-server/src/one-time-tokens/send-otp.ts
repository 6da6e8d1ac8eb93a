import { z } from 'zod'
import { audit } from '../audit-log.ts'
import type { UserRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse, optionalText, optionalObject, type Call } from '../http/call.ts'
import { type CodeChallenge, codeChallengeFields, readCodeChallenge } from '../pkce/code-challenge.ts'
import { requestedRedirect } from '../redirects/redirect-policy.ts'
import {
  type Registration,
  requireChannel,
  registration,
  createRegisteredUser,
} from '../sign-up/registration.ts'
import { readIdentifier, isConfirmed } from '../users/identifier.ts'
import { lockUserByName, setUser } from '../users/user-row.ts'
import { type IssuedToken, issueToken } from './issue-token.ts'
import { sendSilently, retryIfTaken, deliverToken } from './send-token.ts'

const form = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  create_user: z.boolean().default(true),
  data: optionalObject,
  channel: optionalText,
  ...codeChallengeFields,
})

type Asked = { who: Registration; mayCreate: boolean; codeChallenge: CodeChallenge | undefined }

/** A link and a code by mail, or a code by SMS, for an account or, where sign-ups are open, for a new one. */
export async function sendOtp(call: Call): Promise<Response> {
  const given = parse(form, await call.json())
  const name = readIdentifier(call, given)
  if (name.kind === 'phone') requireChannel(given.channel)
  const who = registration(name, given.data)
  const asked: Asked = { who, mayCreate: given.create_user, codeChallenge: readCodeChallenge(given) }
  const issue = (call: Call) => issueOtp(call, asked)
  if (name.kind === 'email' || !call.settings.signUp.enabled) await sendSilently(call, name, issue)
  else for (const token of await retryIfTaken(call, issue)) await deliverToken(call, token)
  return Response.json({})
}

async function issueOtp(call: Call, asked: Asked): Promise<IssuedToken[]> {
  const { name } = asked.who
  const known = await lockUserByName(call, name)
  const user = known ?? (await newUser(call, asked))
  if (!user) return []
  // Whoever asks for a code never heard of a password: one that is there may be a stranger's. (A link's token tells.)
  if (name.kind === 'phone' && !isConfirmed(user, 'phone'))
    await setUser(call, user, { encryptedPassword: '' })
  const action = known ? 'user_recovery_requested' : 'user_confirmation_requested'
  await audit(call, action, user, { provider: name.kind })
  const mailKind = known || isConfirmed(user, 'email') ? 'magiclink' : 'signup'
  const kind = name.kind === 'phone' ? 'sms' : mailKind
  const { codeChallenge } = asked
  const redirectTo = requestedRedirect(call)
  return [await issueToken(call, { user, kind, to: name.value, codeChallenge, redirectTo })]
}

async function newUser(call: Call, { who, mayCreate }: Asked): Promise<UserRow | undefined> {
  const { signUp, autoconfirm } = call.settings
  if (!signUp.enabled) return undefined
  if (!mayCreate) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  const user = await createRegisteredUser(call, who, autoconfirm[who.name.kind])
  await audit(call, 'user_signedup', user)
  return user
}

const recoveryForm = z.object({ email: z.string().default(''), ...codeChallengeFields })

export async function sendRecovery(call: Call): Promise<Response> {
  const given = parse(recoveryForm, await call.json())
  const name = readIdentifier(call, { email: given.email })
  const codeChallenge = readCodeChallenge(given)
  await sendSilently(call, name, async (call) => {
    const user = await lockUserByName(call, name)
    if (!user) return []
    await audit(call, 'user_recovery_requested', user)
    const redirectTo = requestedRedirect(call)
    return [await issueToken(call, { user, kind: 'recovery', to: name.value, codeChallenge, redirectTo })]
  })
  return Response.json({})
}
