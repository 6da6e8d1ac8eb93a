import { data, redirect, type RouterContextProvider } from 'react-router'
import { mayOpen, type Rights } from '#app/domain/members/office-rooms.ts'
import type { Member } from '#app/domain/members/store.server.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import { guard, normalized, secondFactorPath } from './guarded-paths.ts'
import { writeSavedPath } from './saved-path.ts'
import type { CurrentUser } from './visitor.server.ts'

type Context = Readonly<RouterContextProvider>

/** Whoever is signed in. Anybody else is sent to sign in, or to show their second factor, and back to `path`. */
export async function requireUser(context: Context, path?: string): Promise<CurrentUser> {
  const visitor = context.get(visitorContext)
  const user = await visitor.currentUser()
  if (user && (await visitor.isSignedIn())) return user
  const headers = new Headers(noStore)
  if (path !== undefined)
    headers.append('set-cookie', await writeSavedPath(path, context.get(servicesContext)))
  const isMissing = (await visitor.assurance()) === 'second-factor-missing'
  throw redirect(isMissing ? secondFactorPath : guard.login, { headers })
}

/** A signed-in active member. The callback tells others that their time in the club is over, or has not begun. */
export async function requireMember(context: Context, path?: string): Promise<Member> {
  await requireUser(context, path)
  const visitor = context.get(visitorContext)
  const member = await visitor.activeMember()
  if (member) return member
  const known = await visitor.member()
  const isAsked = known?.status === 'active' && (await visitor.lacksSecondFactor())
  throw redirect(isAsked ? '/compte/securite?pourquoi=membre' : guard.callback, { headers: noStore })
}

/** Who runs the club, an active coach or an assistant; in production after the second factor that the club asks of them. */
export async function requireCoach(context: Context, path?: string): Promise<Member> {
  const member = await requireMember(context, path)
  if (member.role === 'athlete')
    throw data('Cette partie du site est réservée aux coachs du club.', {
      status: 403,
      headers: noStore,
    })
  if (await context.get(visitorContext).lacksSecondFactor())
    throw redirect('/compte/securite?pourquoi=admin', { headers: noStore })
  return member
}

/** Refuses an assistant whatever was not given to them. */
export function requireRoom(member: Rights, path: string): void {
  if (mayOpen(member, normalized(path))) return
  throw data('Cette rubrique ne vous est pas ouverte\u00a0: demandez-la à un coach du club.', {
    status: 403,
    headers: noStore,
  })
}
