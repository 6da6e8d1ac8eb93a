import { z } from 'zod'
import type { AuthDatabase } from '../database.ts'
import { invalid } from '../errors/auth-error.ts'
import { parse, type Call } from '../http/call.ts'
import { readCodeChallenge } from '../pkce/code-challenge.ts'
import { requestedRedirect } from '../redirects/redirect-policy.ts'
import { codeChallengeFields } from '../sign-up/registration.ts'
import { type Identifier, readIdentifier, isConfirmed } from '../users/identifier.ts'
import { lockUserByIdentifier } from '../users/user-row.ts'
import { type IssuedToken, issueEmailChange, issuePhoneChange, issueToken } from './issue-token.ts'
import { sendSilently } from './send-token.ts'

const form = z.object({
  type: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
  ...codeChallengeFields,
})

type Given = z.output<typeof form>

const namesOfTypes: Readonly<Record<string, Identifier['kind']>> = {
  signup: 'email',
  email_change: 'email',
  sms: 'phone',
  phone_change: 'phone',
}

export async function resend(call: Call): Promise<Response> {
  const { backend, json } = call
  const given = parse(form, await json())
  const name = readIdentifier(backend, readNames(given))
  const codeChallenge = readCodeChallenge(given)
  await sendSilently(backend, {
    transport: name.kind === 'email' ? 'mail' : 'sms',
    address: name.value,
    issue: (transaction) => issueAgain(call, transaction, { type: given.type, name, codeChallenge }),
  })
  return Response.json({})
}

function readNames({ type, email, phone }: Given): Pick<Given, 'email' | 'phone'> {
  const kind = Object.hasOwn(namesOfTypes, type) ? namesOfTypes[type] : undefined
  if (!kind) throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  if (kind === 'email' && phone !== '') throw invalid('Type provided requires an email address')
  if (kind === 'phone' && email !== '') throw invalid('Type provided requires a phone number')
  return { email, phone }
}

async function issueAgain(
  call: Call,
  transaction: AuthDatabase,
  asked: { type: string; name: Identifier; codeChallenge: ReturnType<typeof readCodeChallenge> },
): Promise<IssuedToken[]> {
  const { backend } = call
  const { type, name, codeChallenge } = asked
  const user = await lockUserByIdentifier(transaction, name)
  if (!user) return []
  const redirectTo = requestedRedirect(call)
  if (type === 'email_change') {
    const change = { user, newEmail: user.emailChange ?? '', codeChallenge, redirectTo }
    return user.emailChange ? issueEmailChange(backend, transaction, change) : []
  }
  if (type === 'phone_change') {
    const change = { user, newPhone: user.phoneChange ?? '' }
    return user.phoneChange ? [await issuePhoneChange(backend, transaction, change)] : []
  }
  if (isConfirmed(user, name.kind)) return []
  const kind = type === 'sms' ? 'sms' : 'signup'
  return [await issueToken(backend, transaction, { user, kind, to: name.value, codeChallenge, redirectTo })]
}
