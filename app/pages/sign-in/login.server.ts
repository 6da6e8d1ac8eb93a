import { redirect } from 'react-router'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import type { AuthProvider } from '#app/session/auth-access.ts'
import type { BrowserAccess } from '#app/session/browser-client.ts'
import { guard } from '#app/session/guarded-paths.ts'
import { readPasskeys } from '#app/session/passkeys.server.ts'
import { answerAgain, type Context } from './answer.server.ts'
import { askedAddressCookie, goOn, savedPath } from './go-on.server.ts'
import { readFactors, sentCodeCookie, type ShownFactor } from './second-factor.server.ts'

/** Whose proof is asked for. `byPasskey`: a password would take from the session what it has shown. */
type Proof = { email: string; byPasskey: boolean }

export type LoginStep =
  | {
      name: 'password'
      providers: readonly AuthProvider[]
      passkeys: boolean
      proves?: Proof
      /** Sent here by a page that asks who one is. */
      isBounced: boolean
    }
  | { name: 'address' }
  | { name: 'code'; email: string; isAgain: boolean }
  | {
      name: 'factor'
      factor: ShownFactor
      others: ShownFactor[]
      isCodeSent: boolean
      /** The account has a passkey, which would show both factors at once. */
      hasPasskey: boolean
      access: BrowserAccess
    }
  | { name: 'recovery' }

export async function readLogin(request: Request, context: Context): Promise<LoginStep> {
  const parameters = new URL(request.url).searchParams
  const step = parameters.get('etape')
  const assurance = await context.get(visitorContext).assurance()
  if (assurance === 'second-factor-missing') {
    if (step === 'secours') return { name: 'recovery' }
    return readFactorStep(request, context, parameters.get('facteur'))
  }
  // A grave act elsewhere wants the factor shown once more, and left the way back to it.
  const isAskedAgain = assurance === 'two-factors' && step === 'second-facteur' && (await savedPath(request))
  if (isAskedAgain) return readFactorStep(request, context, parameters.get('facteur'))
  const user = await context.get(visitorContext).currentUser()
  // Signed in already, asked for a proof on the way somewhere: one signs in once more.
  const byPasskey = assurance === 'two-factors' && step === 'preuve'
  const isProof = byPasskey || (assurance === 'one-factor' && step !== null)
  const proves = user && isProof && (await savedPath(request)) ? { email: user.email, byPasskey } : undefined
  if (assurance !== 'nobody' && proves === undefined) throw await goOn(request, context)
  if (step === 'second-facteur' || step === 'secours') throw redirect('/login', { headers: noStore })
  if (step === 'e-mail') return { name: 'address' }
  const email = step === 'code' ? await askedAddressCookie.read(request) : undefined
  if (email) return { name: 'code', email, isAgain: parameters.has('encore') }
  const { auth } = context.get(servicesContext)
  const providers = await auth.providers()
  const isBounced = (await savedPath(request)) !== undefined
  const passkeys = auth.passkeys ?? false
  return { name: 'password', providers, passkeys, isBounced, ...(proves && { proves }) }
}

async function readFactorStep(
  request: Request,
  context: Context,
  factorId: string | null,
): Promise<LoginStep> {
  const factors = await readFactors(context)
  const factor = factors.find(({ id }) => id === factorId) ?? factors[0]
  // Removed a moment ago: there is nothing to show any more.
  if (!factor) throw await goOn(request, context)
  const { url, anonKey } = context.get(servicesContext).auth
  const isCodeSent = factor.kind === 'phone' && (await sentCodeCookie.read(request)) !== undefined
  const others = factors.filter(({ id }) => id !== factor.id)
  const hasPasskey = ((await readPasskeys(context)) ?? []).length > 0
  return { name: 'factor', factor, others, isCodeSent, hasPasskey, access: { url, anonKey } }
}

export async function leaveForProvider(context: Context, form: FormData) {
  const { auth, siteUrl } = context.get(servicesContext)
  const id = textOf(form, 'provider')
  const provider = (await auth.providers()).find((known) => known.id === id)
  if (!provider) return answerAgain(context, { problem: 'provider-refused' })
  const { data, error } = await context
    .get(visitorContext)
    .auth()
    .signInWithOAuth({
      // The client names those it knows; ours may be any that is set.
      provider: provider.id as 'google',
      options: { redirectTo: new URL(guard.callback, siteUrl).href, skipBrowserRedirect: true },
    })
  return answerAgain(context, error ? { problem: 'provider-refused' } : { leaveFor: data.url })
}
