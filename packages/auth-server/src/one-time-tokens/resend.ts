import { z } from 'zod'
import { invalid } from '../errors/auth-error.ts'
import { parse, type Call } from '../http/call.ts'
import { readCodeChallenge, codeChallengeFields, type CodeChallenge } from '../pkce/code-challenge.ts'
import { requestedRedirect } from '../redirects/redirect-policy.ts'
import { type Identifier, readIdentifier, isConfirmed } from '../users/identifier.ts'
import { lockUserByName } from '../users/user-row.ts'
import { type IssuedToken, issueEmailChange, issuePhoneChange, issueToken } from './issue-token.ts'
import { sendSilently } from './send-token.ts'

const form = z.object({
  type: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
  ...codeChallengeFields,
})

const namesOfTypes: Readonly<Record<string, Identifier['kind']>> = {
  signup: 'email',
  email_change: 'email',
  sms: 'phone',
  phone_change: 'phone',
}

export async function resend(call: Call): Promise<Response> {
  const given = parse(form, await call.json())
  const { type, email, phone } = given
  const kind = Object.hasOwn(namesOfTypes, type) ? namesOfTypes[type] : undefined
  if (!kind) throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  if (kind === 'email' && phone !== '') throw invalid('Type provided requires an email address')
  if (kind === 'phone' && email !== '') throw invalid('Type provided requires a phone number')
  const name = readIdentifier(call, { email, phone })
  const codeChallenge = readCodeChallenge(given)
  await sendSilently(call, name, (call) => issueAgain(call, type, name, codeChallenge))
  return Response.json({})
}

async function issueAgain(
  call: Call,
  type: string,
  name: Identifier,
  codeChallenge: CodeChallenge | undefined,
): Promise<IssuedToken[]> {
  const user = await lockUserByName(call, name)
  if (!user) return []
  const wish = { user, codeChallenge, redirectTo: requestedRedirect(call) }
  const { emailChange: newEmail, phoneChange } = user
  if (type === 'email_change') return newEmail ? issueEmailChange(call, { ...wish, newEmail }) : []
  if (type === 'phone_change') return phoneChange ? [await issuePhoneChange(call, user, phoneChange)] : []
  if (isConfirmed(user, name.kind)) return []
  return [await issueToken(call, { ...wish, kind: type === 'sms' ? 'sms' : 'signup', to: name.value })]
}
