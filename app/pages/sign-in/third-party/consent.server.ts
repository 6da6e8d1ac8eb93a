import { redirect, type RouterContextProvider } from 'react-router'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { keptByNobody } from '#app/http/headers.ts'
import { guard } from '#app/session/guard.ts'
import { writeSavedPath } from '#app/session/saved-path.ts'
import { answerAgain } from '../answer-again.server.ts'
import { secondFactorPath } from '../go-on.server.ts'
import { textOf } from '../text-of.ts'
import { shownScopes } from './scopes.ts'

export type AskedConsent = {
  name: 'asked'
  id: string
  client: { name: string; host: string }
  email: string
  shown: readonly string[]
}

type Consent = AskedConsent | { name: 'given'; address: string } | { name: 'gone' }

type Context = Readonly<RouterContextProvider>

export async function readConsent(request: Request, context: Context): Promise<Consent> {
  const { pathname, search, searchParams } = new URL(request.url)
  const id = searchParams.get('authorization_id') ?? ''
  await requireAccount(context, pathname + search)
  if (id === '') return { name: 'gone' }
  const { data } = await context.get(visitorContext).auth().oauth.getAuthorizationDetails(id)
  if (!data) return { name: 'gone' }
  if (!('authorization_id' in data))
    return isLeadingOut(data.redirect_url) ? { name: 'given', address: data.redirect_url } : { name: 'gone' }
  const { client, redirect_uri: back, user, scope } = data
  return {
    name: 'asked',
    id: data.authorization_id,
    client: { name: client.name, host: new URL(back).host || new URL(back).protocol },
    email: user.email,
    shown: shownScopes(scope),
  }
}

export async function decideConsent(context: Context, form: FormData) {
  const id = textOf(form, 'authorization_id')
  await requireAccount(context, `/oauth/consentement?${new URLSearchParams({ authorization_id: id })}`)
  const { oauth } = context.get(visitorContext).auth()
  const options = { skipBrowserRedirect: true }
  const { data } =
    textOf(form, 'method') === 'approve'
      ? await oauth.approveAuthorization(id, options)
      : await oauth.denyAuthorization(id, options)
  if (!data || !isLeadingOut(data.redirect_url)) return answerAgain(context, { problem: 'expired' })
  return answerAgain(context, { leaveFor: data.redirect_url })
}

async function requireAccount(context: Context, path: string): Promise<void> {
  const assurance = await context.get(visitorContext).assurance()
  if (assurance === 'one-factor' || assurance === 'two-factors') return
  const headers = new Headers(keptByNobody)
  headers.append('set-cookie', await writeSavedPath(path, context.get(servicesContext)))
  throw redirect(assurance === 'nobody' ? guard.login : secondFactorPath, { status: 303, headers })
}

// Applications of a phone have schemes of their own; those that run something in this page are none.
const schemesOfBrowsers = new Set(['javascript:', 'data:', 'blob:', 'file:', 'vbscript:', 'about:'])

// The scheme as a browser reads it, whatever spaces and line ends an address is written with.
function isLeadingOut(address: string): boolean {
  const scheme = URL.parse(address)?.protocol
  return scheme !== undefined && !schemesOfBrowsers.has(scheme)
}
