import { z } from 'zod'
import { audit } from '../audit-log.ts'
import type { AuthDatabase, UserRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse, optionalText, optionalObject, type Call } from '../http/call.ts'
import { type CodeChallenge, readCodeChallenge } from '../pkce/code-challenge.ts'
import { requestedRedirect } from '../redirects/redirect-policy.ts'
import {
  codeChallengeFields,
  type Registration,
  requireChannel,
  registration,
  createRegisteredUser,
} from '../sign-up/registration.ts'
import { readIdentifier, isConfirmed } from '../users/identifier.ts'
import { lockUserByIdentifier, setUser } from '../users/user-row.ts'
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
  const { backend, json } = call
  const given = parse(form, await json())
  const name = readIdentifier(backend, given)
  if (name.kind === 'phone') requireChannel(given.channel)
  const asked: Asked = {
    who: registration(name, given.data),
    mayCreate: given.create_user,
    codeChallenge: readCodeChallenge(given),
  }
  const transport = name.kind === 'email' ? 'mail' : 'sms'
  const issue = (transaction: AuthDatabase) => issueOtp(call, transaction, asked)
  if (transport === 'mail' || !backend.settings.signUp.enabled)
    await sendSilently(backend, { transport, address: name.value, issue })
  else for (const token of await retryIfTaken(backend, issue)) await deliverToken(backend, token)
  return Response.json({})
}

async function issueOtp(call: Call, transaction: AuthDatabase, asked: Asked): Promise<IssuedToken[]> {
  const { backend } = call
  const { name } = asked.who
  const known = await lockUserByIdentifier(transaction, name)
  const user = known ?? (await newUser(call, transaction, asked))
  if (!user) return []
  // Whoever asks for a code never heard of a password: one that is there may be a stranger's. (A link's token tells.)
  if (name.kind === 'phone' && !isConfirmed(user, 'phone'))
    await setUser(transaction, user, { encryptedPassword: '' })
  const action = known ? 'user_recovery_requested' : 'user_confirmation_requested'
  await audit(call, transaction, action, user, { provider: name.kind })
  const mailKind = known || isConfirmed(user, 'email') ? 'magiclink' : 'signup'
  const kind = name.kind === 'phone' ? 'sms' : mailKind
  const { codeChallenge } = asked
  const wish = { user, kind, to: name.value, codeChallenge, redirectTo: requestedRedirect(call) } as const
  return [await issueToken(backend, transaction, wish)]
}

async function newUser(
  call: Call,
  transaction: AuthDatabase,
  { who, mayCreate }: Asked,
): Promise<UserRow | undefined> {
  const { backend } = call
  const { signUp, autoconfirm } = backend.settings
  if (!signUp.enabled) return undefined
  if (!mayCreate) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  const now = backend.now()
  const user = await createRegisteredUser(transaction, who, { isConfirmed: autoconfirm[who.name.kind], now })
  await audit(call, transaction, 'user_signedup', user)
  return user
}

const recoveryForm = z.object({ email: z.string().default(''), ...codeChallengeFields })

export async function sendRecovery(call: Call): Promise<Response> {
  const { backend, json } = call
  const given = parse(recoveryForm, await json())
  const name = readIdentifier(backend, { email: given.email })
  const codeChallenge = readCodeChallenge(given)
  await sendSilently(backend, {
    transport: 'mail',
    address: name.value,
    async issue(transaction) {
      const user = await lockUserByIdentifier(transaction, name)
      if (!user) return []
      await audit(call, transaction, 'user_recovery_requested', user)
      const wish = { user, kind: 'recovery', to: name.value, codeChallenge } as const
      return [await issueToken(backend, transaction, { ...wish, redirectTo: requestedRedirect(call) })]
    },
  })
  return Response.json({})
}
