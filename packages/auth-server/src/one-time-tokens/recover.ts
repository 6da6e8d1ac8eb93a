import { z } from 'zod'
import { audit } from '../audit-log.ts'
import { parse } from '../http/body.ts'
import type { Call } from '../http/route.ts'
import { readCodeChallenge } from '../pkce/code-challenge.ts'
import { requestedRedirect } from '../redirects/redirect-policy.ts'
import { codeChallengeFields } from '../sign-up/registration.ts'
import { lockUserByIdentifier } from '../users/find-user.ts'
import { readIdentifier } from '../users/identifier.ts'
import { issueToken } from './issue-token.ts'
import { sendSilently } from './send-token.ts'

const form = z.object({ email: z.string().default(''), ...codeChallengeFields })

export async function sendRecovery(call: Call): Promise<Response> {
  const { backend, json, address } = call
  const given = parse(form, await json())
  const name = readIdentifier(backend, { email: given.email })
  const codeChallenge = readCodeChallenge(given)
  await sendSilently(backend, {
    transport: 'mail',
    address: name.value,
    async issue(transaction) {
      const user = await lockUserByIdentifier(transaction, name)
      if (!user) return []
      await audit(transaction, { action: 'user_recovery_requested', user, at: backend.now(), address })
      const wish = { user, kind: 'recovery', to: name.value, codeChallenge } as const
      return [await issueToken(backend, transaction, { ...wish, redirectTo: requestedRedirect(call) })]
    },
  })
  return Response.json({})
}
