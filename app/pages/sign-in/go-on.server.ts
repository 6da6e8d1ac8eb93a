import { redirect } from 'react-router'
import type { Member } from '#app/domain/members/store.server.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import { textCookie } from '#app/http/text-cookie.server.ts'
import { rememberDevice } from '#app/session/device.server.ts'
import { guard, secondFactorPath } from '#app/session/guarded-paths.ts'
import { forgetSavedPath, isOwnPath, readSavedPath, writeSavedPath } from '#app/session/saved-path.ts'
import { athletePath } from '#app/ui/blocks/navigation.ts'
import type { Context } from './answer.server.ts'
import { redirectByOffer } from './passkey/passkey-offer.server.ts'

export const invitationPath = '/invitation'
export const newPasswordPath = '/mot-de-passe/nouveau'

/** The address a code was sent to, as long as the code lives: the page that asks for it can say where to look. */
export const askedAddressCookie = textCookie('adresse_connexion', {
  maxAge: 3600,
  isRight: (address) => address !== '' && address.length <= 254,
})

type Way = {
  wanted?: string | undefined
  /** The form of a sign-in by a link, after which a passkey may be offered. */
  offering?: FormData
}

/** After a sign-in: to the second factor if there is one, then to `wanted`, the cookie's path, or home. */
export async function goOn(
  request: Request,
  context: Context,
  { wanted, offering }: Way = {},
): Promise<Response> {
  const services = context.get(servicesContext)
  const headers = new Headers(noStore)
  headers.append('set-cookie', await askedAddressCookie.forget(services))
  if (await isSecondFactorMissing(context)) {
    if (wanted) headers.append('set-cookie', await writeSavedPath(wanted, services))
    return redirect(secondFactorPath, { status: 303, headers })
  }
  headers.append('set-cookie', await forgetSavedPath(services))
  const user = await context.get(visitorContext).currentUser()
  if (user?.email) headers.append('set-cookie', await rememberDevice(request, user.email, services))
  const path =
    (await homeOfInvited(context)) ?? wanted ?? (await savedPath(request)) ?? (await homePath(context))
  const isOwnDoor = path === invitationPath || path === newPasswordPath
  return redirectByOffer(request, context, { path, headers, ...(!isOwnDoor && { offering }) })
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

/** The path of an address of this site that leads anywhere but to its door. */
export function ownPathOf(context: Context, address: string | null): string | undefined {
  const { siteUrl } = context.get(servicesContext)
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

async function homePath(context: Context): Promise<string> {
  const member = await context.get(visitorContext).member()
  return member?.status === 'active' ? homeOf(member) : guard.callback
}

export function homeOf({ role }: Pick<Member, 'role'>): string {
  return role === 'athlete' ? athletePath : '/admin'
}
