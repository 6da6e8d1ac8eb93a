import type { RouterContextProvider } from 'react-router'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { goOn, ownPathOf } from './go-on.server.ts'
import { linkSchema, type MailLink } from './mail-link.ts'
import { problemOfError } from './problem-of-error.ts'
import type { SignInProblem } from './sign-in-answer.ts'

type Callback =
  | { name: 'confirm'; link: MailLink }
  | { name: 'half-changed' }
  | { name: 'refused'; problem: SignInProblem }
  | { name: 'membership'; status: 'suspended' | 'ended' | 'unknown' }
  | { name: 'nobody' }

type Context = Readonly<RouterContextProvider>

/**
 * What brings somebody here: the link of a mail (nothing is used up yet: programs that check mails follow links too), the
 * code of a provider, an error, or the guard.
 */
export async function readCallback(request: Request, context: Context): Promise<Callback> {
  const asked = new URL(request.url).searchParams
  const link = linkSchema.safeParse(Object.fromEntries(asked))
  if (link.success) return { name: 'confirm', link: link.data }
  if (asked.has('token_hash')) return { name: 'refused', problem: 'link-refused' }
  if (asked.has('error') || asked.has('error_code'))
    return { name: 'refused', problem: problemReturned(asked) }
  if (asked.has('etape')) return { name: 'half-changed' }
  const code = asked.get('code')
  return code ? exchange(request, context, code) : standing(request, context)
}

function problemReturned(asked: URLSearchParams): SignInProblem {
  return asked.get('error_code') === 'otp_expired' ? 'link-refused' : 'provider-refused'
}

async function exchange(request: Request, context: Context, code: string): Promise<Callback> {
  const { siteUrl } = context.get(servicesContext)
  const { error } = await context.get(visitorContext).auth().exchangeCodeForSession(code)
  if (error) return { name: 'refused', problem: problemOfError(error, 'link-refused') }
  throw await goOn(request, context, ownPathOf(new URL(request.url).searchParams.get('redirect_to'), siteUrl))
}

/** Whoever is signed in goes on, unless their membership keeps them here. */
async function standing(request: Request, context: Context): Promise<Callback> {
  const visitor = context.get(visitorContext)
  const assurance = await visitor.assurance()
  if (assurance === 'nobody') return { name: 'nobody' }
  if (assurance === 'second-factor-missing') throw await goOn(request, context)
  const member = await visitor.member()
  if (member?.status === 'suspended' || member?.status === 'ended')
    return { name: 'membership', status: member.status }
  if (!member) return { name: 'membership', status: 'unknown' }
  throw await goOn(request, context)
}
