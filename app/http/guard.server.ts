import type { MiddlewareFunction } from 'react-router'
import { guard, needOf, proofQuestion } from '#app/session/guarded-paths.ts'
import { forgetKeptForm, keepForm } from '#app/session/kept-form.server.ts'
import { askProof, hasOfficeProof } from '#app/session/proof.server.ts'
import { requireCoach, requireMember, requireRoom, requireUser } from '#app/session/require.server.ts'
import { servicesContext } from './context.ts'
import { readForm } from './read-form.server.ts'

const requirements = { account: requireUser, member: requireMember, admin: requireCoach }

export const guardRooms: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const need = needOf(guard, url.pathname)
  if (!need) return next()
  const path = url.pathname + url.search
  const user = await requirements[need](context, guard.savesPath && isShown(request) ? path : undefined)
  const { userId } = user
  if (need === 'admin' && 'rooms' in user) requireRoom(user, url.pathname)
  // What a coach writes wants its owner of today, not a telephone that somebody found.
  const services = context.get(servicesContext)
  const isOfficeWrite = need === 'admin' && request.method !== 'GET'
  if (isOfficeWrite && !(await hasOfficeProof(context, url.pathname)))
    return askProof(context, path, await keepForm(await readForm(request), { userId, path }, services))
  if (need === 'admin' && url.searchParams.has(proofQuestion)) return askProof(context, url.pathname)
  const response = await next()
  if (isOfficeWrite) await forgetKeptForm(response, services)
  if (!/no-store/.test(response.headers.get('cache-control') ?? ''))
    response.headers.set('cache-control', 'private, no-store')
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  return response
}

/** Whether a page will be shown of it: what a script sends or listens to aside is no place to come back to. */
function isShown({ headers, url }: Request): boolean {
  return headers.get('sec-fetch-dest') !== 'empty' || new URL(url).pathname.endsWith('.data')
}
