import type { MiddlewareFunction } from 'react-router'
import { guard, needOf } from '#app/session/guarded-paths.ts'
import { requireCoach, requireMember, requireUser } from '#app/session/require.server.ts'

const requirements = { account: requireUser, member: requireMember, admin: requireCoach }

export const guardRooms: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const need = needOf(guard, url.pathname)
  if (!need) return next()
  await requirements[need](context, guard.savesPath ? url.pathname + url.search : undefined)
  const response = await next()
  if (!/no-store/.test(response.headers.get('cache-control') ?? ''))
    response.headers.set('cache-control', 'private, no-store')
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  return response
}
