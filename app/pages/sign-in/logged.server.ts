import { redirect } from 'react-router'
import { z } from 'zod'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import { statelessClient } from '#app/session/auth-clients.server.ts'
import { answerAgain, problemOfError, type Context } from './answer.server.ts'
import type { SignInProblem } from './answer.ts'
import { attemptWasRight, tooManyAttempts } from './attempts.server.ts'
import { goOn, invitationPath, newPasswordPath, ownPathOf } from './go-on.server.ts'

const linkSchema = z.object({
  token_hash: z.string().regex(/^[\w-]{20,200}$/),
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email']),
  redirect_to: z.string().max(2000).optional(),
})

export type MailLink = z.output<typeof linkSchema>

type Callback =
  | { name: 'confirm'; link: MailLink }
  | { name: 'half-changed' }
  | { name: 'refused'; problem: SignInProblem }
  | { name: 'membership'; status: 'suspended' | 'ended' | 'unknown' }
  | { name: 'nobody' }

/** The link of an email (not used up yet: scanners follow links), a provider's code, an error, or the guard. */
export async function readCallback(request: Request, context: Context): Promise<Callback> {
  const parameters = new URL(request.url).searchParams
  const link = linkSchema.safeParse(Object.fromEntries(parameters))
  if (link.success) return { name: 'confirm', link: link.data }
  if (parameters.has('token_hash')) return { name: 'refused', problem: 'link-refused' }
  if (parameters.get('error_code') === 'otp_expired') return { name: 'refused', problem: 'link-refused' }
  if (parameters.has('error') || parameters.has('error_code'))
    return { name: 'refused', problem: 'provider-refused' }
  if (parameters.has('etape')) return { name: 'half-changed' }
  const code = parameters.get('code')
  if (!code) return membershipOf(request, context)
  const visitor = context.get(visitorContext)
  const { error } = await visitor.signInOver(() => visitor.auth().exchangeCodeForSession(code))
  if (error) return { name: 'refused', problem: problemOfError(error, 'link-refused') }
  throw await goOn(request, context, { wanted: ownPathOf(context, parameters.get('redirect_to')) })
}

/** Whoever is signed in goes on, unless their membership keeps them here. */
async function membershipOf(request: Request, context: Context): Promise<Callback> {
  const visitor = context.get(visitorContext)
  if ((await visitor.assurance()) === 'nobody') return { name: 'nobody' }
  if (!(await visitor.isSignedIn())) throw await goOn(request, context)
  const member = await visitor.member()
  if (member?.status === 'suspended' || member?.status === 'ended')
    return { name: 'membership', status: member.status }
  if (!member) return { name: 'membership', status: 'unknown' }
  throw await goOn(request, context)
}

const whereTo: Partial<Record<MailLink['type'], string>> = {
  recovery: newPasswordPath,
  invite: invitationPath,
  email_change: '/compte',
}

/** Uses the link of an email up, once somebody has said « Continuer ». */
export async function followLink(request: Request, context: Context, form: FormData) {
  const link = linkSchema.safeParse(Object.fromEntries(form))
  if (!link.success) return answerAgain(context, { problem: 'link-refused' })
  const tooMany = await tooManyAttempts('code', context, '')
  if (tooMany) return tooMany
  const { token_hash, type, redirect_to = null } = link.data
  const visitor = context.get(visitorContext)
  const { data, error } =
    type === 'email_change'
      ? await confirmAddress(context, token_hash)
      : await visitor.signInOver(() => visitor.auth().verifyOtp({ token_hash, type }))
  if (error) return answerAgain(context, { problem: problemOfError(error, 'link-refused') })
  await attemptWasRight('code', context, '')
  // One of the two addresses has agreed; the other has an email of its own.
  if (!data.session) return redirect('/logged?etape=autre-adresse', { status: 303, headers: noStore })
  const wanted = whereTo[type] ?? ownPathOf(context, redirect_to)
  return goOn(request, context, { wanted, offering: form })
}

/** Confirms a new address. Whoever is signed in as its owner stays so, second factor included. */
async function confirmAddress(context: Context, token_hash: string) {
  const visitor = context.get(visitorContext)
  const { auth: access } = context.get(servicesContext)
  const user = await visitor.currentUser()
  const apart = statelessClient(access, access.anonKey, visitor.asking).auth
  const outcome = await apart.verifyOtp({ token_hash, type: 'email_change' })
  const { session } = outcome.data
  if (!session) return outcome
  if (session.user.id === user?.userId) {
    await apart.signOut({ scope: 'local' })
    await visitor.auth().refreshSession()
  } else await visitor.signInOver(() => visitor.auth().setSession(session))
  return outcome
}
