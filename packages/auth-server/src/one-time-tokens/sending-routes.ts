import { z } from 'zod'
import { audit } from '../audit/audit.ts'
import { parse } from '../http/parse.ts'
import type { Route, Call } from '../http/route.ts'
import { readCodeChallenge } from '../pkce/code-challenge.ts'
import { askedRedirect } from '../redirects/asked-redirect.ts'
import { codeChallengeFields } from '../sign-up/sign-up-form.ts'
import { readAccountName } from '../users/account-name.ts'
import { lockNamedUser } from '../users/lock-user.ts'
import { issueToken } from './issue-token.ts'
import { resend } from './resend.ts'
import { sendOtp } from './send-otp.ts'
import { sendUnseen } from './send-unseen.ts'

const form = z.object({ email: z.string().default(''), ...codeChallengeFields })

/** Links and codes on demand. */
export const sendingRoutes: readonly Route[] = [
  { method: 'POST', path: '/otp', limit: 'account', answer: sendOtp },
  { method: 'POST', path: '/magiclink', limit: 'account', answer: sendOtp },
  { method: 'POST', path: '/recover', limit: 'account', answer: sendRecovery },
  { method: 'POST', path: '/resend', limit: 'account', answer: resend },
]

/** A link and a code for who has forgotten a password; known and unknown addresses are answered alike. */
async function sendRecovery(call: Call): Promise<Response> {
  const { backend, json, address } = call
  const given = parse(form, await json())
  const name = readAccountName(backend, { email: given.email })
  const codeChallenge = readCodeChallenge(given)
  await sendUnseen(backend, {
    carrier: 'mail',
    address: name.value,
    async issue(transaction) {
      const user = await lockNamedUser(transaction, name)
      if (!user) return []
      await audit(transaction, { action: 'user_recovery_requested', user, at: backend.now(), address })
      const wish = { user, kind: 'recovery', to: name.value, codeChallenge } as const
      return [await issueToken(backend, transaction, { ...wish, redirectTo: askedRedirect(call) })]
    },
  })
  return Response.json({})
}
