import { redirect, type RouterContextProvider } from 'react-router'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { keptByNobody } from '#app/http/headers.ts'
import { guard } from '#app/session/guard.ts'
import { forgetSavedPath, isOwnPath, readSavedPath, writeSavedPath } from '#app/session/saved-path.ts'
import { athletePath } from '#app/ui/blocks/navigation.ts'
import { askedAddressCookie } from './sign-in-cookie.server.ts'

export const secondFactorPath = `${guard.login}?etape=second-facteur`
export const invitationPath = '/invitation'

type Context = Readonly<RouterContextProvider>

/**
 * Where somebody goes who has just shown who they are: to their second factor when the account has one, then where they
 * wanted to go, or home. `wanted` comes before what the cookie remembers.
 */
export async function goOn(request: Request, context: Context, wanted?: string): Promise<Response> {
  const services = context.get(servicesContext)
  const headers = new Headers(keptByNobody)
  headers.append('set-cookie', await askedAddressCookie.forget(services))
  if (await isSecondFactorMissing(context)) {
    if (wanted) headers.append('set-cookie', await writeSavedPath(wanted, services))
    return redirect(secondFactorPath, { status: 303, headers })
  }
  headers.append('set-cookie', await forgetSavedPath(services))
  const path =
    (await homeOfInvited(context)) ?? wanted ?? (await savedPath(request)) ?? (await homeOf(context))
  return redirect(path, { status: 303, headers })
}

// Asked of the session as it is now: what the request came with may have been left behind a moment ago.
async function isSecondFactorMissing(context: Context): Promise<boolean> {
  const auth = context.get(visitorContext).auth()
  const { data } = await auth.getUser()
  const hasFactor = data.user?.factors?.some(({ status }) => status === 'verified') ?? false
  const level = await auth.mfa.getAuthenticatorAssuranceLevel()
  return hasFactor && level.data?.currentLevel !== 'aal2'
}

async function homeOfInvited(context: Context): Promise<string | undefined> {
  const member = await context.get(visitorContext).member()
  return member?.status === 'invited' ? invitationPath : undefined
}

export async function savedPath(request: Request): Promise<string | undefined> {
  const path = await readSavedPath(request)
  return path && leadsOn(path) ? path : undefined
}

export function ownPathOf(address: string | null, siteUrl: string): string | undefined {
  if (!address || !URL.canParse(address, siteUrl)) return undefined
  const { origin, pathname, search } = new URL(address, siteUrl)
  const path = pathname + search
  if (origin !== new URL(siteUrl).origin || !isOwnPath(path)) return undefined
  return pathname !== '/' && leadsOn(path) ? path : undefined
}

function leadsOn(path: string): boolean {
  const { pathname } = new URL(path, 'http://localhost')
  return pathname !== guard.login && pathname !== guard.callback
}

async function homeOf(context: Context): Promise<string> {
  const member = await context.get(visitorContext).member()
  if (member?.status !== 'active') return guard.callback
  return member.role === 'admin' ? '/admin' : athletePath
}
